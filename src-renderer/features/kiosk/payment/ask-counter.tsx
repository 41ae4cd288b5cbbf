import { useMessages } from '../../../messages/use-messages.ts';
import { Outcome } from '../../customer-display/payment/outcome-layout.tsx';
import { Step } from '../visit/step.tsx';
import type { StageProps } from '../visit/stage-props.ts';
import { EndsSoon } from './ends-soon.tsx';
import * as styles from './end.module.css';
import { OrderNumber } from './order-number.tsx';

/** The kiosk cannot go on without staff. No payment was requested, but one of an earlier order may have been paid after all. */
export function AskCounter({ stage: { number, until } }: StageProps<'ask-counter'>) {
  const { kiosk: messages } = useMessages();
  return (
    <Step after={<EndsSoon until={until} primary />}>
      <Outcome icon="speech" title={messages.counter}>
        <p className={styles.endText}>
          {number === undefined ? messages.counterText : messages.counterAgain}
        </p>
        {number !== undefined && <OrderNumber number={number} />}
      </Outcome>
    </Step>
  );
}
