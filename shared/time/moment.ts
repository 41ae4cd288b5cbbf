import { localeOf, type Language } from '../language.ts';
import { isDayAlone, zoneOfRecord } from './record-day.ts';

/** What of a terminal decides how moments are written. */
interface Store {
  readonly locale: string;
  /** IANA name; the computer's without it. */
  readonly timeZone?: string;
}

type Writing = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/** A day and a time for who reads `language`, at the store's time. `at` is milliseconds since 1970, as in all of these. */
export function dayAndTime(at: number, language: Language, store: Store): string {
  return written(at, language, store, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same with its seconds: events follow each other quickly. */
export function exactTime(at: number, language: Language, store: Store): string {
  return written(at, language, store, { dateStyle: 'short', timeStyle: 'medium' });
}

/** Without the day: of what happened lately. */
export function timeOfDay(at: number, language: Language, store: Store): string {
  return written(at, language, store, { timeStyle: 'short' });
}

/** A day as the payment service counts it. */
export function utcDay(at: number, language: Language, { locale }: Store): string {
  return written(at, language, { locale, timeZone: 'UTC' }, { dateStyle: 'medium' });
}

/** The day of a settlement, batch or deposit; `created` is epoch milliseconds. */
export function writtenRecordDay(created: number, language: Language, { locale, timeZone }: Store): string {
  const zone = zoneOfRecord(created, timeZone);
  return written(
    created,
    language,
    { locale, ...(zone !== undefined && { timeZone: zone }) },
    { dateStyle: 'medium' },
  );
}

/** The same with its time, where the record names one. */
export function writtenRecordTime(created: number, language: Language, store: Store): string {
  return isDayAlone(created)
    ? writtenRecordDay(created, language, store)
    : dayAndTime(created, language, store);
}

function written(at: number, language: Language, { locale, timeZone }: Store, writing: Writing): string {
  const format = new Intl.DateTimeFormat(localeOf(language, locale), {
    ...writing,
    // Some countries' locales count in another calendar: receipts do not, and a date has to be found on both.
    calendar: 'gregory',
    ...(timeZone !== undefined && { timeZone }),
  });
  return format.format(at);
}
