import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useShopper } from './shopper.ts';

/** Before the code: drops all of it, and the next visit may begin. */
export function StartOver() {
  const { kiosk: messages } = useMessages();
  const { visit, commands, ask } = useShopper();
  return (
    <Button kind="secondary" onPress={() => void ask(() => commands['kiosk.leave']({ visit }))}>
      {messages.startOver}
    </Button>
  );
}

/** One step back. */
export function StepBack() {
  const { page: messages } = useMessages();
  const { visit, commands, ask } = useShopper();
  return (
    <Button kind="secondary" icon="back" onPress={() => void ask(() => commands['kiosk.back']({ visit }))}>
      {messages.back}
    </Button>
  );
}
