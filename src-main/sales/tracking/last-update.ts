import { within } from '../../supervision/deadline.ts';
import type { SalesPorts } from '../ports.ts';
import type { Sale } from '../sale.ts';

/** The customer waits for the document that this is printed on. */
const PATIENCE_MS = 4_000;
/** A clock that is wrong by more than this has worse consequences. */
const EARLIER_MS = 24 * 60 * 60_000;

export interface LastUpdate {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `till`: the service's record could not be had. The update was at `at` or later, never earlier. */
  readonly source: 'service' | 'till';
}

/**
 * When the payment that was shown was last updated: `updated` of its record in the terminal's history (spec "Payment
 * history objects"), unless the sale is another service's, else the last moment at which the till knew of an earlier state of it. `undefined` for a sale
 * whose code was never shown.
 */
export async function lastUpdate(
  sale: Sale,
  isOwn: boolean,
  { gateway, clock }: Pick<SalesPorts, 'gateway' | 'clock'>,
  stop: AbortSignal,
): Promise<LastUpdate | undefined> {
  const { creation } = sale.payment;
  if (creation.state !== 'created') return undefined;
  const { trackingId, readBeforeAt } = creation.tracked;
  const since = (sale.serviceStartedAt ?? sale.startedAt) - EARLIER_MS;
  const answer = isOwn
    ? await within(clock, PATIENCE_MS, stop, (signal) =>
        gateway.findByReference(sale.reference, since, signal),
      )
    : undefined;
  const found = answer?.kind === 'found' && answer.payments.find((other) => other.trackingId === trackingId);
  if (found && found.updatedAt !== undefined) return { at: found.updatedAt, source: 'service' };
  return { at: readBeforeAt ?? creation.at, source: 'till' };
}
