import { failed, succeeded } from '../../../shared/failure.ts';
import { asUtc, dayBegins, daysAfter, isoDay } from '../../../shared/store-day.ts';
import { DepositsOf } from './deposits-of.ts';
import { payoutsCsv, payoutsHeader } from './payouts-csv.ts';
import { businessYear } from '../../../shared/datev-settings.ts';
import { datevHead, datevLine, documentNumber } from '../../reports/datev-batch.ts';
import { payoutsStatement } from './payouts-statement.ts';
import { readDay } from './read-day.ts';
import { statementHead, statementText, STATEMENT_LIMIT } from '../../reports/statement-form.ts';
import type { DatevSettings } from '../../../shared/datev-settings.ts';
import type { StatementLine } from '../../reports/statement-form.ts';
import type { DatevRefusal, StatementForm } from '../../../shared/contract/exports.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { DayRange } from '../../../shared/sales-report.ts';
import type { Day } from '../../../shared/store-day.ts';
import type { CsvTable, ExportRun } from '../../reports/ports.ts';
import type { BackOffice } from '../back-office.ts';
import type { TillSale, TillSales } from '../ports.ts';
import type { AskingPayouts, DayRead } from './read-day.ts';

/** Of the till's record, read before other work has a turn. */
const SALES_AT_ONCE = 25;

interface PayoutsParts {
  readonly office: BackOffice;
  readonly till: Pick<TillSales, 'salesOfPayments'>;
  /** Of the terminal: what amounts are in. */
  readonly currency: string;
  /** IANA name; the computer's without it. */
  readonly timeZone: string | undefined;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
  /** Lets others go on between two slices. */
  readonly turn: () => Promise<void>;
}

export interface PayoutsTable extends CsvTable {
  /** Why the text broke off, where the service did not answer. */
  readonly failure: () => Failure | undefined;
}

/** How a line of the money that left the account is written. */
interface MovedForm extends Pick<CsvTable, 'name' | 'limit'> {
  readonly head: string;
  readonly line: (line: StatementLine) => string;
}

/** What became of each payment's money, as a table: fee, net, batch, deposit. A day is read at a time. */
export class Payouts {
  readonly #parts: PayoutsParts;

  constructor(parts: PayoutsParts) {
    this.#parts = parts;
  }

  /** Fails where credentials are missing. */
  async table(range: DayRange): Promise<Result<PayoutsTable>> {
    const { office, currency } = this.#parts;
    const access = await office.service();
    if (!access) return failed({ action: 'fix-configuration', code: 'secret-missing' });
    let failure: Failure | undefined;
    return succeeded({
      name: `fees-and-deposits-${daysName(range)}`,
      failure: () => failure,
      text: (run) => {
        const signal = run?.signal ?? new AbortController().signal;
        const asking = { access, ids: office.ids(), currency, signal };
        return this.#text(range, asking, run, (why) => (failure = why));
      },
    });
  }

  /** What fees and deposits took from the account of these days, for this program. Fails where credentials are missing. */
  statement(range: DayRange, form: StatementForm): Promise<Result<PayoutsTable>> {
    const { currency } = this.#parts;
    return this.#moved(range, {
      name: `${form}-fees-and-deposits-${daysName(range)}`,
      head: statementHead(form),
      line: (line) => statementText(form, line, currency),
      limit: STATEMENT_LIMIT,
    });
  }

  /**
   * The same as postings for DATEV: fees and adjustments on the account for fees, deposits on that of the bank. The
   * settings have no fault for them.
   */
  async postings(range: DayRange, settings: DatevSettings): Promise<Result<PayoutsTable | DatevRefusal>> {
    const years = [range.from, range.to].map((day) => isoDay(businessYear(day, settings)));
    if (new Set(years).size > 1) return succeeded({ refused: 'two-years' });
    const { currency, timeZone, now } = this.#parts;
    const { fees = '', bank = '' } = settings;
    const batch = { range, settings, currency, timeZone, madeAt: now() };
    return this.#moved(range, {
      name: `EXTF_Buchungsstapel-fees-and-deposits-${daysName(range)}`,
      head: datevHead(batch),
      line: ({ date, minor, label, reference }) => {
        const account = label === 'Deposit' ? bank : fees;
        const document = documentNumber(reference) ?? '';
        return datevLine({ date, minor, account, document, words: `${label} ${reference}` }, batch);
      },
    });
  }

  async #moved(range: DayRange, { name, head, line, limit }: MovedForm): Promise<Result<PayoutsTable>> {
    const { office, currency, timeZone } = this.#parts;
    const access = await office.service();
    if (!access) return failed({ action: 'fix-configuration', code: 'secret-missing' });
    let failure: Failure | undefined;
    return succeeded({
      name,
      ...(limit && { limit }),
      failure: () => failure,
      text: async function* (run) {
        const signal = run?.signal ?? new AbortController().signal;
        const lines = await payoutsStatement(
          range,
          { access, ids: office.ids(), currency, signal },
          timeZone,
        );
        if (!lines.ok) {
          failure = lines.failure;
          throw new Error(lines.failure.code);
        }
        yield head;
        for (const each of lines.value) yield line(each);
      },
    });
  }

  async *#text(
    range: DayRange,
    asking: AskingPayouts,
    run: ExportRun | undefined,
    onFailure: (failure: Failure) => void,
  ): AsyncGenerator<string> {
    const { currency } = this.#parts;
    const given = <T>(result: Result<T>): T => {
      if (result.ok) return result.value;
      onFailure(result.failure);
      throw new Error(result.failure.code);
    };
    yield payoutsHeader();
    const deposits = new DepositsOf(asking);
    const of = given(await this.#total(range, asking));
    let done = 0;
    run?.onProgress({ step: 'asking', done, ...of });
    for (let day = range.from; asUtc(day) <= asUtc(range.to); day = daysAfter(day, 1)) {
      const read = given(await readDay(this.#windowOf(day), asking));
      const settlements = new Set(read.payments.flatMap(({ payment }) => payment.settlementId ?? []));
      given(await deposits.read(settlements));
      const sales = await this.#salesOf(read);
      const lines = read.payments.map((one) => ({
        ...one,
        deposits: deposits.of(one.payment.settlementId),
        own: sales.get(one.payment.trackingId ?? ''),
        day: isoDay(day),
      }));
      yield payoutsCsv(lines, currency);
      done += read.listed;
      run?.onProgress({ step: 'asking', done, ...of });
    }
  }

  /** All that will be listed, where the service says. */
  async #total(
    { from, to }: DayRange,
    { access: { history }, ids, signal }: AskingPayouts,
  ): Promise<Result<{ readonly of?: number }>> {
    const { timeZone } = this.#parts;
    const span = { from: dayBegins(from, timeZone), until: dayBegins(daysAfter(to, 1), timeZone) };
    const one = { pageSize: 1 };
    const { merchant, terminal = '' } = ids;
    const page =
      merchant === undefined
        ? await history.ofTerminal.page(terminal, span, one, signal)
        : await history.ofMerchant.page(merchant, span, one, signal);
    if (!page.ok) return page;
    const { total } = page.value;
    return succeeded(total === undefined ? {} : { of: total });
  }

  #windowOf(day: Day): { readonly from: number; readonly until: number } {
    const { timeZone } = this.#parts;
    return { from: dayBegins(day, timeZone), until: dayBegins(daysAfter(day, 1), timeZone) };
  }

  async #salesOf({ payments }: DayRead): Promise<ReadonlyMap<string, TillSale>> {
    const { till, turn } = this.#parts;
    const trackingIds = payments.flatMap(({ payment: { trackingId } }) => trackingId ?? []);
    const sales = new Map<string, TillSale>();
    for (let first = 0; first < trackingIds.length; first += SALES_AT_ONCE) {
      const some = till.salesOfPayments(trackingIds.slice(first, first + SALES_AT_ONCE));
      for (const [trackingId, sale] of some) sales.set(trackingId, sale);
      await turn();
    }
    return sales;
  }
}

function daysName({ from, to }: DayRange): string {
  return [...new Set([isoDay(from), isoDay(to)])].join('-to-');
}
