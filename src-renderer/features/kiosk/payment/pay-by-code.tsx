import { useMessages } from '../../../messages/use-messages.ts';
import { Pay } from '../../customer-display/payment/pay.tsx';
import { Step } from '../visit/step.tsx';
import { useShopper } from '../visit/shopper.ts';
import type { StageProps } from '../visit/stage-props.ts';
import { Leave } from '../visit/ways.tsx';

/** Shows the code and how to pay it. A shopper who cancels has it withdrawn; main follows its payment to the end. */
export function PayByCode({ stage: { bill, url } }: StageProps<'pay'>) {
  const { kiosk: messages } = useMessages();
  const { store } = useShopper();
  return (
    <Step before={<Leave>{messages.cancel}</Leave>}>
      <Pay title={messages.scan} tooLong={messages.qrTooLong} bill={bill} url={url} store={store}>
        <p>{messages.how}</p>
      </Pay>
    </Step>
  );
}
