import { isoDay } from '../../../../shared/time/store-day.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';

/**
 * The file of a comparison. The day on which it was made is part of the name, because the service may state something
 * else later.
 */
export function copyName(explained: DaysExplained): string {
  return `${copyPrefix(explained)}${new Date(explained.madeAt).toISOString().slice(0, 10)}`;
}

/** How the names of all copies of the same days, or of the same payout, begin. */
export function copyPrefix({ from, to, settlementId }: DaysExplained): string {
  if (settlementId !== undefined) return `payout-${inFileName(settlementId)}-as-of-`;
  const days = [...new Set([isoDay(from), isoDay(to)])].join('-to-');
  return `days-${days}-as-of-`;
}

/** The identifier without characters that no file name can hold. */
function inFileName(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 100);
}
