import { isPaid, moneyCame, saysPaid } from '../../shared/payment/payment-status.ts';
import { allAlertsOf } from './sale-alerts.ts';
import { trackedPayments } from './sale.ts';
import { receiptOf } from './stated-amount.ts';
import type { ReclaimKind } from '../../shared/contract/back-office/reclaims.ts';
import type { Money } from '../../shared/money/money.ts';
import type { Sale, Tracked } from './sale.ts';

/** Money that a payer sent and that did not pay for the sale, as far as this till knows. */
export interface SaleReclaim {
  readonly kind: ReclaimKind;
  readonly amount?: Money;
  /** The service counts it as paid, although the sale was over before. */
  readonly isTaken: boolean;
  /** A cashier has acknowledged the alert about it. */
  readonly isAcknowledged: boolean;
  /** The service last updated the payment at this time or later, in epoch milliseconds. */
  readonly updatedFrom: number;
}

/** The money to reclaim of a sale: of the first of its payments that has some. */
export function reclaimOf(sale: Sale): SaleReclaim | undefined {
  for (const payment of trackedPayments(sale)) {
    const kind = kindOf(sale, payment);
    if (!kind) continue;
    const { reading, readBeforeAt, createdAt } = payment;
    const received = reading && receiptOf(reading, sale.amount);
    const isTaken = reading !== undefined && kind === 'late' && saysPaid(reading.status);
    return {
      kind,
      isTaken,
      isAcknowledged: allAlertsOf(sale).some(
        ({ id, kind: raised }) => raised === 'outcome-changed' && sale.acknowledgedAlerts.includes(id),
      ),
      updatedFrom: readBeforeAt ?? createdAt ?? sale.startedAt,
      ...amountOf(kind, received, sale.amount),
    };
  }
  return undefined;
}

function kindOf({ end, endedLate }: Sale, { reading }: Tracked): ReclaimKind | undefined {
  if (reading?.status.kind !== 'final') return undefined;
  const { outcome } = reading.status;
  const endedUnpaid = end !== undefined && end.outcome !== 'amount-differs' && !isPaid(end.outcome);
  if (isPaid(outcome) && (endedUnpaid || endedLate)) return 'late';
  switch (outcome) {
    case 'overpaid':
      return 'over';
    case 'underpaid':
      return 'under';
    case 'invalid':
      return 'rejected';
    case 'expired':
    case 'cancelled':
      return moneyCame(reading) ? 'late' : undefined;
    default:
      return undefined;
  }
}

function amountOf(kind: ReclaimKind, received: Money | undefined, { minor, currency }: Money) {
  if (!received) return {};
  if (kind !== 'over') return received.minor > 0 ? { amount: received } : {};
  return received.minor > minor ? { amount: { minor: received.minor - minor, currency } } : {};
}
