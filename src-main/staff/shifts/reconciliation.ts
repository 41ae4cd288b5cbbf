import { statedText } from '../../sales/stated-amount.ts';
import { saysPaid } from '../../../shared/payment/payment-status.ts';
import type { PaymentStatus } from '../../../shared/payment/payment-status.ts';
import type {
  DifferingSale,
  Listed,
  Reconciliation,
  ReportedSale,
  SaleStatus,
  UnknownPayment,
} from '../../../shared/reports/shift-report.ts';
import type { HistoryComparison } from '../../sales/comparison/history-comparison.ts';
import type { DifferingSale as Differing } from '../../sales/comparison/payment-comparison.ts';
import type { FoundPayment } from '../../sales/ports.ts';
import type { Sale } from '../../sales/sale.ts';

/** How many payments a report lists at most, so that its paper ends. */
const MOST_LISTED = 20;

/** Answers what a comparison with the service's history found, in the form that a report keeps. */
export function reconciliationOf(
  comparison: HistoryComparison,
  named: (sale: Sale) => ReportedSale,
): Reconciliation {
  if (comparison.kind === 'not-compared') return { state: 'not-compared', reason: comparison.reason };
  const { from, until, payments, paidLate, differing, unknown, unread } = comparison;
  const byMoney = unknown.toSorted((a, b) => rank(a) - rank(b) || (b.createdAt ?? 0) - (a.createdAt ?? 0));
  return {
    state: 'compared',
    from,
    until,
    payments,
    paidLate: listed(paidLate, named),
    differing: listed(differing, (each) => differingSale(each, named)),
    unknown: listed(byMoney, unknownPayment),
    unread,
  };
}

function listed<T, L>(all: readonly T[], each: (one: T) => L): Listed<L> {
  return { count: all.length, listed: all.slice(0, MOST_LISTED).map(each) };
}

function differingSale({ sale, payment }: Differing, named: (sale: Sale) => ReportedSale): DifferingSale {
  const { statedRequest, status } = payment;
  const statedStatus = status?.kind === 'final' && saysPaid(status) ? status.outcome : undefined;
  return {
    ...named(sale),
    ...(statedRequest && { statedAmount: statedText(statedRequest) }),
    ...(statedStatus && { statedStatus }),
  };
}

function unknownPayment({
  trackingId,
  reference,
  createdAt,
  statedRequest,
  status,
}: FoundPayment): UnknownPayment {
  return {
    trackingId,
    standing: saleStatusOf(status),
    ...(reference !== undefined && { reference }),
    ...(createdAt !== undefined && { createdAt }),
    ...(statedRequest && { statedAmount: statedText(statedRequest) }),
  };
}

function saleStatusOf(status: PaymentStatus | undefined): SaleStatus {
  if (status?.kind === 'final') return status.outcome;
  return status === undefined || status.kind === 'unrecognised' ? 'unknown' : 'open';
}

/** Orders payments: paid ones first, then those that may still be paid. */
function rank({ status }: FoundPayment): number {
  if (status && saysPaid(status)) return 0;
  return status?.kind === 'final' ? 2 : 1;
}
