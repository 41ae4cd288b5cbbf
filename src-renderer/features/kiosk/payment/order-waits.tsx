import type { KioskStage } from '../../../../shared/contract/kiosk.ts';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { Waiting } from '../../customer-display/payment/waiting.tsx';
import { Step } from '../visit/step.tsx';
import { useShopper } from '../visit/shopper.ts';
import { Leave } from '../visit/ways.tsx';

type Waits = Extract<KioskStage, { readonly name: 'preparing' | 'confirming' | 'checking' }>;

/**
 * Says that the shopper has to wait. While money may be on its way there is no button, until main says that it takes
 * too long.
 */
export function OrderWaits({ stage }: { readonly stage: Waits }) {
  const all = useMessages();
  const { store } = useShopper();
  const isPreparing = stage.name === 'preparing';
  const mayGo = !isPreparing && stage.mayGo === true;
  return (
    <Step
      before={isPreparing && <Leave>{all.kiosk.cancel}</Leave>}
      after={mayGo && <Leave>{all.kiosk.newOrder}</Leave>}
    >
      <Waiting
        {...saidOf(stage.name, all)}
        {...(mayGo && { text: `${all.customerDisplay.confirmingText} ${all.kiosk.mayGo}` })}
        bill={stage.bill}
        locale={store.locale}
        seen={stage.name === 'confirming'}
      />
    </Step>
  );
}

function saidOf(
  name: Waits['name'],
  { customerDisplay: messages }: Messages,
): { title: string; text: string } {
  switch (name) {
    case 'preparing':
      return { title: messages.preparing, text: messages.preparingText };
    case 'confirming':
      return { title: messages.confirming, text: messages.confirmingText };
    case 'checking':
      return { title: messages.checking, text: messages.confirmingText };
  }
}
