import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useShopper } from '../visit/shopper.ts';
import type { StageProps } from '../visit/stage-props.ts';
import * as styles from './ends-soon.module.css';

/** Prints the receipt where there is a printer, says whether it worked, and offers the button again after a failure. */
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
