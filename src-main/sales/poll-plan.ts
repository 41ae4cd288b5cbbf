/** How often payments are read. Pure, so that the whole budget can be checked as a table. */

/** How near a payment is to somebody's eyes. */
export type Attention = 'on-screen' | 'parked' | 'stray';

/** Share of the read quota that the payment on the screen may use; at 600 reads a minute it never needs it. */
const SHARE_ON_SCREEN = 0.5;
/** Share for all other payments together. The rest is left for tenders, look-ups and history. */
const SHARE_OTHERS = 0.3;

const PATIENCE_MS: Record<Attention, number> = { 'on-screen': 1_000, parked: 4_000, stray: 15_000 };
const LONGEST_BACK_OFF_MS = 8_000;

/**
 * Milliseconds from the start of one reading to the start of the next.
 * `others` counts the payments that are not on the screen; `readsPerMinute` is the service's read quota.
 */
export function readInterval(attention: Attention, others: number, readsPerMinute: number): number {
  const wanted = PATIENCE_MS[attention];
  if (attention === 'on-screen') return Math.max(wanted, 60_000 / (readsPerMinute * SHARE_ON_SCREEN));
  return Math.max(wanted, (60_000 * others) / (readsPerMinute * SHARE_OTHERS));
}

/**
 * The wait after `failures` failed readings in a row: 1 s, 2 s, 4 s, 8 s, each varied by up to a fifth so that tills
 * do not return together after an outage. `random` is at least 0 and below 1.
 */
export function backOff(failures: number, random: number): number {
  const wait = Math.min(LONGEST_BACK_OFF_MS, 1_000 * 2 ** Math.max(0, failures - 1));
  return wait * (0.8 + 0.4 * random);
}
