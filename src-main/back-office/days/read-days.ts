import { succeeded } from '../../../shared/failure.ts';
import { compareSides } from './compare-sides.ts';
import { settlementsToRead } from './payout-stated.ts';
import { readBatches } from './read-batches.ts';
import { readPayouts } from './read-payouts.ts';
import { elsewhereOf, paymentsByTrackingId, paymentsOfScope, paymentsOfTerminal } from './read-service.ts';
import { latestOfEach } from './repeated-records.ts';
import { NOTHING_SETTLED } from './settled-payments.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { DamagedSale } from '../ports.ts';
import type { BothSides, Span } from './compare-sides.ts';
import type { DaysRead } from './explain-days.ts';
import type { Asking, Listed } from './read-service.ts';
import type { SaleOnDay } from './sale-on-day.ts';

/** What the till has of these days. */
export interface TillOnDays {
  readonly sales: readonly SaleOnDay[];
  /** Whether the ledger has a sale for this payment. */
  readonly isKnown: (trackingId: string) => boolean;
  /** What is known of the till's sale of a payment, where that sale is damaged. */
  readonly damagedSale: (trackingId: string) => DamagedSale | undefined;
}

/**
 * Reads the service's payments of these days, with their batches and payouts. `till` is missing without a terminal at work.
 * Fails where the terminal's payments cannot be read completely. `now` answers epoch milliseconds.
 */
export async function readDays(
  till: TillOnDays | undefined,
  { span, now }: { readonly span: Span; readonly now: () => number },
  asking: Asking,
): Promise<Listed<DaysRead>> {
  const read = await (till ? bothSides(till, span, now, asking) : withoutTill(span, asking));
  if (read === 'too-many' || !read.ok) return read;
  const sides = read.value;
  const { paid } = compareSides(sides);
  const payouts = await readPayouts(settlementsToRead(paid), asking);
  const batches = await readBatches(span, paid, payouts, asking);
  if (batches === 'too-many' || !batches.ok) {
    const unchecked = [{ what: 'elsewhere', ...whyNot(batches) }] as const;
    const none = {
      payments: [],
      others: 0,
      settledOf: NOTHING_SETTLED,
      isWhole: () => false,
    };
    return succeeded({ ...sides, elsewhere: [], payouts, batches: none, unchecked });
  }
  const elsewhere = sides.noTill
    ? []
    : elsewhereOf(batches.value.payments, span, sides.payments, asking.ids.terminal);
  return succeeded({ ...sides, elsewhere, payouts, batches: batches.value, unchecked: [] });
}

async function bothSides(
  { sales, isKnown, damagedSale }: TillOnDays,
  span: Span,
  now: () => number,
  asking: Asking,
): Promise<Listed<BothSides>> {
  const listed = await paymentsOfTerminal(span, asking);
  if (listed === 'too-many' || !listed.ok) return listed;
  const byId = new Map(listed.value.map((payment) => [payment.trackingId ?? '', payment]));
  const repeated = listed.value.filter((payment) => byId.get(payment.trackingId ?? '') !== payment);
  const missing = sales.flatMap(({ trackingIds }) => trackingIds).filter((id) => !byId.has(id));
  const { found, unasked } = await paymentsByTrackingId(missing, now(), asking);
  return succeeded({
    span,
    sales,
    payments: [...byId.values(), ...found],
    repeated,
    unasked,
    isKnown,
    damagedSale,
  });
}

async function withoutTill(span: Span, asking: Asking): Promise<Listed<BothSides>> {
  const listed = await paymentsOfScope(span, asking);
  if (listed === 'too-many' || !listed.ok) return listed;
  const none = { sales: [], unasked: new Set<string>(), isKnown: () => false };
  const { others, payments } = listed.value;
  return succeeded({ span, others, ...latestOfEach(payments), ...none, noTill: true });
}

/** Why something was not read completely. */
export function whyNot(read: 'too-many' | { readonly ok: false; readonly failure: Failure }) {
  if (read === 'too-many') return { why: 'too-many' } as const;
  return { why: 'failed', failure: read.failure } as const;
}
