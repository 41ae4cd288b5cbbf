import { isPaidReading, outcomeOf } from '../../sales/stated-amount.ts';
import { isSettled, trackedPayments } from '../../sales/sale.ts';
import type { SaleStatus } from '../../../shared/reports/shift-report.ts';
import type { Sale, Tracked } from '../../sales/sale.ts';

/**
 * How a sale stands. Screens keep to the outcome that people were told; a report counts money, and so goes by what the
 * service said last.
 */
export function saleStatusOf(sale: Sale): SaleStatus {
  const deciding: Partial<Tracked> = decidingPayment(sale) ?? {};
  const { reading, historyRequest } = deciding;
  const outcome = reading && outcomeOf(reading, sale.amount);
  // A payment that no code was shown of can be paid all the same, and be told of as unpaid at first.
  const paid = reading !== undefined && isPaidReading(reading, sale.amount);
  if (paid && historyRequest) return 'amount-differs';
  if (!paid && !sale.end && isSettled(sale)) return 'not-created';
  if (outcome) return outcome;
  return reading?.status.kind === 'unrecognised' ? 'unknown' : 'open';
}

/** Of the payment that the sale ended with, or that is shown; of another one if that has been paid. */
export function decidingPayment(sale: Sale): Tracked | undefined {
  const { creation } = sale.payment;
  const payments = trackedPayments(sale);
  const allPaid = payments.filter(({ reading }) => reading && isPaidReading(reading, sale.amount));
  const paid = allPaid.find(({ historyRequest }) => !historyRequest) ?? allPaid[0];
  const ended = payments.find(({ end }) => end !== undefined && end === sale.end);
  const shown = creation.state === 'created' ? creation.tracked : undefined;
  return paid ?? ended ?? shown;
}
