import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

/** Asks the service again for what it did not answer. */
export function LookAgain({ onPress }: { readonly onPress: () => void }) {
  const { credentials } = useMessages();
  return (
    <Button kind="secondary" onPress={onPress}>
      {credentials.lookAgain}
    </Button>
  );
}
