import type { Failure } from '../../../shared/failure.ts';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { useCommand } from '../../state/use-command.ts';
import { useMessages } from '../../messages/use-messages.ts';

interface StartFailureProps {
  readonly failure: Failure;
  /** The same start may work once its cause is gone. */
  readonly again: boolean;
}

/** Why the till did not start. */
export function StartFailure({ failure, again }: StartFailureProps) {
  const messages = useMessages().setup;
  const tryAgain = useCommand('setup.tryAgain');
  const button = (
    <Button kind="secondary" disabled={tryAgain.running} onPress={() => void tryAgain.run(undefined)}>
      {messages.tryAgain}
    </Button>
  );
  return <FailureBanner failure={failure} action={again && button} />;
}
