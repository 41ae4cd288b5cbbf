/** A day of the calendar, as a store counts it. `month` counts from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** No place on earth is further from UTC. */
const FARTHEST_MS = 15 * 60 * 60_000;

/** The day on the wall at `at`, milliseconds since 1970. `timeZone` is an IANA name, the computer's without it. */
export function dayAt(at: number, timeZone?: string): Day {
  return calendarOf(timeZone)(at);
}

/** Days and hours on the wall at moments, milliseconds since 1970: one of these for many moments, as each costs time. */
export function storeClock(timeZone?: string): (at: number) => { readonly day: Day; readonly hour: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  return (at) => {
    const parts = format.formatToParts(at);
    const part = (type: 'year' | 'month' | 'day' | 'hour'): number =>
      Number(parts.find((other) => other.type === type)?.value);
    return { day: { year: part('year'), month: part('month'), day: part('day') }, hour: part('hour') };
  };
}

/** Midnight of this day, were it a day of UTC: days add and compare as numbers then. */
export function asUtc({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(asUtc(day)).getUTCDay() || 7;
}

/** As `2026-05-12`. */
export function isoDay(day: Day): string {
  return new Date(asUtc(day)).toISOString().slice(0, 10);
}

/** `days` later, or earlier where it is negative. */
export function daysAfter(day: Day, days: number): Day {
  const there = new Date(asUtc(day) + days * DAY_MS);
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() };
}

/**
 * When this day begins at the store, milliseconds since 1970. Not always at midnight, and not always 24 hours before the
 * next: clocks are put forward and back. So the moment is looked for between the two that are certainly before and after.
 */
export function dayBegins(day: Day, timeZone?: string): number {
  const calendar = calendarOf(timeZone);
  const wanted = asUtc(day);
  let [before, after] = [wanted - FARTHEST_MS, wanted + FARTHEST_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (asUtc(calendar(middle)) < wanted) before = middle;
    else after = middle;
  }
  return after;
}

/** The same without the hour. */
export function calendarOf(timeZone: string | undefined): (at: number) => Day {
  const clock = storeClock(timeZone);
  return (at) => clock(at).day;
}
