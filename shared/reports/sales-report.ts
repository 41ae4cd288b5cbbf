import { asUtc, weekdayOf } from '../time/store-day.ts';
import type { Day } from '../time/store-day.ts';
import type { LeftOut } from './left-out.ts';
import type { SaleStatus, Tally } from './shift-report.ts';

/** Days of the store's calendar, both counted. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** A leap year. */
export const MOST_DAYS = 366;

const DAY_MS = 24 * 60 * 60_000;

/** How many days these are; none or fewer when they are given the wrong way round. */
export function daysOf({ from, to }: DayRange): number {
  return (asUtc(to) - asUtc(from)) / DAY_MS + 1;
}

/** What was paid in some sales. All amounts of a report are whole minor units of one currency. */
export interface SalesFigures {
  /** Number of sales; what the service took back is none. */
  readonly count: number;
  /** Goods after discounts with all their tax, without tips. */
  readonly grossMinor: number;
  /** In the gross. */
  readonly taxMinor: number;
  /** What the gross would be more. */
  readonly discountMinor: number;
  /** Beside the gross. */
  readonly tipMinor: number;
}

export const NO_SALES: SalesFigures = { count: 0, grossMinor: 0, taxMinor: 0, discountMinor: 0, tipMinor: 0 };

/** The sum of both, in minor units of one currency. */
export function together(a: SalesFigures, b: SalesFigures): SalesFigures {
  return {
    count: a.count + b.count,
    grossMinor: a.grossMinor + b.grossMinor,
    taxMinor: a.taxMinor + b.taxMinor,
    discountMinor: a.discountMinor + b.discountMinor,
    tipMinor: a.tipMinor + b.tipMinor,
  };
}

export const netOf = ({ grossMinor, taxMinor }: SalesFigures): number => grossMinor - taxMinor;

/** What customers paid, by the amounts that were asked. */
export const paidOf = ({ grossMinor, tipMinor }: SalesFigures): number => grossMinor + tipMinor;

export interface DaySales extends SalesFigures {
  readonly day: Day;
}

export interface WeekdaySales extends SalesFigures {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
}

/** What days come to by the day of the week, from Monday on; weekdays without one of these days are left out. */
export function weekdaysOf(days: readonly DaySales[]): readonly WeekdaySales[] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const own = days.filter(({ day }) => weekdayOf(day) === weekday);
    return own.length === 0 ? [] : [{ weekday, ...own.reduce(together, NO_SALES) }];
  });
}

export interface HourSales extends SalesFigures {
  /** Of the store's day, 0 to 23. */
  readonly hour: number;
}

export interface TenderSales extends SalesFigures {
  /** In the service's exact words; missing where the service has not said it. */
  readonly tender?: string;
}

export interface CashierSales extends SalesFigures {
  /** Both are missing for sales without a signed-in cashier. */
  readonly cashierId?: string;
  readonly cashier?: string;
}

export interface ArticleSales {
  /** Missing for amounts without articles. */
  readonly name?: string;
  readonly code?: string;
  readonly quantity: number;
  /** At its price, less its part of discounts; tax that comes on top of prices is not in it. */
  readonly goodsMinor: number;
}

export interface RateSales {
  /** Both are missing for what was not taxed. */
  readonly name?: string;
  readonly percent?: string;
  readonly netMinor: number;
  readonly taxMinor: number;
}

/** Milliseconds: half of some payments took at most the median, nine of ten at most `ninetiethMs`. */
export interface Spread {
  readonly medianMs: number;
  readonly ninetiethMs: number;
  readonly slowestMs: number;
}

/** How long customers took from the code on the screen, as the till saw it. */
export interface PayTimes {
  readonly count: number;
  /** Until the service first said that the customer was paying. */
  readonly seen: Spread;
  readonly paid: Spread;
}

export interface TenderPayTimes extends PayTimes {
  /** Missing where the service has not said it. */
  readonly tender?: string;
}

/**
 * The sales of one currency. Each list tells the same money in another way: its parts add up to `total`, those of
 * `articles` to `goodsMinor`. Only what was paid in full is in any of them; an overpaid sale with the amount that was
 * asked.
 */
export interface CurrencySales {
  readonly currency: string;
  readonly total: SalesFigures;
  /** The gross less tax that came on top of prices. */
  readonly goodsMinor: number;
  /** Days and hours in their order, all others largest first. Those without a sale are left out. */
  readonly days: readonly DaySales[];
  readonly hours: readonly HourSales[];
  readonly tenders: readonly TenderSales[];
  readonly cashiers: readonly CashierSales[];
  readonly articles: readonly ArticleSales[];
  readonly taxes: readonly RateSales[];
  /** How many of `total` were overpaid; what was sent too much is in no figure. */
  readonly overpaid: number;
  /** Of sales that ended paid by the code that was shown; missing without one. Tenders with the most sales first. */
  readonly payTimes?: { readonly all: PayTimes; readonly tenders: readonly TenderPayTimes[] };
  /** How many were seen as paid an hour or more after the code, and are not in `payTimes`; missing where there are none. */
  readonly seenLate?: number;
  /** What was asked for and not paid, in no figure above. */
  readonly unpaid: readonly (Tally & { readonly standing: SaleStatus })[];
}

/** The sales that began on some days of the store, whatever shift they belong to. */
export interface SalesReport extends DayRange {
  /** Wall-clock milliseconds. */
  readonly madeAt: number;
  /** How far the record of sales went then: with it the same report can be made again. */
  readonly upTo: number;
  /** The one with the most sales first; none without a sale. */
  readonly currencies: readonly CurrencySales[];
  /** What is in no figure, because nothing says in which currency it is. Missing where all sales are in them. */
  readonly leftOut?: readonly LeftOut[];
}
