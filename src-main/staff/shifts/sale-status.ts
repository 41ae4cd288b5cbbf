import { isPaidReading, outcomeOf } from '../../sales/stated-amount.ts';
import { isSettled, shownPayment, trackedPayments } from '../../sales/sale.ts';
import type { SaleStatus } from '../../../shared/reports/shift-report.ts';
import type { Sale, Tracked } from '../../sales/sale.ts';

/**
 * Answers how a sale stands. Screens keep to the outcome that people were shown. A report counts money, so it goes by
 * what the service said last.
 */
export function saleStatusOf(sale: Sale): SaleStatus {
  const deciding: Partial<Tracked> = decidingPayment(sale) ?? {};
  const { reading, historyRequest } = deciding;
  const outcome = reading && outcomeOf(reading, sale.amount);
  // A payment whose code was never shown can be paid all the same, and the service may first report it as unpaid.
  const paid = reading !== undefined && isPaidReading(reading, sale.amount);
  if (paid && historyRequest) return 'amount-differs';
  if (!paid && !sale.end && isSettled(sale) && !sale.recordDamaged) return 'not-created';
  if (outcome) return outcome;
  // What is missing may have created a payment, which may be paid.
  if (sale.recordDamaged && trackedPayments(sale).length === 0) return 'unknown';
  return reading?.status.kind === 'unrecognised' ? 'unknown' : 'open';
}

/**
 * Answers the payment that decides: the one that the sale ended with or shows, or another one that has been paid. Of a damaged
 * record it is the first that is known.
 */
export function decidingPayment(sale: Sale): Tracked | undefined {
  const payments = trackedPayments(sale);
  const allPaid = payments.filter(({ reading }) => reading && isPaidReading(reading, sale.amount));
  const paid = allPaid.find(({ historyRequest }) => !historyRequest) ?? allPaid[0];
  const ended = payments.find(({ end }) => end !== undefined && end === sale.end);
  // That its code was shown may be what is missing.
  return paid ?? ended ?? shownPayment(sale) ?? (sale.recordDamaged ? payments[0] : undefined);
}
