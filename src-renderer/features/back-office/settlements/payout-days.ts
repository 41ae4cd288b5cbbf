import { MOST_DAYS_EXPLAINED } from '../../../../shared/contract/back-office/days-explained.ts';
import { daysTyped, type ChosenDays } from '../../reports/report-days.ts';
import type { BatchAtService } from '../../../../shared/contract/back-office/settlements.ts';

/**
 * The days of a settlement's payments, from the periods of its batches. `undefined` where a batch names none, or they
 * are too many for one comparison.
 */
export function payoutDays(batches: readonly BatchAtService[]): ChosenDays | undefined {
  const periods = batches.map(({ period = '' }) => period);
  if (periods.length === 0 || periods.some((period) => !/^\d{4}-\d\d-\d\d$/.test(period))) return undefined;
  const [from = '', to = from] = [periods.toSorted()[0], periods.toSorted().at(-1)];
  const isRange = typeof daysTyped(from, to, MOST_DAYS_EXPLAINED) === 'object';
  return isRange ? { span: 'chosen', from, to } : undefined;
}
