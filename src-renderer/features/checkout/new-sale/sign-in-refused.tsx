import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface SignInRefusedProps {
  /** Whether the till tries the same key again by itself. After a refused password, a person has to act. */
  readonly triedAgain: boolean;
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets. */
  readonly onSecrets: (() => void) | undefined;
}

/** Says that the service refused the credentials, so that no sale gets a code until they are entered again or accepted. */
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
