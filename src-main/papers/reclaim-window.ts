/** A day of the calendar in the store's time zone. `month` counts from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** "Reclaim window for unconverted crypto: 30 days from the payment's last update" (spec "Limits"). */
export const RECLAIM_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

/**
 * The last day on which the payer can reclaim from morning to midnight at the store: a paper must not promise an hour
 * that comes too late. `updatedAt` is milliseconds since 1970, `timeZone` an IANA name, the computer's without it.
 */
export function lastReclaimDay(updatedAt: number, timeZone?: string): Day {
  const before = new Date(asUtc(dayOf(updatedAt + RECLAIM_DAYS * DAY_MS, timeZone)) - DAY_MS);
  return { year: before.getUTCFullYear(), month: before.getUTCMonth() + 1, day: before.getUTCDate() };
}

/** Whether `day` is over at the store. */
export function isOver(day: Day, now: number, timeZone?: string): boolean {
  return asUtc(dayOf(now, timeZone)) > asUtc(day);
}

/** Midnight of this day, were it a day of UTC: days add and compare as numbers then. */
export function asUtc({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day);
}

function dayOf(at: number, timeZone: string | undefined): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  }).formatToParts(at);
  const part = (type: 'year' | 'month' | 'day'): number =>
    Number(parts.find((other) => other.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}
