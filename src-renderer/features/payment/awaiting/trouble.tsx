import type { Failure } from '../../../../shared/failure.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface TroubleProps {
  readonly failure: Failure;
  readonly reassurance: string;
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets and are told to ask a manager. */
  readonly onSecrets: (() => void) | undefined;
}

/** Says what delays the code and what to do, and that nothing was paid. */
export function Trouble({ failure, reassurance, onSecrets }: TroubleProps) {
  const messages = useMessages();
  return (
    <Banner
      kind="warning"
      alert
      title={messages.failures[failure.code]}
      action={
        failure.action === 'sign-in' &&
        onSecrets && (
          <Button kind="secondary" icon="lock" onPress={onSecrets}>
            {messages.newSale.enterSecrets}
          </Button>
        )
      }
    >
      <p>
        {messages.actions[failure.action === 'sign-in' && !onSecrets ? 'ask-manager' : failure.action]}{' '}
        {reassurance}
      </p>
      {failure.action === 'ask-manager' && <FailureDetail failure={failure} />}
    </Banner>
  );
}
