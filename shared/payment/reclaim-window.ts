import { asUtc, calendarOf, dayAt, daysAfter } from '../time/store-day.ts';
import type { Day } from '../time/store-day.ts';

/** "Reclaim window for unconverted crypto: 30 days from the payment's last update" (spec "Limits"). */
export const RECLAIM_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

/**
 * The last day on which the payer can reclaim from morning to midnight at the store: a document must not promise an hour
 * that comes too late. `updatedAt` is milliseconds since 1970, `timeZone` an IANA name, the computer's without it.
 */
export function lastReclaimDay(updatedAt: number, timeZone?: string): Day {
  return lastReclaimDayBy(calendarOf(timeZone), updatedAt);
}

/** Like `lastReclaimDay`, by a `calendar` of the store that is made once for many payments. */
export function lastReclaimDayBy(calendar: (at: number) => Day, updatedAt: number): Day {
  return daysAfter(calendar(updatedAt + RECLAIM_DAYS * DAY_MS), -1);
}

/** Whether `day` is over in the store's time zone. */
export function isOver(day: Day, now: number, timeZone?: string): boolean {
  return asUtc(dayAt(now, timeZone)) > asUtc(day);
}
