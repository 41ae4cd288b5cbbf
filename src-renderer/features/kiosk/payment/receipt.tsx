import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useShopper } from '../visit/shopper.ts';
import type { StageProps } from '../visit/stage-props.ts';
import * as styles from './ends-soon.module.css';

/** From the printer, where one is set up; what came of it, and the button again after a failure. */
export function Receipt({ stage: { printed } }: StageProps<'paid'>) {
  const { kiosk: messages } = useMessages();
  const { visit, canPrint, commands, ask } = useShopper();
  return (
    <>
      {canPrint && (printed === undefined || printed === 'failed') && (
        <Button
          kind="secondary"
          icon="printer"
          onPress={() => void ask(() => commands['kiosk.printReceipt']({ visit }))}
        >
          {messages.print}
        </Button>
      )}
      <span className={styles.endsSoon} role="status">
        {printed !== undefined && messages.printed[printed]}
      </span>
    </>
  );
}
