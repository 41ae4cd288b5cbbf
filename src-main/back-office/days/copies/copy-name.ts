import { createHash } from 'node:crypto';
import { dayAt, isoDay } from '../../../../shared/time/store-day.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';

/**
 * The file of a comparison. The day on which it was made is part of the name, because the service may state something
 * else later, and so is the time zone by which the days are counted: in another one the same days have other sales.
 *
 * @param timeZone the store's, for the day on which a payout was explained; the computer's where it is missing
 */
export function copyName(explained: DaysExplained, timeZone: string | undefined): string {
  const { madeAt, zone, settlementId = '' } = explained;
  const madeOn = isoDay(dayAt(madeAt, zone ?? timeZone));
  const own = zone === undefined ? ownEnd(settlementId) : `-in-${inFileName(zone)}`;
  return `${copyPrefix(explained)}${madeOn}${own}`;
}

/**
 * How the names of all copies of the same days, or of the same payout, begin. Copies of a payout with a similar id begin so,
 * too.
 */
export function copyPrefix({ from, to, settlementId }: DaysExplained): string {
  if (settlementId !== undefined) return `payout-${inFileName(settlementId)}-as-of-`;
  const days = [...new Set([isoDay(from), isoDay(to)])].join('-to-');
  return `days-${days}-as-of-`;
}

/** The day on which the copy was made, from the name of its file. */
export function madeOnDay(file: string): string {
  return /-as-of-(\d{4}-\d\d-\d\d)(?:-i[nd]-[A-Za-z0-9_-]+)?\.csv$/.exec(file)?.[1] ?? '';
}

/** Tells payouts apart whose ids become the same in a file name: some file systems do not tell capitals from small letters. */
function ownEnd(settlementId: string): string {
  if (/^[a-z0-9_-]{0,100}$/.test(settlementId)) return '';
  return `-id-${createHash('sha256').update(settlementId).digest('hex').slice(0, 16)}`;
}

/** The text without characters that no file name can hold. */
function inFileName(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 100);
}
