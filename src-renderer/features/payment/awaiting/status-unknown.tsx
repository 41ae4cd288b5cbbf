import type { ReactNode } from 'react';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import type { SaleIn } from '../../../state/sale-stage.ts';
import { useMessages } from '../../../messages/use-messages.ts';

interface StatusUnknownProps {
  readonly stage: SaleIn<'waiting' | 'seen' | 'unrecognised'>['stage'];
  /** Missing for cashiers who may not enter them: a manager is asked then. */
  readonly onSecrets: (() => void) | undefined;
  /** Somebody has asked everywhere and learnt no more: what that brought besides. */
  readonly asked?: { readonly title: string; readonly findings: ReactNode };
}

/** The one thing that must not happen now is a second charge: the customer may have paid already. */
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
