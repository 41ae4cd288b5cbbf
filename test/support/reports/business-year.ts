import { dayAt } from '../../../shared/time/store-day.ts';

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** When a business year of DATEV's settings begins whose first day was half a year ago: a test's last days are never of two. */
export function yearHalfOver(): string {
  const { month } = dayAt(Date.now() - HALF_A_YEAR_MS);
  return `01.${String(month).padStart(2, '0')}.`;
}
