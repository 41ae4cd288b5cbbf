/** How closely a payment is followed, which decides how often it is read. */
export type Attention = 'on-screen' | 'parked' | 'orphan';

/** Share of the read quota for the payment on the screen; at 600 reads a minute it never needs all of it. */
const SHARE_ON_SCREEN = 0.5;
/** Share of the read quota for all other payments together. The rest is for tenders, look-ups and history. */
const SHARE_OTHERS = 0.3;

/** How often a payment is read, where the quota is large enough. */
const EVERY_MS: Record<Attention, number> = { 'on-screen': 1_000, parked: 4_000, orphan: 15_000 };

/**
 * Milliseconds from the start of one reading to the start of the next.
 * `others` counts the payments that are not on the screen; `readsPerMinute` is the service's read quota.
 */
export function readInterval(attention: Attention, others: number, readsPerMinute: number): number {
  const wanted = EVERY_MS[attention];
  if (attention === 'on-screen') return Math.max(wanted, 60_000 / (readsPerMinute * SHARE_ON_SCREEN));
  return Math.max(wanted, (60_000 * others) / (readsPerMinute * SHARE_OTHERS));
}
