import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface SignInRefusedProps {
  /** The till tries the same key again; a refused password waits for a person. */
  readonly triedAgain: boolean;
  /** Only a manager is offered the way. */
  readonly onSecrets: (() => void) | undefined;
}

/** The service refused the credentials: no sale can get a code until a manager enters them again, or a key is taken. */
export function SignInRefused({ triedAgain, onSecrets }: SignInRefusedProps) {
  const messages = useMessages();
  return (
    <Banner
      kind="fault"
      alert
      title={messages.failures['sign-in-refused']}
      action={
        onSecrets && (
          <Button kind="secondary" icon="lock" onPress={onSecrets}>
            {messages.newSale.enterSecrets}
          </Button>
        )
      }
    >
      <p>{messages.actions[onSecrets ? 'sign-in' : 'ask-manager']}</p>
      {triedAgain && <p>{messages.newSale.keyTriedAgain}</p>}
    </Banner>
  );
}
