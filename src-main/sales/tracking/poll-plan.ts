import { backOff, spread } from '../../supervision/back-off.ts';

/** How closely a payment is followed, which decides how often it is read. */
export type Attention = 'on-screen' | 'parked' | 'orphan';

/** Share of the read quota for the payment on the screen; at 600 reads a minute it never needs all of it. */
const SHARE_ON_SCREEN = 0.5;
/** Share of the read quota for all other payments together. The rest is for tenders, look-ups and history. */
const SHARE_OTHERS = 0.3;

const PATIENCE_MS: Record<Attention, number> = { 'on-screen': 1_000, parked: 4_000, orphan: 15_000 };

/**
 * Milliseconds from the start of one reading to the start of the next.
 * `others` counts the payments that are not on the screen; `readsPerMinute` is the service's read quota.
 */
export function readInterval(attention: Attention, others: number, readsPerMinute: number): number {
  const wanted = PATIENCE_MS[attention];
  if (attention === 'on-screen') return Math.max(wanted, 60_000 / (readsPerMinute * SHARE_ON_SCREEN));
  return Math.max(wanted, (60_000 * others) / (readsPerMinute * SHARE_OTHERS));
}

const ON_SCREEN_MS = [
  { until: 60_000, longest: 8_000 },
  { until: 5 * 60_000, longest: 30_000 },
  { until: 30 * 60_000, longest: 60_000 },
] as const;
/** For parked sales, and for one that has been on the screen for half an hour. A press of the cashier's tries at once. */
const NOBODY_WAITS_MS = 10 * 60_000;

/**
 * Milliseconds from a failed try to create a payment to the next one: 1 s, 2 s, 4 s and so on, varied by up to a fifth,
 * at most eight seconds while a customer waits, and ten minutes otherwise. `tries` have failed in a row, over
 * `forMs` milliseconds. A day without a network comes to fewer than 200 tries.
 */
export function createWait(tries: number, forMs: number, onScreen: boolean, random: number): number {
  const eager = onScreen && ON_SCREEN_MS.find(({ until }) => forMs < until);
  const longest = eager ? eager.longest : NOBODY_WAITS_MS;
  return spread(backOff(tries, { firstMs: 1_000, longestMs: longest }), random);
}
