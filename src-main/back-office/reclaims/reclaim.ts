import { isPaid, saysPaid } from '../../../shared/payment/payment-status.ts';
import { lastReclaimDayBy } from '../../../shared/payment/reclaim-window.ts';
import { refundState } from '../../../shared/payment/refund-stated.ts';
import { asUtc } from '../../../shared/time/store-day.ts';
import type { PaymentAtService, PaymentRow } from '../../../shared/contract/back-office/payments.ts';
import type { Reclaim, ReclaimKind, ReclaimState } from '../../../shared/contract/back-office/reclaims.ts';
import type { ServiceAmount } from '../../../shared/money/service-amount.ts';
import type { Day } from '../../../shared/time/store-day.ts';
import type { SaleReclaim } from '../../sales/reclaim-of.ts';

const DAY_MS = 86_400_000;

interface Around {
  /** At the store. */
  readonly today: Day;
  /** The day at the store of a time in epoch milliseconds. */
  readonly calendar: (at: number) => Day;
}

/** What the payer of a row can reclaim, by the service's record, otherwise by the till's; `undefined` for nothing. */
export function reclaimOfRow(
  row: PaymentRow,
  known: SaleReclaim | undefined,
  around: Around,
): Reclaim | undefined {
  const { payment, at } = row;
  // That the sale had been given up before is not in its stage, which is the payment's end.
  const isTakenLate = known?.isTaken === true && payment?.status !== undefined && saysPaid(payment.status);
  const stated = isTakenLate ? known.kind : payment && kindAtService(payment, row);
  const kind = stated ?? (saysNothing(payment) ? known?.kind : undefined);
  if (!kind) return undefined;
  const updatedAt = payment?.updatedAt;
  const daysLeft = daysLeftOf(updatedAt ?? known?.updatedFrom ?? payment?.createdAt ?? at, around);
  const isTaken = payment?.status ? saysPaid(payment.status) && kind === 'late' : known?.isTaken === true;
  const amount = (payment && amountAtService(kind, payment)) ?? known?.amount;
  return {
    row,
    kind,
    state: stateOf({ payment, isTaken, isAcknowledged: known?.isAcknowledged === true, daysLeft }),
    daysLeft,
    ...(amount && { amount }),
    ...(updatedAt === undefined && { isEarliest: true }),
  };
}

/** Records need not state what came, and of one that nobody paid in time it alone says whether there is anything to reclaim. */
function saysNothing({ status, paid }: PaymentAtService = {}): boolean {
  if (status?.kind !== 'final') return true;
  return paid === undefined && (status.outcome === 'expired' || status.outcome === 'cancelled');
}

function kindAtService({ status, paid }: PaymentAtService, { sale }: PaymentRow): ReclaimKind | undefined {
  if (status?.kind !== 'final') return undefined;
  const recorded = sale?.stage.name === 'final' ? sale.stage.outcome : undefined;
  const wasUnpaid = recorded !== undefined && recorded !== 'amount-differs' && !isPaid(recorded);
  if (isPaid(status.outcome) && wasUnpaid) return 'late';
  switch (status.outcome) {
    case 'completed':
      return undefined;
    case 'overpaid':
      return 'over';
    case 'underpaid':
      return 'under';
    case 'invalid':
      // Money in a coin that is not taken pays for nothing, and still belongs to the payer.
      return 'rejected';
    default:
      return paid !== undefined && paid.minor > 0 ? 'late' : undefined;
  }
}

function amountAtService(
  kind: ReclaimKind,
  { requested, paid }: PaymentAtService,
): ServiceAmount | undefined {
  if (kind !== 'over') return paid && paid.minor > 0 ? paid : undefined;
  if (!requested || !paid || paid.minor <= requested.minor) return undefined;
  return { ...paid, minor: paid.minor - requested.minor };
}

interface ReclaimFacts {
  readonly payment: PaymentAtService | undefined;
  readonly isTaken: boolean;
  readonly isAcknowledged: boolean;
  readonly daysLeft: number;
}

function stateOf({ payment, isTaken, isAcknowledged, daysLeft }: ReclaimFacts): ReclaimState {
  if (isTaken) return isAcknowledged ? 'settled' : 'to-settle';
  return refundState(payment ?? {}) ?? (daysLeft < 0 ? 'limit-over' : 'open');
}

function daysLeftOf(updatedAt: number, { today, calendar }: Around): number {
  const last = asUtc(lastReclaimDayBy(calendar, updatedAt));
  return Math.round((last - asUtc(today)) / DAY_MS);
}
