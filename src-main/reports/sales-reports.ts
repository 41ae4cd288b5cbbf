import { failed, succeeded } from '../../shared/failure.ts';
import { asUtc, dayBegins, daysAfter, isoDay, storeClock } from '../../shared/time/store-day.ts';
import { ledgerFailure } from '../sales/ledger-failure.ts';
import { salesCsv } from './formats/sales-csv.ts';
import { SalesSums } from './sales-sums.ts';
import { businessYear } from '../../shared/reports/datev-settings.ts';
import { datevBatch } from './formats/datev-batch.ts';
import { datevPostings, ratesWithoutAccount } from './formats/datev-postings.ts';
import { bankStatementCsv } from './formats/bank-statement-csv.ts';
import { STATEMENT_LIMIT } from './formats/statement-form.ts';
import { eachSale } from './each-sale.ts';
import { LeftOutSales } from './left-out-sales.ts';
import { SourceFailed } from './source-failed.ts';
import { soldOf } from './sold.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type {
  DatevRefusal,
  ExportProgress,
  StatementForm,
} from '../../shared/contract/back-office/exports.ts';
import type { DatevSettings } from '../../shared/reports/datev-settings.ts';
import type { LeftOutSale } from '../../shared/reports/left-out.ts';
import type { DayRange, SalesReport } from '../../shared/reports/sales-report.ts';
import type { Day } from '../../shared/time/store-day.ts';
import type { CsvTable, ExportRun, SalesByTime } from './ports.ts';
import type { Sold } from './sold.ts';

export interface SalesReportsParts {
  readonly sales: SalesByTime;
  readonly clock: Pick<Clock, 'wall'>;
  /** The IANA name of the store's time zone; without it, the computer's is used. */
  readonly timeZone: string | undefined;
  /** The terminal's currency. Statements are in it, unless what others have sold is in another. */
  readonly currency: string;
  readonly nameOf: (cashierId: string) => string | undefined;
  /** Lets other work go on between two slices. */
  readonly turn: () => Promise<void>;
  /** What others have sold. It takes the place of `sales` where nothing is sold. */
  readonly elsewhere?: SoldElsewhere;
}

interface SoldElsewhere {
  /** Reads what was sold in this time. Throws `SourceFailed`. */
  readonly sold: (span: TimeSpan, run: Partial<ExportRun>) => AsyncIterable<Sold>;
  /** Answers the currency of everything; `undefined` when there may be several or none is known. Throws `SourceFailed`. */
  readonly currency: () => Promise<string | undefined>;
}

/** A time in wall-clock milliseconds; `until` is exclusive. */
interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

/** How many postings DATEV accepts in one file. */
const MOST_POSTINGS = 99_999;
/** How many sales are written between two reports of an export's progress. */
const COUNTED_AT_ONCE = 25;

/** Makes reports of days from the record of sales, regardless of shifts. */
export class SalesReports {
  readonly #parts: SalesReportsParts;
  #latest: AbortController | undefined;

  constructor(parts: SalesReportsParts) {
    this.#parts = parts;
  }

  /**
   * Makes a report of the sales that began on these days, as the record stands now, or as it stood at the mark `upTo` of
   * an earlier report. The next report ends one that is being made, which fails with `report-replaced`. A report that
   * becomes a file goes on until its own signal aborts.
   */
  async make(range: DayRange, upTo?: number, run?: ExportRun): Promise<Result<SalesReport>> {
    const signal = run?.signal ?? this.#replaced();
    const { sales, clock, timeZone, nameOf } = this.#parts;
    try {
      const madeAt = clock.wall();
      const mark = upTo ?? sales.end();
      const whenOf = storeClock(timeZone);
      const sums = new Map<string, SalesSums>();
      const leftOutSales = new LeftOutSales();
      const onLeftOut = (sale: LeftOutSale): void => leftOutSales.add(sale);
      const reading = { ...(run && { onProgress: run.onProgress }), signal, onLeftOut };
      for await (const sold of this.#soldOn(range, mark, reading, 'reading')) {
        if (signal.aborted) return failed({ action: 'try-again', code: 'report-replaced' });
        const { day, hour } = whenOf(sold.startedAt);
        const own = sums.get(sold.currency) ?? new SalesSums();
        sums.set(sold.currency, own);
        own.add(sold, { day: within(day, range), hour });
      }
      const currencies = [...sums].map(([currency, own]) => own.result(currency, nameOf));
      currencies.sort((a, b) => b.total.count - a.total.count || (a.currency < b.currency ? -1 : 1));
      const leftOut = leftOutSales.result();
      return succeeded({ ...range, madeAt, upTo: mark, currencies, ...(leftOut && { leftOut }) });
    } catch (error) {
      if (signal.aborted) return failed({ action: 'try-again', code: 'report-replaced' });
      return failed(failureOf(error));
    }
  }

  /** Answers a table with a line for each sale of a report, or of the record as it stands now: see `docs/sales-csv.md`. */
  csv(range: DayRange, upTo?: number): CsvTable {
    const { timeZone, nameOf } = this.#parts;
    return {
      name: `sales-${daysName(range)}`,
      text: (run) => {
        const mark = upTo ?? this.#parts.sales.end();
        const isUntaxed = this.#parts.elsewhere !== undefined;
        return salesCsv({
          timeZone,
          nameOf,
          isUntaxed,
          sold: (step) => this.#soldOn(range, mark, step === 'reading' ? withoutLeftOut(run) : run, step),
        });
      },
    };
  }

  /** Answers the paid sales of these days, as they stand now, as the statement of an account. */
  statement(range: DayRange, form: StatementForm): CsvTable {
    return {
      name: `${form}-${daysName(range)}`,
      limit: STATEMENT_LIMIT,
      text: (run) => this.#statementText(range, form, run),
    };
  }

  /**
   * Answers the paid sales of these days, as they stand now, as postings for DATEV, or why there can be none. The settings
   * have been validated.
   */
  async postings(
    range: DayRange,
    settings: DatevSettings,
    run?: ExportRun,
  ): Promise<Result<CsvTable | DatevRefusal>> {
    const { sales, clock, timeZone } = this.#parts;
    const years = [range.from, range.to].map((day) => isoDay(businessYear(day, settings)));
    if (new Set(years).size > 1) return succeeded({ refused: 'two-years' });
    try {
      const mark = sales.end();
      const book = { settings, currency: await this.#accountCurrency() };
      const missing = new Set<string>();
      let lines = 0;
      for await (const sale of this.#soldOn(range, mark, withoutLeftOut(run), 'reading')) {
        for (const percent of ratesWithoutAccount(sale, book)) missing.add(percent);
        lines += datevPostings(sale, book).length;
      }
      if (missing.size > 0) return succeeded({ refused: 'rates', percents: [...missing] });
      if (lines > MOST_POSTINGS) return succeeded({ refused: 'too-many' });
      const batch = { ...book, range, timeZone, madeAt: clock.wall() };
      return succeeded({
        name: `EXTF_Buchungsstapel-${daysName(range)}`,
        text: (writing) =>
          datevBatch({
            ...batch,
            onLeftOut: writing?.onLeftOut,
            sold: () => this.#soldOn(range, mark, writing),
          }),
      });
    } catch (error) {
      if (run?.signal.aborted === true) return failed({ action: 'try-again', code: 'report-replaced' });
      return failed(failureOf(error));
    }
  }

  /** Answers the currency of an export. When that of what others have sold cannot be read, it is the terminal's. */
  async accountCurrency(): Promise<string> {
    try {
      return await this.#accountCurrency();
    } catch (error) {
      // The export itself tells why it failed.
      if (error instanceof SourceFailed) return this.#parts.currency;
      throw error;
    }
  }

  async *#statementText(range: DayRange, form: StatementForm, run?: ExportRun): AsyncGenerator<string> {
    const { sales, timeZone } = this.#parts;
    const mark = sales.end();
    yield* bankStatementCsv(form, {
      timeZone,
      currency: await this.#accountCurrency(),
      onLeftOut: run?.onLeftOut,
      sold: () => this.#soldOn(range, mark, run),
    });
  }

  /** Answers the account's currency. What is sold elsewhere is in its merchant's currency. Throws `SourceFailed`. */
  async #accountCurrency(): Promise<string> {
    const { elsewhere, currency } = this.#parts;
    return (await elsewhere?.currency()) ?? currency;
  }

  #replaced(): AbortSignal {
    this.#latest?.abort();
    this.#latest = new AbortController();
    return this.#latest.signal;
  }

  /**
   * Reads each sale that began on these days, earliest first, as it stood at the mark `upTo`. Throws `LedgerUnavailable`,
   * `SourceFailed`, and the reason of the run's signal.
   */
  async *#soldOn(
    { from, to }: DayRange,
    upTo: number,
    { signal, onProgress, onLeftOut }: Partial<ExportRun> = {},
    step: ExportProgress['step'] = 'writing',
  ): AsyncGenerator<Sold> {
    const { timeZone, sales, elsewhere } = this.#parts;
    const span = { from: dayBegins(from, timeZone), until: dayBegins(daysAfter(to, 1), timeZone) };
    if (elsewhere) {
      const run = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
      yield* elsewhere.sold(span, { ...run, ...(onLeftOut && { onLeftOut }) });
      return;
    }
    const of = onProgress ? sales.countStarted(span.from, span.until) : 0;
    let done = 0;
    onProgress?.({ step, done, of });
    const onDamaged = () => onLeftOut?.({ isDamaged: true });
    for await (const sale of eachSale(span, upTo, { ...this.#parts, signal, onDamaged })) {
      yield soldOf(sale);
      done += 1;
      if (done % COUNTED_AT_ONCE === 0) onProgress?.({ step, done, of });
    }
  }
}

/** For a reading before the file is written: what is left out is reported once, when it is. */
function withoutLeftOut(run: ExportRun | undefined): Partial<ExportRun> | undefined {
  return run && { signal: run.signal, onProgress: run.onProgress };
}

function failureOf(error: unknown): Failure {
  if (error instanceof SourceFailed) return error.failure;
  return { ...ledgerFailure(error), code: 'ledger-unreadable' };
}

function daysName({ from, to }: DayRange): string {
  return [...new Set([isoDay(from), isoDay(to)])].join('-to-');
}

/** Answers the day within the range: where clocks change at midnight, the date on the wall may be just outside it. */
function within(day: Day, { from, to }: DayRange): Day {
  if (asUtc(day) < asUtc(from)) return from;
  return asUtc(day) > asUtc(to) ? to : day;
}
