import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../text/words.ts';

/** The service refused the credentials: no sale can get a code until a manager enters them again, who is the only one to be offered the way. */
export function SignInRefused({ onSecrets }: { readonly onSecrets: (() => void) | undefined }) {
  const words = useWords();
  return (
    <Banner
      kind="fault"
      alert
      title={words.failures['sign-in-refused']}
      action={
        onSecrets && (
          <Button kind="secondary" icon="lock" onPress={onSecrets}>
            {words.newSale.enterSecrets}
          </Button>
        )
      }
    >
      <p>{words.actions[onSecrets ? 'sign-in' : 'ask-manager']}</p>
    </Banner>
  );
}
