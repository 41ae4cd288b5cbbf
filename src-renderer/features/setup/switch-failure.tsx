import type { Failure } from '../../../shared/failure.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { useMessages } from '../../messages/use-messages.ts';

interface SwitchFailureProps {
  readonly failure: Failure;
  /** Leaves open payments alone; missing once that has been chosen. */
  readonly onAnyway?: (() => void) | undefined;
}

/** Why the till did not switch to another terminal. Open payments can be left alone with a further press. */
export function SwitchFailure({ failure, onAnyway }: SwitchFailureProps) {
  const messages = useMessages();
  if (failure.signInFault) return <SignInFailure failure={failure} fault={failure.signInFault} />;
  if (failure.code !== 'payments-open') return <FailureBanner failure={failure} />;
  const anyway = onAnyway && (
    <Button kind="secondary" onPress={onAnyway}>
      {messages.setup.changeAnyway}
    </Button>
  );
  return (
    <Banner kind="fault" alert title={messages.failures[failure.code]} action={anyway}>
      <p>{messages.setup.stillOpen({ count: failure.openPayments ?? 0 })}</p>
      <p>{messages.setup.leftOpen}</p>
    </Banner>
  );
}
