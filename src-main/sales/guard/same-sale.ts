import type { Moment } from '../moment.ts';
import type { Sale } from '../sale.ts';

/** How long ago an earlier sale may have started and still count as the same one. */
export interface Lately {
  /** Milliseconds by the service's clock. */
  readonly ms: number;
  /** Milliseconds by the till's clock, where only that is known: it may be wrong by days, or have been set since. */
  readonly byTillMs: number;
}

/** A reference charged again within this time may be the same order; later it is a new day's table or ticket. */
export const SAME_REFERENCE: Lately = { ms: 24 * 60 * 60_000, byTillMs: 72 * 60 * 60_000 };
/** The same amount again within this time may be the same customer. */
export const SAME_AMOUNT: Lately = { ms: 10 * 60_000, byTillMs: 10 * 60_000 };

/** Within this time the cashier is not asked again about tills whose payments could not be read. */
export const SAME_CUSTOMER: Lately = { ms: 60 * 60_000, byTillMs: 60 * 60_000 };

/**
 * Whether a sale started lately by either clock: the service's, which nobody can set at the till, or the till's, because a
 * proxy or a network's sign-in page may have answered with a wrong time. Where the service's time is not known for both
 * moments, any two of the known times count. A sale that seems to start in the future is recent: a clock was set back.
 */
export function beganLately(
  { startedAt, serviceStartedAt }: Pick<Sale, 'startedAt' | 'serviceStartedAt'>,
  { wall, service }: Moment,
  { ms, byTillMs }: Lately,
): boolean {
  if (service !== undefined && serviceStartedAt !== undefined) {
    const byTill = wall - startedAt;
    return service - serviceStartedAt <= ms || (byTill >= 0 && byTill <= ms);
  }
  const now = Math.min(wall, service ?? wall);
  return now - Math.max(startedAt, serviceStartedAt ?? startedAt) <= byTillMs;
}

/**
 * The key by which the guard compares references: two references that a person may have typed for one order have the same
 * key. It ignores Unicode compatibility forms (full width, ligatures, composed letters), upper and lower case, kinds of
 * dashes, kinds and numbers of spaces, spaces around the text, and invisible characters. Everything else counts: `T5` and
 * `T 5` are two orders. The reference itself is stored and sent as it was typed.
 */
export function referenceKey(reference: string): string {
  const folded = reference
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    // `ß` becomes `SS` in upper case, so that `STRASSE` equals `straße`. Capital `ẞ` does not, so it is made small before.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');
  return folded
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
