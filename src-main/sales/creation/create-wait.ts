import { backOff, spread } from '../../supervision/back-off.ts';
import type { Creation, TryCounts } from '../sale.ts';

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

/** The shortest waits after the first, second … lost try, so that a restart of the service does not use up all tries. */
const AFTER_LOST_MS = [1_000, 2_000, 8_000, 30_000] as const;
/** Time to find the payment of an unreadable answer before another one is asked for. */
const AFTER_UNREADABLE_MS = 15_000;

/** The shortest wait before the next try, in milliseconds. */
export function leastWait(creation: Creation, { lost, unreadable }: TryCounts): number {
  if (creation.state !== 'lost') return 0;
  if (creation.failure.code === 'service-answer-unreadable') return AFTER_UNREADABLE_MS * unreadable;
  return AFTER_LOST_MS[lost - 1] ?? 0;
}
