import type { PastSale } from '../../../../../shared/contract/past-sales.ts';
import type { PaymentStory } from '../../../../../shared/contract/back-office/payment-story.ts';
import type {
  KnownBy,
  PaymentAtService,
  PaymentRow,
} from '../../../../../shared/contract/back-office/payments.ts';

/** A row of the list with the newest state of both sides. */
export interface KnownPayment extends PaymentRow {
  readonly past?: PastSale;
  /** All payments of its sale. */
  readonly payments: readonly PaymentAtService[];
}

export function knownPayment(row: PaymentRow, story: PaymentStory | undefined): KnownPayment {
  if (!story) return { ...row, payments: row.payment ? [row.payment] : [] };
  const { past } = story;
  const now = story.payments.find(({ trackingId }) => trackingId === row.payment?.trackingId);
  const payment = now ?? story.payments[0];
  const known = payment ? { ...row.payment, ...payment } : row.payment;
  const sale = past?.sale ?? row.sale;
  const payments = story.payments.length > 0 ? story.payments : known ? [known] : [];
  return {
    ...row,
    payments: payments.map((each) => (each === payment && known ? known : each)),
    knownBy: knownBy(row, story),
    ...(known && { payment: known }),
    ...(sale && { sale }),
    ...(past && { past }),
  };
}

function knownBy({ knownBy: before }: PaymentRow, { past, payments, service }: PaymentStory): KnownBy {
  if (service.state === 'asked') {
    if (payments.length === 0) return past ? 'till' : before;
    return past ? 'both' : before;
  }
  const hasNone = service.state === 'not-asked' && service.why === 'no-payment';
  return hasNone && before !== 'damaged' ? 'no-payment' : before;
}
