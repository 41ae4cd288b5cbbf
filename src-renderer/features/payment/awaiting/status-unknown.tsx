import type { ReactNode } from 'react';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import type { SaleIn } from '../../../state/sale-stage.ts';
import { useMessages } from '../../../messages/use-messages.ts';

interface StatusUnknownProps {
  readonly stage: SaleIn<'waiting' | 'seen' | 'unrecognised'>['stage'];
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets and are told to ask a manager. */
  readonly onSecrets: (() => void) | undefined;
  /** Set after "Customer says they paid?" has found nothing new about this payment: its title, and what else it found. */
  readonly asked?: { readonly title: string; readonly findings: ReactNode };
}

/** Warns that the status is unknown: the customer may have paid, so nobody must charge again. */
export function StatusUnknown({ stage, onSecrets, asked }: StatusUnknownProps) {
  const messages = useMessages();
  const { stale } = stage;
  return (
    <Banner
      kind="warning"
      alert
      title={asked?.title ?? messages.unknown.title}
      action={
        stale?.action === 'sign-in' &&
        onSecrets && (
          <Button kind="secondary" icon="lock" onPress={onSecrets}>
            {messages.newSale.enterSecrets}
          </Button>
        )
      }
    >
      <p>
        {stale === undefined ? statusMessage() : messages.failures[stale.code]} {messages.unknown.verdict}{' '}
        {messages.unknown.todo} {stale?.action === 'sign-in' && !onSecrets && messages.actions['ask-manager']}
      </p>
      {asked?.findings}
      {stale?.action === 'ask-manager' && <FailureDetail failure={stale} />}
    </Banner>
  );

  function statusMessage(): string {
    return messages.unknown.unrecognised({
      status: stage.name === 'unrecognised' ? stage.status : stage.name,
    });
  }
}
