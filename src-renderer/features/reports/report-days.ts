import { asUtc, dayAt, daysAfter, type Day } from '../../../shared/time/store-day.ts';
import { daysOf, type DayRange } from '../../../shared/reports/sales-report.ts';

export const SPANS = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'chosen'] as const;
type Span = (typeof SPANS)[number];

/** What somebody has chosen. */
export interface ChosenDays {
  readonly span: Span;
  /** As `2026-05-12`; empty when open. */
  readonly from: string;
  readonly to: string;
}

/** What of a terminal decides which days these are. */
interface Store {
  readonly locale: string;
  /** IANA name; the computer's without it. */
  readonly timeZone?: string;
}

/** The days of this choice at the store, now; `undefined` while what is typed is no range of so many days. */
export function daysChosen(
  { span, from, to }: ChosenDays,
  store: Store,
  mostDays: number,
): DayRange | undefined {
  if (span !== 'chosen') return daysOfSpan(span, Date.now(), store);
  const typed = daysTyped(from, to, mostDays);
  return typeof typed === 'object' ? typed : undefined;
}

/** The days of this span at the store, at `now` (wall ms). None of them is in the future. */
export function daysOfSpan(
  span: Exclude<Span, 'chosen'>,
  now: number,
  { locale, timeZone }: Store,
): DayRange {
  const today = dayAt(now, timeZone);
  switch (span) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: daysAfter(today, -1), to: daysAfter(today, -1) };
    case 'week':
      return { from: daysAfter(today, -daysIntoWeek(today, locale)), to: today };
    case 'month':
      return { from: { ...today, day: 1 }, to: today };
    case 'lastMonth': {
      const last = daysAfter({ ...today, day: 1 }, -1);
      return { from: { ...last, day: 1 }, to: last };
    }
  }
}

/** What two boxes of dates say; a fault where no report can be made of it, `undefined` while one is empty. */
export function daysTyped(
  from: string,
  to: string,
  mostDays: number,
): DayRange | 'wrong-order' | 'too-long' | undefined {
  const range = { from: dayTyped(from), to: dayTyped(to) };
  if (!range.from || !range.to) return undefined;
  const days = { from: range.from, to: range.to };
  if (asUtc(days.from) > asUtc(days.to)) return 'wrong-order';
  return daysOf(days) > mostDays ? 'too-long' : days;
}

/** A date box's value, as `2026-05-12`. */
function dayTyped(text: string): Day | undefined {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return year >= 2000 && year <= 9999 && day > 0 ? { year, month, day } : undefined;
}

/** Weeks begin where the store is as its country counts them; 7 is Sunday. */
function daysIntoWeek(day: Day, locale: string): number {
  const weekday = new Date(asUtc(day)).getUTCDay();
  return (weekday - firstDayOfWeek(locale) + 7) % 7;
}

function firstDayOfWeek(locale: string): number {
  // Newer than the types of the language; a runtime without it counts from Monday, as the international standard does.
  const known = new Intl.Locale(locale) as { getWeekInfo?: () => { readonly firstDay: number } };
  return known.getWeekInfo?.().firstDay ?? 1;
}
