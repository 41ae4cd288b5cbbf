import { LIFETIME_MS } from '../world/payments/durations.ts';
import type { PlannedMove } from '../world/payments/payment.ts';

/** The payment of an unanswered create. Its code was never shown, so nobody pays it. */
const LOST_LIFETIME_MS = 10_000;
const RETRY_AFTER_SECONDS = 2;

/** What happens to one create and its payment without a payer. Times are milliseconds after the creation. */
export type Scenario =
  | { readonly create: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly create: 'server-error' }
  | { readonly create: 'answered' | 'answer-lost'; readonly plan: readonly PlannedMove[] };

const after = (at: number, statusCode: string): PlannedMove => ({ at, statusCode });
const answered = (...plan: PlannedMove[]): Scenario => ({ create: 'answered', plan });
const completed = answered(after(2000, 'completed'));

/**
 * The scenario of a test amount, by its cents. `isFirstTry` is only called for .08 to .10, whose fault happens once for
 * each reference and amount, so that simultaneous sales do not disturb each other.
 */
export function scenarioFor(requestedMinor: number, isFirstTry: () => boolean): Scenario {
  switch (requestedMinor % 100) {
    case 1:
      return completed;
    case 2:
      return answered(after(2000, 'underpaid'));
    case 3:
      return answered(after(2000, 'overpaid'));
    case 4:
      return answered(after(2000, 'expired'));
    case 5:
      return answered(after(2000, 'invalid'));
    case 6:
      return answered(after(2000, 'cancelled'));
    case 7:
      return answered(after(1000, 'processing'), after(6000, 'completed'));
    case 8:
      return isFirstTry() ? { create: 'rate-limited', retryAfterSeconds: RETRY_AFTER_SECONDS } : completed;
    case 9:
      return isFirstTry() ? { create: 'answer-lost', plan: [after(LOST_LIFETIME_MS, 'expired')] } : completed;
    case 10:
      return isFirstTry() ? { create: 'server-error' } : completed;
    case 11:
      // A status that no client can know.
      return answered(after(1000, 'sandboxOddity'), after(4000, 'completed'));
    default:
      return answered(after(LIFETIME_MS, 'expired'));
  }
}
