import { within } from '../../supervision/deadline.ts';
import { shownPayment } from '../sale.ts';
import { paidPaymentOf } from '../stated-amount.ts';
import type { SalesPorts } from '../ports.ts';
import type { Sale } from '../sale.ts';

/** The customer waits for the document on which this is printed. */
const PATIENCE_MS = 4_000;
/** The till's clock may be wrong by this much. */
const EARLIER_MS = 24 * 60 * 60_000;

export interface LastUpdate {
  /** Epoch milliseconds. */
  readonly at: number;
  /** `till`: the service's record could not be read. The update was at `at` or later, never earlier. */
  readonly source: 'service' | 'till';
}

/**
 * When the service last updated the payment that paid, or else was shown: `updated` of its record in the terminal's history
 * (spec "Payment history objects"). Where that cannot be read, or the sale is another service's, the last time at which the
 * till read an earlier state. `undefined` for a sale without such a payment.
 */
export async function lastUpdate(
  sale: Sale,
  isOwn: boolean,
  { gateway, clock }: Pick<SalesPorts, 'gateway' | 'clock'>,
  stop: AbortSignal,
): Promise<LastUpdate | undefined> {
  const payment = paidPaymentOf(sale) ?? shownPayment(sale);
  if (!payment) return undefined;
  const { trackingId, readBeforeAt, createdAt = sale.startedAt } = payment;
  const since = (sale.serviceStartedAt ?? sale.startedAt) - EARLIER_MS;
  const answer = isOwn
    ? await within(clock, PATIENCE_MS, stop, (signal) =>
        gateway.findByReference(sale.reference, since, signal),
      )
    : undefined;
  const found = answer?.kind === 'found' && answer.payments.find((other) => other.trackingId === trackingId);
  if (found && found.updatedAt !== undefined) return { at: found.updatedAt, source: 'service' };
  const { creation } = sale.payment;
  const isShown = creation.state === 'created' && creation.tracked === payment;
  return { at: readBeforeAt ?? (isShown ? creation.at : createdAt), source: 'till' };
}
