import { localeOf, type Language } from '../language.ts';

/** What of a terminal decides how moments are written. */
export interface Store {
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

/** A day without its time. */
export function writtenDay(at: number, language: Language, store: Store): string {
  return written(at, language, store, { dateStyle: 'medium' });
}

/** A day as the payment service counts it. */
export function utcDay(at: number, language: Language, { locale }: Store): string {
  return writtenDay(at, language, { locale, timeZone: 'UTC' });
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
