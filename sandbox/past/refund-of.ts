import type { Payment } from '../world/payments/payment.ts';
import type { Refund } from '../world/payments/refunds.ts';
import { wireTime } from '../world/wire-values.ts';

const DAY_MS = 86_400_000;
const RECLAIMABLE = new Set(['underpaid', 'overpaid', 'invalid']);
/** Payers reclaim within this time (spec "Limits"). */
const WINDOW_DAYS = 30;

/** The state of a refund at `now`. About half of the payers never ask for one. */
export function refundOf(payment: Payment, random: () => number, now: number): [string, Refund][] {
  if (!RECLAIMABLE.has(payment.statusCode) || random() < 0.5) return [];
  const requested = payment.updated + Math.floor(random() * WINDOW_DAYS * DAY_MS);
  const initiated = requested + Math.floor(random() * 2 * DAY_MS);
  const completed = initiated + Math.floor(random() * DAY_MS);
  if (requested > now) return [];
  const until = (ms: number) => (ms > now ? null : wireTime(ms));
  const refund: Refund = {
    refundStatus: completed <= now ? 'completed' : initiated <= now ? 'initiated' : 'requested',
    refundRequested: wireTime(requested),
    refundInitiated: until(initiated),
    refundCompleted: until(completed),
  };
  return [[payment.trackingId, refund]];
}
