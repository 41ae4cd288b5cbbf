import { asUtc } from '../../shared/time/store-day.ts';
import { NO_SALES, together } from '../../shared/reports/sales-report.ts';
import { SALE_STATUSES } from '../../shared/reports/shift-report.ts';
import { partsOfPercent } from '../../shared/money/tax-rules.ts';
import { PayTimes } from './pay-times.ts';
import type {
  ArticleSales,
  CashierSales,
  CurrencySales,
  DaySales,
  HourSales,
  RateSales,
  SalesFigures,
  TenderSales,
} from '../../shared/reports/sales-report.ts';
import type { SaleStatus, Tally } from '../../shared/reports/shift-report.ts';
import type { Day } from '../../shared/time/store-day.ts';
import type { Sold } from './sold.ts';

export interface When {
  readonly day: Day;
  readonly hour: number;
}

type Unpaid = Tally & { readonly standing: SaleStatus };

/** Adds up the sales of one currency one by one, so that a report of any length takes little memory. */
export class SalesSums {
  #total = NO_SALES;
  #goodsMinor = 0;
  #overpaid = 0;
  readonly #days = new Map<number, DaySales>();
  readonly #hours = new Map<number, HourSales>();
  readonly #tenders = new Map<string, TenderSales>();
  readonly #cashiers = new Map<string, CashierSales>();
  readonly #articles = new Map<string, ArticleSales>();
  readonly #taxes = new Map<string, RateSales>();
  readonly #payTimes = new PayTimes();
  readonly #unpaid = new Map<SaleStatus, Unpaid>();

  add(sold: Sold, { day, hour }: When): void {
    const { standing, amountMinor } = sold;
    if (!sold.isPaid) {
      const { count = 0, minor = 0 } = this.#unpaid.get(standing) ?? {};
      this.#unpaid.set(standing, { standing, count: count + 1, minor: minor + amountMinor });
      return;
    }
    const { figures, tender, cashierId, payTime } = sold;
    this.#total = together(this.#total, figures);
    this.#goodsMinor += sold.goodsMinor;
    if (standing === 'overpaid') this.#overpaid += 1;
    count(this.#days, asUtc(day), { day }, figures);
    count(this.#hours, hour, { hour }, figures);
    count(this.#tenders, keyOf(tender), tender === undefined ? {} : { tender }, figures);
    count(this.#cashiers, keyOf(cashierId), cashierId === undefined ? {} : { cashierId }, figures);
    if (payTime) this.#payTimes.add(tender, payTime);
    for (const article of sold.articles) this.#addArticle(article);
    this.#addTaxes(sold);
  }

  /** `nameOf` answers a cashier's name, also of one who has been removed. */
  result(currency: string, nameOf: (cashierId: string) => string | undefined): CurrencySales {
    const payTimes = this.#payTimes.result();
    const seenLate = this.#payTimes.late;
    return {
      currency,
      total: this.#total,
      goodsMinor: this.#goodsMinor,
      days: [...this.#days].sort(([a], [b]) => a - b).map(([, sales]) => sales),
      hours: [...this.#hours].sort(([a], [b]) => a - b).map(([, sales]) => sales),
      tenders: [...this.#tenders.values()].sort(largestFirst),
      cashiers: [...this.#cashiers.values()].sort(largestFirst).map((sales) => named(sales, nameOf)),
      articles: [...this.#articles.values()].sort((a, b) => b.goodsMinor - a.goodsMinor),
      taxes: [...this.#taxes.values()].sort((a, b) => partsOf(b) - partsOf(a)),
      overpaid: this.#overpaid,
      ...(payTimes && { payTimes }),
      ...(seenLate > 0 && { seenLate }),
      unpaid: SALE_STATUSES.flatMap((standing) => this.#unpaid.get(standing) ?? []),
    };
  }

  /** Adds an article. A renamed article keeps its number and is listed under its last name. */
  #addArticle(article: ArticleSales): void {
    const { name, code, quantity, goodsMinor } = article;
    const key = code === undefined ? `name ${keyOf(name)}` : `code ${code}`;
    const before = this.#articles.get(key) ?? { quantity: 0, goodsMinor: 0 };
    this.#articles.set(key, {
      ...article,
      quantity: before.quantity + quantity,
      goodsMinor: before.goodsMinor + goodsMinor,
    });
  }

  /** Adds taxes. What no rate taxed has a line as well, so that the lines add up to the net of all sales. */
  #addTaxes({ taxes, figures }: Sold): void {
    let untaxedMinor = figures.grossMinor;
    for (const { name, percent, netMinor, taxMinor } of taxes) {
      untaxedMinor -= netMinor + taxMinor;
      this.#addRate(`${percent} ${name}`, { name, percent, netMinor, taxMinor });
    }
    if (untaxedMinor !== 0) this.#addRate('', { netMinor: untaxedMinor, taxMinor: 0 });
  }

  #addRate(key: string, { netMinor, taxMinor, ...rate }: RateSales): void {
    const before = this.#taxes.get(key) ?? { netMinor: 0, taxMinor: 0 };
    this.#taxes.set(key, {
      ...rate,
      netMinor: before.netMinor + netMinor,
      taxMinor: before.taxMinor + taxMinor,
    });
  }
}

function count<K, T>(groups: Map<K, T & SalesFigures>, key: K, what: T, figures: SalesFigures): void {
  groups.set(key, { ...what, ...together(groups.get(key) ?? NO_SALES, figures) });
}

/** Answers a key for a name that may be missing. Known names have a mark before them, so no name is the empty key. */
const keyOf = (name: string | undefined): string => (name === undefined ? '' : `=${name}`);

const partsOf = ({ percent }: RateSales): number => (percent === undefined ? -1 : partsOfPercent(percent));

const largestFirst = (a: SalesFigures, b: SalesFigures): number =>
  b.grossMinor + b.tipMinor - a.grossMinor - a.tipMinor;

function named(sales: CashierSales, nameOf: (cashierId: string) => string | undefined): CashierSales {
  const cashier = sales.cashierId === undefined ? undefined : nameOf(sales.cashierId);
  return cashier === undefined ? sales : { ...sales, cashier };
}
