import type { SaleOutcome } from '../../../../shared/payment/payment-status.ts';
import type { Tone } from '../../../shell/app-shell.tsx';
import type { IconName } from '../../../components/icon/icon.tsx';

interface OutcomeStyle {
  readonly tone: Tone;
  readonly icon: IconName;
}

export const outcomeStyle: Record<SaleOutcome, OutcomeStyle> = {
  completed: { tone: 'good', icon: 'check' },
  overpaid: { tone: 'good', icon: 'check-plus' },
  underpaid: { tone: 'bad', icon: 'partial' },
  expired: { tone: 'still', icon: 'clock' },
  cancelled: { tone: 'still', icon: 'cross' },
  invalid: { tone: 'bad', icon: 'stop' },
  'amount-differs': { tone: 'bad', icon: 'warning' },
};

export const toneOf = (outcome: SaleOutcome): Tone => outcomeStyle[outcome].tone;
