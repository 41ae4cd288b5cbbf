import type { AlertView } from '../../../../shared/contract/sale-view.ts';
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

const UNSURE: OutcomeStyle = { tone: 'still', icon: 'warning' };

/** An end that does not hold, or was perhaps shown before, has no look of its own: green would be read before the words. */
export function styleOf(outcome: SaleOutcome, alerts: readonly AlertView[]): OutcomeStyle {
  return alerts.some(({ kind }) => kind === 'outcome-changed' || kind === 'end-may-be-lost')
    ? UNSURE
    : outcomeStyle[outcome];
}
