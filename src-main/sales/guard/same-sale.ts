import type { Sale } from '../sale.ts';

/** How long ago an earlier sale may have begun to be taken for the same one. */
export interface Lately {
  readonly ms: number;
  /** The same where the till's own clock must be trusted: it may be wrong by days, or have been set since. */
  readonly byTillMs: number;
}

/** A reference charged again within this time may be the same order; later it is a new day's table or ticket. */
export const SAME_REFERENCE: Lately = { ms: 24 * 60 * 60_000, byTillMs: 72 * 60 * 60_000 };
/** The same amount again within this time may be the same customer. */
export const SAME_AMOUNT: Lately = { ms: 10 * 60_000, byTillMs: 10 * 60_000 };

/** The history may not answer for hours: who was asked about this reference is not asked again for the same customer. */
export const SAME_CUSTOMER: Lately = { ms: 60 * 60_000, byTillMs: 60 * 60_000 };

/** One moment, milliseconds since 1970, by the till's clock and, where it is known, by the service's. */
export interface Moment {
  readonly wall: number;
  readonly service: number | undefined;
}

/**
 * Whether the sale began lately: by the service's clock, which cannot be set at the till, or by the till's own, since
 * what answers in the service's place (a proxy, a network's sign-in page) may have told another time. Where the
 * service's is not known for both moments it did when any two of the known times say so. A sale from the future by the
 * clock that counts is recent: it was set back.
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
 * What the guard compares references by: two that a person may have typed for one order have the same key. Compatibility
 * forms (full width, ligatures), composed and decomposed letters, upper and lower case, kinds of blanks and dashes,
 * blanks around and more than one of them, and invisible characters make no difference. Nothing else is left
 * out: `T5` and `T 5` are two orders. The reference itself is stored and sent as it was typed.
 */
export function referenceKey(reference: string): string {
  const folded = reference
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    // Upper case writes out what has no single letter there, so that `STRASSE` is `straße`; lower case before it, since
    // the capital of `ß` is not written out.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');
  return folded
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
