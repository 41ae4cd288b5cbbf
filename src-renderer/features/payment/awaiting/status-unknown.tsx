import type { ReactNode } from 'react';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import type { SaleIn } from '../../../state/sale-in.ts';
import { useWords } from '../../../messages/use-messages.ts';

interface StatusUnknownProps {
  readonly stage: SaleIn<'waiting' | 'seen' | 'unrecognised'>['stage'];
  /** Missing for whoever may not enter them: a manager is asked then. */
  readonly onSecrets: (() => void) | undefined;
  /** Somebody has asked everywhere and learnt no more: what that brought besides. */
  readonly asked?: { readonly title: string; readonly findings: ReactNode };
}

/** The one thing that must not happen now is a second charge: the customer may have paid already. */
export function StatusUnknown({ stage, onSecrets, asked }: StatusUnknownProps) {
  const words = useWords();
  const { stale } = stage;
  return (
    <Banner
      kind="warning"
      alert
      title={asked?.title ?? words.unknown.title}
      action={
        stale?.action === 'sign-in' &&
        onSecrets && (
          <Button kind="secondary" icon="lock" onPress={onSecrets}>
            {words.newSale.enterSecrets}
          </Button>
        )
      }
    >
      <p>
        {stale === undefined ? statusWords() : words.failures[stale.code]} {words.unknown.verdict}{' '}
        {words.unknown.todo} {stale?.action === 'sign-in' && !onSecrets && words.actions['ask-manager']}
      </p>
      {asked?.findings}
      {stale?.action === 'ask-manager' && <FailureDetail failure={stale} />}
    </Banner>
  );

  function statusWords(): string {
    return words.unknown.unrecognised({ status: stage.name === 'unrecognised' ? stage.status : stage.name });
  }
}
