import { saysPaid } from '../../shared/payment-status.ts';
import type { Failure } from '../../shared/failure.ts';
import type { PaymentStatus } from '../../shared/payment-status.ts';
import type { SaleBook } from './sale-book.ts';
import type { FoundPayment, SalesPorts } from './ports.ts';

/** More payments of one reference than this within a day are not looked at one by one: the newest are. */
const LOOKED_AT = 5;

export interface ElsewhereAnswer {
  /** Why nothing can be said: no credential for history, or no answer. */
  readonly failure?: Failure;
  /** Payments of this reference that another till, or an earlier ledger of this one, asked for. */
  readonly payments: readonly (FoundPayment & { readonly status: PaymentStatus; readonly paid: boolean })[];
}

/**
 * Looks in the terminal's history for payments of a reference that this till's ledger does not know. `within` is how
 * far back, in milliseconds. What a lost answer of an open sale left behind is not told: the stray search adopts it.
 */
export async function paymentsElsewhere(
  reference: string,
  within: number,
  { gateway, clock, ledger, book }: Pick<SalesPorts, 'gateway' | 'clock' | 'ledger'> & { book: SaleBook },
  signal: AbortSignal,
): Promise<ElsewhereAnswer> {
  const since = (gateway.serviceTime() ?? clock.wall()) - within;
  const answer = await gateway.findByReference(reference, since, signal);
  if (answer.kind === 'failed') return { failure: answer.failure, payments: [] };
  const searching = book.all().some((sale) => sale.reference === reference && sale.uncheckedLostTries > 0);
  if (searching) return { payments: [] };
  const known = new Set(ledger.paymentsOf(reference));
  const others = answer.payments.filter(({ trackingId }) => !known.has(trackingId)).slice(-LOOKED_AT);
  const read = await Promise.all(
    others.map(async (payment) => ({ payment, status: await statusOf(payment, gateway, signal) })),
  );
  const payments = read.flatMap(({ payment, status }) =>
    status ? [{ ...payment, status, paid: saysPaid(status) }] : [],
  );
  return { payments };
}

/** History records of a terminal need not tell the status (spec "Payment history objects"), so it is read. */
async function statusOf(
  { trackingId, status }: FoundPayment,
  gateway: SalesPorts['gateway'],
  signal: AbortSignal,
): Promise<PaymentStatus | undefined> {
  const answer = await gateway.readTracking(trackingId, signal);
  return answer.kind === 'read' ? answer.reading.status : status;
}
