import { dayAt, dayBegins, daysAfter, storeClock } from '../time/store-day.ts';
import { asciiDigits, readTypedAmount } from '../money/typed-amount.ts';
import { timeTyped } from './typed-time.ts';
import type { SaleSearch } from './sale-search.ts';
import type { Day } from '../time/store-day.ts';

const MINUTE_MS = 60_000;
const AROUND_MS = 10 * MINUTE_MS;
/** In characters; no reference is longer. */
const MAX_TEXT = 128;
/** In characters. */
const MAX_PAGE_ID = 128;

/** What the words typed into the search box are read with. */
export interface SearchReading {
  readonly currency: string;
  readonly locale: string;
  /** IANA name of where the store is, as for `dayAt`. */
  readonly timeZone?: string | undefined;
  /** Wall-clock milliseconds. */
  readonly now: number;
  /** The words for these days in the cashier's language. */
  readonly today: string;
  readonly yesterday: string;
}

/**
 * What somebody looks for who typed this: `#17` is a sale's number, `12.34` an amount, `yesterday` or `2026-05-12` a
 * day, `14:30` a time of it, or of today; the address of a hosted page is its payment; anything else is a reference or
 * a code. Bare digits may be all three of number, amount and reference.
 *
 * @param onDay the day of a time without one
 */
export function readSearch(typed: string, reading: SearchReading, onDay?: Day): Omit<SaleSearch, 'only'> {
  const text = typed.trim();
  if (text === '') return {};
  const numbered = /^#\s*([0-9]{1,15})$/.exec(asciiDigits(text))?.[1];
  if (numbered !== undefined) return { number: Number(numbered) };
  const pageId = pageIdIn(text);
  if (pageId !== undefined) return { pageId };
  const day = dayMeant(text, reading);
  if (day) return spanOf(day, reading.timeZone);
  const time = timeMeant(text, reading, onDay);
  if (time) return time;
  const amount = readTypedAmount(text, reading.currency, reading.locale);
  if (!amount) return { text: text.slice(0, MAX_TEXT) };
  if (!amount.bare) return { amountMinor: amount.minor };
  return { text, number: Number(asciiDigits(text)), amountMinor: amount.minor };
}

/** The same with the days beside it, both or one of them empty; `undefined` when the first is after the last. */
export function readTypedSearch(
  { text, from, to }: { readonly text: string; readonly from: string; readonly to: string },
  reading: SearchReading,
): Omit<SaleSearch, 'only'> | undefined {
  const days = daySpan(from, to, reading.timeZone);
  const isBackwards = days?.from !== undefined && days.to !== undefined && days.from >= days.to;
  const onDay = dayNamed(to) ?? dayNamed(from);
  return isBackwards ? undefined : { ...days, ...readSearch(text, reading, onDay) };
}

/**
 * What the address of a payment's hosted page identifies it by: the end of its path or, without one, the first value of
 * its query. `undefined` where the text is no such address.
 */
function pageIdIn(text: string): string | undefined {
  if (!/^https?:\/\//iu.test(text) || !URL.canParse(text)) return undefined;
  const { pathname, searchParams } = new URL(text);
  const end = pathname.split('/').findLast((part) => part !== '');
  const id = end === undefined ? [...searchParams.values()][0] : decoded(end);
  return id === undefined || id === '' || id.length > MAX_PAGE_ID ? undefined : id;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Span = Required<Pick<SaleSearch, 'from' | 'to'>>;

function dayMeant(text: string, reading: SearchReading): Day | undefined {
  const { locale, timeZone, now } = reading;
  const is = (word: string) => text.localeCompare(word, locale, { sensitivity: 'base' }) === 0;
  const today = dayAt(now, timeZone);
  if (is(reading.today)) return today;
  if (is(reading.yesterday)) return daysAfter(today, -1);
  return dayNamed(text);
}

/** Some minutes around the time: people round. Without a day it is the last time that the clock showed it. */
function timeMeant(text: string, reading: SearchReading, onDay: Day | undefined): Span | undefined {
  const { locale, timeZone, now } = reading;
  const typed = timeTyped(text, locale);
  if (!typed) return undefined;
  const today = dayAt(now, timeZone);
  const day = typed.before === '' ? (onDay ?? today) : dayMeant(typed.before, reading);
  if (!day) return undefined;
  const there = momentOf(day, typed.minutes, timeZone);
  const isAhead = typed.before === '' && !onDay && there - AROUND_MS > now;
  const at = isAhead ? momentOf(daysAfter(day, -1), typed.minutes, timeZone) : there;
  return { from: at - AROUND_MS, to: at + AROUND_MS + MINUTE_MS };
}

/** When the clock at the store shows this. On a day when it is put forward or back, midnight is another number of hours away. */
function momentOf(day: Day, minutes: number, timeZone: string | undefined): number {
  const at = dayBegins(day, timeZone) + minutes * MINUTE_MS;
  const off = Math.floor(minutes / 60) - storeClock(timeZone)(at).hour;
  return Math.abs(off) === 1 ? at + off * 60 * MINUTE_MS : at;
}

/**
 * From the beginning of the first day to the end of the last, at the store; dates as `2026-05-12`. An empty one leaves
 * its side open. `undefined` when a date is none.
 */
export function daySpan(first: string, last: string, timeZone?: string): Partial<Span> | undefined {
  const from = first === '' ? undefined : dayNamed(first);
  const to = last === '' ? undefined : dayNamed(last);
  if ((first !== '' && !from) || (last !== '' && !to)) return undefined;
  return {
    ...(from && { from: dayBegins(from, timeZone) }),
    ...(to && { to: dayBegins(daysAfter(to, 1), timeZone) }),
  };
}

function dayNamed(text: string): Day | undefined {
  const [, year, month, date] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? [];
  if (date === undefined) return undefined;
  const day = { year: Number(year), month: Number(month), day: Number(date) };
  return daysAfter(day, 0).month === day.month ? day : undefined;
}

function spanOf(day: Day, timeZone: string | undefined): Span {
  return { from: dayBegins(day, timeZone), to: dayBegins(daysAfter(day, 1), timeZone) };
}
