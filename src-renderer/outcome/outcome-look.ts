import type { Outcome } from '../../shared/payment-status.ts';
import type { Tone } from '../frame/frame.tsx';
import type { IconName } from '../parts/icon.tsx';

interface OutcomeLook {
  readonly tone: Tone;
  readonly icon: IconName;
  /** Whether the payer may have something to reclaim on the hosted page. */
  readonly reclaim: boolean;
}

export const outcomeLook: Record<Outcome, OutcomeLook> = {
  completed: { tone: 'good', icon: 'check', reclaim: false },
  overpaid: { tone: 'good', icon: 'check-plus', reclaim: true },
  underpaid: { tone: 'bad', icon: 'partial', reclaim: true },
  expired: { tone: 'still', icon: 'clock', reclaim: true },
  cancelled: { tone: 'still', icon: 'cross', reclaim: false },
  invalid: { tone: 'bad', icon: 'stop', reclaim: true },
};

export const toneOf = (outcome: Outcome): Tone => outcomeLook[outcome].tone;
