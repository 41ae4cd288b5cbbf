import { asciiDigits, readTypedAmount } from './typed-amount.ts';
import type { SaleSearch } from './sale-search.ts';

/** What the words typed into the search box are read with. */
export interface SearchReading {
  readonly currency: string;
  readonly locale: string;
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

type Span = Required<Pick<SaleSearch, 'from' | 'to'>>;

function dayMeant(text: string, { locale, now, today, yesterday }: SearchReading): Span | undefined {
  const is = (word: string) => text.localeCompare(word, locale, { sensitivity: 'base' }) === 0;
  if (is(today)) return dayOf(new Date(now));
  if (is(yesterday)) {
    const { from } = dayOf(new Date(now));
    return dayOf(new Date(from - 1));
  }
  const date = dateOf(text);
  return date && dayOf(date);
}

/**
 * From the beginning of the first day to the end of the last, by the computer's time zone; dates as `2026-05-12`. An
 * empty one leaves its side open. `undefined` when a date is none.
 */
export function daySpan(first: string, last: string): Partial<Span> | undefined {
  const from = first === '' ? undefined : dateOf(first);
  const to = last === '' ? undefined : dateOf(last);
  if ((first !== '' && !from) || (last !== '' && !to)) return undefined;
  return { ...(from && { from: dayOf(from).from }), ...(to && { to: dayOf(to).to }) };
}

function dateOf(text: string): Date | undefined {
  const [, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return date.getMonth() === Number(month) - 1 ? date : undefined;
}

/** Not always 24 hours: clocks are put forward and back. */
function dayOf(date: Date): Span {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  return { from: new Date(year, month, day).getTime(), to: new Date(year, month, day + 1).getTime() };
}
