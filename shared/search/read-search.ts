import { dayAt, dayBegins, daysAfter } from '../time/store-day.ts';
import { asciiDigits, readTypedAmount } from '../money/typed-amount.ts';
import type { SaleSearch } from './sale-search.ts';
import type { Day } from '../time/store-day.ts';

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
 * day; anything else is a reference or a code. Bare digits may be all three of number, amount and reference.
 */
export function readSearch(typed: string, reading: SearchReading): Omit<SaleSearch, 'only'> {
  const text = typed.trim();
  if (text === '') return {};
  const numbered = /^#\s*([0-9]{1,15})$/.exec(asciiDigits(text))?.[1];
  if (numbered !== undefined) return { number: Number(numbered) };
  const day = dayMeant(text, reading);
  if (day) return day;
  const amount = readTypedAmount(text, reading.currency, reading.locale);
  if (!amount) return { text };
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
  return isBackwards ? undefined : { ...days, ...readSearch(text, reading) };
}

type Span = Required<Pick<SaleSearch, 'from' | 'to'>>;

function dayMeant(text: string, reading: SearchReading): Span | undefined {
  const { locale, timeZone, now } = reading;
  const is = (word: string) => text.localeCompare(word, locale, { sensitivity: 'base' }) === 0;
  const today = dayAt(now, timeZone);
  if (is(reading.today)) return spanOf(today, timeZone);
  if (is(reading.yesterday)) return spanOf(daysAfter(today, -1), timeZone);
  const day = dayNamed(text);
  return day && spanOf(day, timeZone);
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
