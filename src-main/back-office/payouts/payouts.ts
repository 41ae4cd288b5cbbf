import { failed, succeeded } from '../../../shared/failure.ts';
import { asUtc, dayBegins, daysAfter, isoDay } from '../../../shared/time/store-day.ts';
import { daysName, postingsTable, statementTable } from './account-tables.ts';
import { DepositsOf } from './deposits-of.ts';
import { payoutsCsv, payoutsHeader, TABLE_VERSION } from './payouts-csv.ts';
import { readDay } from './read-day.ts';
import { NO_ACCESS } from '../back-office.ts';
import type { DatevRefusal, StatementForm } from '../../../shared/contract/back-office/exports.ts';
import type { DatevSettings } from '../../../shared/reports/datev-settings.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';
import type { Day } from '../../../shared/time/store-day.ts';
import type { ExportRun } from '../../reports/ports.ts';
import type { TillSales } from '../ports.ts';
import type { AccountParts, PayoutsTable } from './account-tables.ts';
import type { KeptDays } from './kept-days.ts';
import type { AskingPayouts, DayRead } from './read-day.ts';

/** Sales that are read from the ledger before other work goes on. */
const SALES_AT_ONCE = 25;

interface PayoutsParts extends AccountParts {
  readonly till: Pick<TillSales, 'salesOfPayments'>;
  /** The days that an unfinished export has read. */
  readonly kept: KeptDays;
  /** Lets other work go on between two slices. */
  readonly turn: () => Promise<void>;
}

/** Fee, net, batch and deposit of each payment as a table. It is read a day at a time. */
export class Payouts {
  readonly #parts: PayoutsParts;

  constructor(parts: PayoutsParts) {
    this.#parts = parts;
  }

  /** @param goOn whether to continue the unfinished export of the same table */
  async table(range: DayRange, goOn: boolean): Promise<Result<PayoutsTable>> {
    const { office, currency } = this.#parts;
    const access = await office.service();
    if (!access) return failed(NO_ACCESS);
    let failure: Failure | undefined;
    return succeeded({
      name: `fees-and-deposits-${daysName(range)}`,
      failure: () => failure,
      text: (run) => {
        const signal = run?.signal ?? new AbortController().signal;
        const asking = { access, ids: office.ids(), currency, currencies: office.currencies, signal };
        return this.#text({ range, goOn }, asking, run, (why) => (failure = why));
      },
    });
  }

  /** Fees and deposits of these days for a bookkeeping program. Fails where credentials are missing. */
  statement(range: DayRange, form: StatementForm): Promise<Result<PayoutsTable>> {
    return statementTable(range, form, this.#parts);
  }

  /** The same as postings for DATEV. The settings have been validated. */
  postings(range: DayRange, settings: DatevSettings): Promise<Result<PayoutsTable | DatevRefusal>> {
    return postingsTable(range, settings, this.#parts);
  }

  async *#text(
    { range, goOn }: { readonly range: DayRange; readonly goOn: boolean },
    asking: AskingPayouts,
    run: ExportRun | undefined,
    onFailure: (failure: Failure) => void,
  ): AsyncGenerator<string> {
    const given = <T>(result: Result<T>): T => {
      if (result.ok) return result.value;
      onFailure(result.failure);
      throw new Error(result.failure.code);
    };
    yield payoutsHeader();
    const deposits = new DepositsOf(asking);
    const reading = this.#parts.kept.reading({ days: range, mark: this.#mark() });
    const of = given(await this.#total(range, asking));
    let done = 0;
    run?.onProgress({ step: 'asking', done, ...of });
    let day = range.from;
    for await (const whole of reading.wholeDays(goOn)) {
      deposits.know(whole.deposits);
      yield whole.text;
      done += whole.listed;
      run?.onProgress({ step: 'asking', done, ...of });
      day = daysAfter(whole.day, 1);
    }
    for (; asUtc(day) <= asUtc(range.to); day = daysAfter(day, 1)) {
      const window = this.#windowOf(day);
      const isOver = window.until <= this.#parts.now();
      const read = given(await readDay(window, asking));
      const settlements = new Set(read.payments.flatMap(({ payment }) => payment.settlementId ?? []));
      given(await deposits.read(settlements));
      const text = given(await this.#linesOf(read, deposits, isoDay(day)));
      // Only a day that is over is kept, because others may get more payments. After the last day the file is complete.
      if (isOver && asUtc(day) < asUtc(range.to) && !asking.signal.aborted) {
        const answered = [...settlements].map((id) => [id, deposits.of(id)] as const);
        await reading.keep({ day, listed: read.listed, text, deposits: answered });
      }
      yield text;
      done += read.listed;
      run?.onProgress({ step: 'asking', done, ...of });
    }
  }

  /** Identifies what decides the contents of the table: files with the same mark can be continued. */
  #mark(): string {
    const { office, currency, timeZone } = this.#parts;
    return JSON.stringify([
      TABLE_VERSION,
      payoutsHeader(),
      office.access(),
      office.ids(),
      currency,
      // By another one of the computer, days begin and end at other moments.
      timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ]);
  }

  /** Number of all payments, where the service states it. */
  async #total(
    { from, to }: DayRange,
    { access: { history }, ids, signal }: AskingPayouts,
  ): Promise<Result<{ readonly of?: number }>> {
    const { timeZone } = this.#parts;
    const span = { from: dayBegins(from, timeZone), until: dayBegins(daysAfter(to, 1), timeZone) };
    const one = { pageSize: 1 };
    const { merchant, terminal, partner = '' } = ids;
    const page =
      merchant !== undefined
        ? await history.ofMerchant.page(merchant, span, one, signal)
        : terminal !== undefined
          ? await history.ofTerminal.page(terminal, span, one, signal)
          : await history.ofPartner.page(partner, span, one, signal);
    if (!page.ok) return page;
    const { total } = page.value;
    return succeeded(total === undefined ? {} : { of: total });
  }

  #windowOf(day: Day): { readonly from: number; readonly until: number } {
    const { timeZone } = this.#parts;
    return { from: dayBegins(day, timeZone), until: dayBegins(daysAfter(day, 1), timeZone) };
  }

  /** The lines of a day, some at a time: their sales take more memory than all else of the day. */
  async #linesOf({ payments }: DayRead, deposits: DepositsOf, day: string): Promise<Result<string>> {
    const { till, turn, timeZone } = this.#parts;
    const texts: string[] = [];
    for (let first = 0; first < payments.length; first += SALES_AT_ONCE) {
      const some = payments.slice(first, first + SALES_AT_ONCE);
      const sales = till.salesOfPayments(some.flatMap(({ payment: { trackingId } }) => trackingId ?? []));
      if (!sales.ok) return sales;
      texts.push(
        payoutsCsv(
          some.map((one) => ({
            ...one,
            deposits: deposits.of(one.payment.settlementId),
            own: sales.value.get(one.payment.trackingId ?? ''),
            day,
            timeZone,
          })),
        ),
      );
      await turn();
    }
    return succeeded(texts.join(''));
  }
}
