import { lazy, Suspense } from 'react';
import type { KioskStage } from '../../../shared/contract/kiosk.ts';
import { Attract } from './attract/attract.tsx';
import { Closed } from './attract/closed.tsx';
import { Choosing } from './choosing/choosing.tsx';
import { AskCounter } from './payment/ask-counter.tsx';
import { NotPaid } from './payment/not-paid.tsx';
import { OrderWaits } from './payment/order-waits.tsx';
import { Paid } from './payment/paid.tsx';
import { PayByCode } from './payment/pay-by-code.tsx';
import { AskTip } from './steps/ask-tip.tsx';
import { TypeAmount } from './steps/type-amount.tsx';

// Loaded only where details are asked for, because countries and address rules come with it.
const AskDetails = lazy(async () => ({ default: (await import('./steps/ask-details.tsx')).AskDetails }));

/** What each stage of a visit shows. */
export function KioskStep({ stage }: { readonly stage: KioskStage }) {
  switch (stage.name) {
    case 'closed':
      return <Closed why={stage.why} />;
    case 'attract':
      return <Attract stage={stage} />;
    case 'choosing':
      return <Choosing stage={stage} />;
    case 'amount':
      return <TypeAmount stage={stage} />;
    case 'tip':
      return <AskTip stage={stage} />;
    case 'details':
      return (
        <Suspense>
          <AskDetails stage={stage} />
        </Suspense>
      );
    case 'preparing':
    case 'confirming':
    case 'checking':
      return <OrderWaits stage={stage} />;
    case 'pay':
      return <PayByCode stage={stage} />;
    case 'paid':
      return <Paid stage={stage} />;
    case 'not-paid':
      return <NotPaid stage={stage} />;
    case 'ask-counter':
      return <AskCounter stage={stage} />;
  }
}
