import { failed, succeeded } from '../../shared/failure.ts';
import { asUtc, dayBegins, daysAfter, isoDay, storeClock } from '../../shared/store-day.ts';
import { ledgerFailure } from '../sales/ledger-failure.ts';
import { salesCsv } from './sales-csv.ts';
import { SalesSums } from './sales-sums.ts';
import { soldOf } from './sold.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Result } from '../../shared/failure.ts';
import type { DayRange, SalesReport } from '../../shared/sales-report.ts';
import type { Day } from '../../shared/store-day.ts';
import type { CsvTable, PlaceInTime, SalesByTime } from './ports.ts';
import type { Sold } from './sold.ts';

export interface SalesReportsParts {
  readonly sales: SalesByTime;
  readonly clock: Pick<Clock, 'wall'>;
  /** IANA name; the computer's without it. */
  readonly timeZone: string | undefined;
  readonly nameOf: (cashierId: string) => string | undefined;
  /** Lets others go on between two slices. */
  readonly turn: () => Promise<void>;
}

/** Read before anybody else has a turn: some milliseconds. */
const SALES_AT_ONCE = 25;

/** Reports of days out of the record of sales, whatever was a shift. */
export class SalesReports {
  readonly #parts: SalesReportsParts;
  #latest: AbortController | undefined;

  constructor(parts: SalesReportsParts) {
    this.#parts = parts;
  }

  /**
   * The sales that began on these days, as the record says now; with `upTo` of an earlier report as it was then. The
   * next report ends one that is being made: it fails with `report-replaced`.
   */
  async make(range: DayRange, upTo?: number): Promise<Result<SalesReport>> {
    this.#latest?.abort();
    const { signal } = (this.#latest = new AbortController());
    const { sales, clock, timeZone, nameOf } = this.#parts;
    try {
      const madeAt = clock.wall();
      const mark = upTo ?? sales.end();
      const whenOf = storeClock(timeZone);
      const sums = new Map<string, SalesSums>();
      for await (const sold of this.#soldOn(range, mark)) {
        if (signal.aborted) return failed({ action: 'try-again', code: 'report-replaced' });
        const { day, hour } = whenOf(sold.startedAt);
        const own = sums.get(sold.currency) ?? new SalesSums();
        sums.set(sold.currency, own);
        own.add(sold, { day: within(day, range), hour });
      }
      const currencies = [...sums].map(([currency, own]) => own.result(currency, nameOf));
      currencies.sort((a, b) => b.total.count - a.total.count || (a.currency < b.currency ? -1 : 1));
      return succeeded({ ...range, madeAt, upTo: mark, currencies });
    } catch (error) {
      return failed({ ...ledgerFailure(error), code: 'ledger-unreadable' });
    }
  }

  /** A line for each sale of a report, as `docs/sales-csv.md` says. */
  csv(range: DayRange, upTo: number): CsvTable {
    const { timeZone, nameOf } = this.#parts;
    const { from, to } = range;
    const days = asUtc(from) === asUtc(to) ? [from] : [from, to];
    return {
      name: `sales-${days.map(isoDay).join('-to-')}`,
      text: () => salesCsv({ sold: () => this.#soldOn(range, upTo), timeZone, nameOf }),
    };
  }

  /** Each sale that began on these days, earliest first, as it stood at the mark `upTo`. Throws `LedgerUnavailable`. */
  async *#soldOn({ from, to }: DayRange, upTo: number): AsyncGenerator<Sold> {
    const { sales, timeZone, turn } = this.#parts;
    const [begin, end] = [dayBegins(from, timeZone), dayBegins(daysAfter(to, 1), timeZone)];
    let after: PlaceInTime | undefined;
    do {
      const places = sales.salesStarted(begin, end, SALES_AT_ONCE, after);
      const read = sales.salesOf(
        places.map(({ saleId }) => saleId),
        upTo,
      );
      const byId = new Map(read.map(({ events, before }) => [events[0]?.saleId, events.slice(0, before)]));
      for (const { saleId } of places) {
        const sold = soldOf(byId.get(saleId) ?? []);
        if (sold) yield sold;
      }
      after = places.at(-1);
      await turn();
    } while (after !== undefined);
  }
}

/** Where clocks are put back over midnight, the day on the wall may be that before or after. */
function within(day: Day, { from, to }: DayRange): Day {
  if (asUtc(day) < asUtc(from)) return from;
  return asUtc(day) > asUtc(to) ? to : day;
}
