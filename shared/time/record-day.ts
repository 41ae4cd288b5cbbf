import { dayAndTime, writtenDay } from './moment.ts';
import { dayAt } from './store-day.ts';
import type { Language } from '../language.ts';
import type { Store } from './moment.ts';
import type { Day } from './store-day.ts';

const DAY_MS = 86_400_000;

/**
 * The day of a settlement, batch or deposit, the same on every screen and in every file: the store's, `timeZone` being
 * an IANA name, the computer's without it. `created` is epoch milliseconds.
 */
export function recordDay(created: number, timeZone: string | undefined): Day {
  return dayAt(created, zoneOfRecord(created, timeZone));
}

/** That day for who reads `language`. */
export function writtenRecordDay(created: number, language: Language, store: Store): string {
  const timeZone = zoneOfRecord(created, store.timeZone);
  return writtenDay(created, language, { locale: store.locale, ...(timeZone !== undefined && { timeZone }) });
}

/** The same with its time, where the record names one. */
export function writtenRecordTime(created: number, language: Language, store: Store): string {
  return isDayAlone(created)
    ? writtenRecordDay(created, language, store)
    : dayAndTime(created, language, store);
}

/** Whether a record names its day without a time, which is read as midnight of UTC: it is that day at every store. */
const isDayAlone = (created: number): boolean => created % DAY_MS === 0;

/** The time zone in which `created` is of the day that the record names. */
const zoneOfRecord = (created: number, timeZone: string | undefined): string | undefined =>
  isDayAlone(created) ? 'UTC' : timeZone;
