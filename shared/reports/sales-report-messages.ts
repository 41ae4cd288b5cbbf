import { rateLabel } from '../text/figures.ts';
import { localeOf } from '../language.ts';
import { formatMoney } from '../money/money.ts';
import { netOf, paidOf, weekdaysOf } from './sales-report.ts';
import { asUtc } from '../time/store-day.ts';
import { tenderView } from '../view/tender-labels.ts';
import type { Language } from '../language.ts';
import type { AllMessages } from '../messages/messages.ts';
import type { CurrencySales, DayRange, RateSales, SalesFigures } from './sales-report.ts';
import type { Day } from '../time/store-day.ts';

type Words = Pick<AllMessages, 'salesReport' | 'shiftReport'>;

/** How a report is written. */
export interface ReportWriting {
  readonly language: Language;
  /** The store's. */
  readonly locale: string;
}

/** One table of a report, on screen as on paper. */
export interface SalesList {
  readonly key:
    | 'total'
    | 'days'
    | 'weekdays'
    | 'hours'
    | 'tenders'
    | 'articles'
    | 'taxes'
    | 'cashiers'
    | 'unpaid';
  readonly title: string;
  readonly note?: string;
  /** What the first column names. */
  readonly head: string;
  readonly lines: readonly SalesLine[];
}

export interface SalesLine {
  readonly name: string;
  readonly count?: number;
  /** Whole minor units. */
  readonly minor: number;
  readonly detail?: string;
}

/** Every table of one currency, in the order in which somebody reads them. Those that would say nothing are left out. */
export function salesLists(sales: CurrencySales, words: Words, writing: ReportWriting): readonly SalesList[] {
  const { salesReport: messages } = words;
  const { days, hours, tenders, articles, taxes, cashiers } = sales;
  const dayName = dayNames(writing);
  const weekdays = weekdaysOf(days);
  const weekdayName = weekdayNames(writing);
  const hourName = hourNames(writing);
  const lists: readonly SalesList[] = [
    totals(sales, words),
    {
      key: 'days',
      title: messages.byDay,
      head: messages.day,
      lines: days.length < 2 ? [] : days.map((each) => paidLine(dayName(each.day), each)),
    },
    {
      key: 'weekdays',
      title: messages.byWeekday,
      head: messages.weekday,
      // Of days of which no two are of the same name, the days themselves say it.
      lines:
        days.length === weekdays.length
          ? []
          : weekdays.map((each) => paidLine(weekdayName(each.weekday), each)),
    },
    {
      key: 'hours',
      title: messages.byHour,
      head: messages.hour,
      lines: hours.map((each) => paidLine(hourName(each.hour), each)),
    },
    {
      key: 'tenders',
      title: messages.byTender,
      head: messages.tender,
      lines: tenders.map((each) => paidLine(tenderName(each.tender, messages.unknownTender), each)),
    },
    {
      key: 'articles',
      title: messages.byArticle,
      note: messages.goodsNote,
      head: messages.article,
      lines: articles.map(({ name = messages.otherAmounts, quantity, goodsMinor }) => ({
        name,
        count: quantity,
        minor: goodsMinor,
      })),
    },
    {
      key: 'taxes',
      title: messages.byRate,
      head: messages.rate,
      lines: taxes.some(({ name }) => name !== undefined)
        ? taxes.map((each) => rateLine(each, sales.currency, words, writing))
        : [],
    },
    {
      key: 'cashiers',
      title: words.shiftReport.byCashier,
      head: messages.cashier,
      lines: cashiers.some(({ cashierId }) => cashierId !== undefined)
        ? cashiers.map((each) => paidLine(each.cashier ?? each.cashierId ?? words.shiftReport.nobody, each))
        : [],
    },
    {
      key: 'unpaid',
      title: words.shiftReport.notPaid,
      head: messages.status,
      lines: sales.unpaid.map(({ standing, count, minor }) => ({
        name: words.shiftReport.standings[standing],
        count,
        minor,
      })),
    },
  ];
  return lists.filter(({ lines }) => lines.length > 0);
}

/** The days as one: `May 12 – 18, 2026`. */
export function rangeName({ from, to }: DayRange, { language, locale }: ReportWriting): string {
  const format = new Intl.DateTimeFormat(localeOf(language, locale), {
    dateStyle: 'medium',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  return format.formatRange(asUtc(from), asUtc(to));
}

function totals(
  { currency, total, overpaid }: CurrencySales,
  { salesReport: messages, shiftReport }: Words,
): SalesList {
  return {
    key: 'total',
    title: shiftReport.totals({ currency }),
    head: messages.figure,
    ...(overpaid > 0 && { note: messages.overpaidNote({ count: overpaid }) }),
    lines: [
      paidLine(messages.paid, total),
      { name: messages.net, minor: netOf(total) },
      { name: messages.tax, minor: total.taxMinor },
      { name: messages.gross, minor: total.grossMinor },
      { name: messages.tips, minor: total.tipMinor },
      { name: messages.discounts, minor: total.discountMinor },
    ],
  };
}

const paidLine = (name: string, figures: SalesFigures): SalesLine => ({
  name,
  count: figures.count,
  minor: paidOf(figures),
});

function rateLine(
  { name, percent, netMinor, taxMinor }: RateSales,
  currency: string,
  { salesReport, shiftReport }: Words,
  { locale }: ReportWriting,
): SalesLine {
  const amount = (minor: number): string => formatMoney({ minor, currency }, locale);
  return {
    name:
      name === undefined || percent === undefined
        ? salesReport.untaxed
        : rateLabel({ name, percent }, locale),
    minor: taxMinor,
    detail: shiftReport.netGross({ net: amount(netMinor), gross: amount(netMinor + taxMinor) }),
  };
}

/** What people call a tender; `unknown` where the service has not said which it was. */
export function tenderName(tender: string | undefined, unknown: string): string {
  return tender === undefined ? unknown : tenderView(tender).label;
}

/** Names of days of the store, which are kept in UTC. */
export function dayNames({ language, locale }: ReportWriting): (day: Day) => string {
  const format = new Intl.DateTimeFormat(localeOf(language, locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  return (day) => format.format(asUtc(day));
}

/** Of 1, Monday, to 7. */
export function weekdayNames({ language, locale }: ReportWriting): (weekday: number) => string {
  const format = new Intl.DateTimeFormat(localeOf(language, locale), { weekday: 'long', timeZone: 'UTC' });
  // A week that began on a Monday.
  return (weekday) => format.format(Date.UTC(2001, 0, weekday));
}

/** Names of the 24 hours of the store's day, as its clock says them. */
export function hourNames({ language, locale }: ReportWriting): (hour: number) => string {
  const format = new Intl.DateTimeFormat(localeOf(language, locale), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (hour) => format.format(Date.UTC(2000, 0, 1, hour));
}
