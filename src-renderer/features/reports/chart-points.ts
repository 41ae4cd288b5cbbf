import { dayNames, hourNames, weekdayNames } from '../../../shared/reports/sales-report-messages.ts';
import { paidOf, weekdaysOf } from '../../../shared/reports/sales-report.ts';
import { asUtc, daysAfter, type Day } from '../../../shared/time/store-day.ts';
import type { CurrencySales, DayRange, SalesFigures } from '../../../shared/reports/sales-report.ts';
import type { ReportWriting, SalesList } from '../../../shared/reports/sales-report-messages.ts';

export interface ChartPoints {
  /** Columns are for what follows in time, bars for what has a name. */
  readonly shape: 'columns' | 'bars';
  /** Amounts in minor units, or times in milliseconds. */
  readonly points: readonly { readonly name: string; readonly minor: number }[];
}

type MinorOf = (figures: SalesFigures) => number;

const MOST_BARS = 8;

/** What a picture of a table shows; `undefined` where it would say no more than the table. */
export function chartPoints(
  { key, lines }: SalesList,
  { days, hours }: CurrencySales,
  range: DayRange,
  writing: ReportWriting,
  /** Which figure of days, weekdays and hours. */
  minorOf: MinorOf = paidOf,
): ChartPoints | undefined {
  if (lines.length < 2) return undefined;
  switch (key) {
    case 'days':
      return { shape: 'columns', points: dayPoints(days, range, dayNames(writing), minorOf) };
    case 'weekdays':
      return { shape: 'columns', points: weekdayPoints(days, weekdayNames(writing), minorOf) };
    case 'hours':
      return { shape: 'columns', points: hourPoints(hours, hourNames(writing), minorOf) };
    case 'tenders':
    case 'articles':
      return { shape: 'bars', points: lines.slice(0, MOST_BARS) };
    default:
      return undefined;
  }
}

/** Days, weekdays and hours without a sale have their place too. */
function dayPoints(
  days: CurrencySales['days'],
  { from, to }: DayRange,
  name: (day: Day) => string,
  minorOf: MinorOf,
): ChartPoints['points'] {
  const sold = new Map(days.map(({ day, ...figures }) => [asUtc(day), figures]));
  const points: { name: string; minor: number }[] = [];
  for (let day = from; asUtc(day) <= asUtc(to); day = daysAfter(day, 1)) {
    points.push({ name: name(day), minor: figureOf(sold.get(asUtc(day)), minorOf) });
  }
  return points;
}

function weekdayPoints(
  days: CurrencySales['days'],
  name: (weekday: number) => string,
  minorOf: MinorOf,
): ChartPoints['points'] {
  const sold = new Map(weekdaysOf(days).map(({ weekday, ...figures }) => [weekday, figures]));
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    name: name(weekday),
    minor: figureOf(sold.get(weekday), minorOf),
  }));
}

function hourPoints(
  hours: CurrencySales['hours'],
  name: (hour: number) => string,
  minorOf: MinorOf,
): ChartPoints['points'] {
  const sold = new Map(hours.map(({ hour, ...figures }) => [hour, figures]));
  const [first, last] = [hours[0]?.hour ?? 0, hours.at(-1)?.hour ?? 0];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    name: name(first + index),
    minor: figureOf(sold.get(first + index), minorOf),
  }));
}

const figureOf = (figures: SalesFigures | undefined, minorOf: MinorOf): number =>
  figures ? minorOf(figures) : 0;
