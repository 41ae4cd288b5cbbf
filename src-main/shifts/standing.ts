import { saysPaid } from '../../shared/payment-status.ts';
import { isSettled, trackedPayments } from '../sales/sale.ts';
import type { SaleStanding } from '../../shared/shift-report.ts';
import type { PaymentStatus } from '../../shared/payment-status.ts';
import type { Sale } from '../sales/sale.ts';

/**
 * How a sale stands; `stale` holds the ids of sales whose last reading is too old to say. Screens keep to the outcome
 * that people were told; a report counts money, and so goes by what the service said last.
 */
export function standingOf(sale: Sale, stale: ReadonlySet<string>): SaleStanding {
  const status = lastWord(sale);
  // A payment that no code was shown of can be paid all the same, and be told of as unpaid at first.
  const isPaid = status !== undefined && saysPaid(status);
  if (!isPaid && !sale.end && isSettled(sale)) return 'not-created';
  if (status?.kind === 'final') return status.outcome;
  return status?.kind === 'unrecognised' || stale.has(sale.id) ? 'unknown' : 'open';
}

/** Of the payment that the sale ended with, or that is shown; of another one if that has been paid. */
function lastWord(sale: Sale): PaymentStatus | undefined {
  const { creation } = sale.payment;
  const payments = trackedPayments(sale);
  const paid = payments.find(({ reading }) => reading && saysPaid(reading.status));
  const ended = payments.find(({ end }) => end !== undefined && end === sale.end);
  const shown = creation.state === 'created' ? creation.tracked : undefined;
  return (paid ?? ended ?? shown)?.reading?.status;
}
