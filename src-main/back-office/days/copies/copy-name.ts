import { isoDay } from '../../../../shared/time/store-day.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';

/** What the copy of a comparison is called: the same days on another day may be another matter. */
export function copyName(explained: DaysExplained): string {
  return `${copyPrefix(explained)}${new Date(explained.madeAt).toISOString().slice(0, 10)}`;
}

/** Of the copies of the same days, or of the same payout. */
export function copyPrefix({ from, to, settlementId }: DaysExplained): string {
  if (settlementId !== undefined) return `payout-${inFileName(settlementId)}-as-of-`;
  const days = [...new Set([isoDay(from), isoDay(to)])].join('-to-');
  return `days-${days}-as-of-`;
}

/** Identifiers are opaque, and some characters are in no file's name. */
function inFileName(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 100);
}
