import type { LastGoodAnswers } from '../../shared/contract/health.ts';

/** What a connection knows of itself without asking. */
export interface ServiceVitals {
  /** This computer's clock minus the service's, in milliseconds; none until an answer has stated the service's. */
  readonly clockDifferenceMs?: number;
  /** Calls of this minute that the service still allows: GET, and all others. */
  readonly readsLeft: number;
  readonly writesLeft: number;
  readonly lastGood: LastGoodAnswers;
}
