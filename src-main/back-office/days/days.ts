import { Readable } from 'node:stream';
import { failed, succeeded } from '../../../shared/failure.ts';
import { compareSides } from './compare-sides.ts';
import { comparedCurrency } from './compared-currency.ts';
import { copyName, copyPrefix } from './copies/copy-name.ts';
import { daysCsv } from './days-csv.ts';
import { earlierComparison } from './copies/earlier-comparison.ts';
import { explainDays } from './explain-days.ts';
import { explainPayout } from './explain-payout.ts';
import { settlementsToRead } from './payout-stated.ts';
import { readBatches } from './read-batches.ts';
import { NOTHING_SETTLED } from './settled-payments.ts';
import { readCopy } from './copies/read-copy.ts';
import { readPayouts } from './read-payouts.ts';
import { elsewhereOf, paymentsByTrackingId, paymentsOfScope, paymentsOfTerminal } from './read-service.ts';
import { dayBegins, daysAfter } from '../../../shared/time/store-day.ts';
import type {
  DaysExplained,
  DaysProgress,
  EarlierComparison,
  Unchecked,
} from '../../../shared/contract/back-office/days-explained.ts';
import type { HistoryScope } from '../../../shared/contract/back-office/back-office.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';
import type { BackOffice } from '../back-office.ts';
import type { DamagedSale } from '../ports.ts';
import type { CsvTable } from '../../reports/ports.ts';
import type { BothSides, Span } from './compare-sides.ts';
import type { DaysRead } from './explain-days.ts';
import type { KeptCopies } from './copies/kept-copies.ts';
import type { Asking, Listed } from './read-service.ts';
import type { SaleOnDay, SalesOnDays } from './sale-on-day.ts';

interface DaysParts {
  readonly office: BackOffice;
  /** Whether a terminal is at work, with whose sales the comparison begins. */
  readonly hasTill: boolean;
  /** The till's sales that were started on these days. */
  readonly salesOn: (range: DayRange) => SalesOnDays;
  /** Whether the ledger has a sale for this payment. */
  readonly isKnown: (trackingId: string) => boolean;
  /** What is known of the till's sale of a payment, where that sale is damaged. */
  readonly damagedSale: (trackingId: string) => DamagedSale | undefined;
  readonly currency: string;
  /** IANA name; the computer's time zone where it is missing. */
  readonly timeZone: string | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Where a copy of each comparison is kept. */
  readonly copies: KeptCopies;
  /** Logs an error. */
  readonly report: (what: string, error: unknown) => void;
  /** The failure for an error of the ledger. */
  readonly ledgerFailure: (error: unknown) => Result<never>;
}

const MOST_EARLIER = 10;

/** Compares days, from the till's sales to the bank's deposits. */
export class Days {
  readonly #parts: DaysParts;
  #reading = new AbortController();
  #progress: DaysProgress | undefined;
  #latest: DaysExplained | undefined;

  constructor(parts: DaysParts) {
    this.#parts = parts;
  }

  /** Progress of the comparison that is being made. */
  get progress(): DaysProgress | undefined {
    return this.#progress;
  }

  /** Stops the comparison that is being made: its `explain` fails with `report-replaced`. */
  stop(): void {
    this.#reading.abort();
  }

  /** The comparison that was made at `madeAt`, if it is the latest. */
  latest(madeAt: number): DaysExplained | undefined {
    return this.#latest?.madeAt === madeAt ? this.#latest : undefined;
  }

  /** The same as a table. */
  csv(madeAt: number): CsvTable | undefined {
    const latest = this.latest(madeAt);
    return latest && { name: copyName(latest), text: () => Readable.from([daysCsv(latest)]) };
  }

  /** The comparison of a copy; `undefined` where there is none of this name, or it cannot be read. */
  async openCopy(file: string): Promise<DaysExplained | undefined> {
    const text = await this.#copyText(file);
    const kept = text === undefined ? undefined : readCopy(text);
    return kept && { ...kept, scope: this.#scope, copy: file };
  }

  /** The same copy as a table. */
  async copyTable(file: string): Promise<CsvTable | undefined> {
    const text = await this.#copyText(file);
    if (text === undefined) return undefined;
    return { name: file.replace(/\.csv$/, ''), text: () => Readable.from([text]) };
  }

  async #copyText(file: string): Promise<string | undefined> {
    try {
      return await this.#parts.copies.read(file);
    } catch (error) {
      this.#parts.report('a kept copy of a comparison', error);
      return undefined;
    }
  }

  /** The scope at which the service is asked. */
  get #scope(): HistoryScope {
    if (this.#parts.office.ids().merchant !== undefined) return 'merchant';
    return this.#parts.hasTill ? 'terminal' : 'partner';
  }

  /** Compares these days of the store, the last one included. Stops the comparison before. */
  explain(range: DayRange): Promise<Result<DaysExplained>> {
    return this.#compare((signal) => this.#explain(range, signal));
  }

  /** Compares one payout with all its payments, of any days and terminals. Stops the comparison before. */
  explainPayout(settlementId: string): Promise<Result<DaysExplained>> {
    const { office, now } = this.#parts;
    return this.#compare((signal) =>
      explainPayout(settlementId, { office, signal, madeAt: now(), onProgress: this.#progressOf(signal) }),
    );
  }

  async #compare(
    explain: (signal: AbortSignal) => Promise<Result<DaysExplained>>,
  ): Promise<Result<DaysExplained>> {
    this.stop();
    const reading = (this.#reading = new AbortController());
    this.#progress = { payments: 0 };
    try {
      const explained = await explain(reading.signal);
      if (reading.signal.aborted) return failed({ action: 'try-again', code: 'report-replaced' });
      if (!explained.ok) return explained;
      this.#latest = await this.#kept(explained.value);
      return succeeded(this.#latest);
    } catch (error) {
      return this.#parts.ledgerFailure(error);
    } finally {
      if (this.#reading === reading) this.#progress = undefined;
    }
  }

  /** Keeps a copy, unless nothing could be compared: it might replace a better one. */
  async #kept(explained: DaysExplained): Promise<DaysExplained> {
    if (!explained.service) return explained;
    const name = copyName(explained);
    try {
      await this.#parts.copies.keep(name, daysCsv(explained));
    } catch (error) {
      this.#parts.report('the copy of a comparison', error);
      return explained;
    }
    const copy = `${name}.csv`;
    const earlier = await this.#earlier(explained, copy);
    return { ...explained, copy, ...(earlier.length > 0 && { earlier }) };
  }

  /** Empty where the copies cannot be read; the new one is kept all the same. */
  async #earlier(explained: DaysExplained, copy: string): Promise<readonly EarlierComparison[]> {
    try {
      const heads = await this.#parts.copies.heads(copyPrefix(explained), MOST_EARLIER + 1);
      return heads
        .filter(({ file }) => file !== copy)
        .flatMap((head) => earlierComparison(head, explained.currency) ?? []);
    } catch (error) {
      this.#parts.report('the earlier copies of a comparison', error);
      return [];
    }
  }

  #progressOf(signal: AbortSignal): Asking['onProgress'] {
    return (progress) => {
      if (!signal.aborted) this.#progress = progress;
    };
  }

  async #explain(range: DayRange, signal: AbortSignal): Promise<Result<DaysExplained>> {
    const { salesOn, currency, timeZone, now, office } = this.#parts;
    const span = {
      from: dayBegins(range.from, timeZone),
      until: dayBegins(daysAfter(range.to, 1), timeZone),
    };
    const madeAt = now();
    const recorded = salesOn(range);
    const sales: SaleOnDay[] = [];
    for await (const sale of recorded.each()) {
      if (signal.aborted) break;
      sales.push(sale);
    }
    const others = recorded.others();
    const unchecked: Unchecked[] = others === 0 ? [] : [{ what: 'other-sales', count: others }];
    const access = await office.service();
    const ids = office.ids();
    const { hasTill } = this.#parts;
    const alone = (why: Unchecked): Result<DaysExplained> => {
      const sides = { span, sales, payments: [], unasked: new Set<string>(), isKnown: () => false };
      const { till } = compareSides(sides);
      return succeeded({
        ...range,
        madeAt,
        currency,
        ...(hasTill && till && { till }),
        payouts: [],
        differences: [],
        unexplainedMinor: 0,
        unchecked: [...unchecked, why],
      });
    };
    if (!access) return alone({ what: 'service', why: 'no-access' });
    const { currencies } = office;
    const compared = await comparedCurrency({ access, currencies, ids, hasTill, currency });
    if ('why' in compared) return alone({ what: 'service', ...compared });
    const onProgress = this.#progressOf(signal);
    const asking = { access, ids, currencies, signal, onProgress, ...compared };
    const read = await this.#ask(sales, span, asking);
    if (read === 'too-many' || !read.ok) return alone({ what: 'service', ...whyNot(read) });
    const whole = { ...read.value, unchecked: [...unchecked, ...read.value.unchecked] };
    const explained = explainDays(whole, madeAt);
    return succeeded({ ...range, madeAt, ...compared, scope: this.#scope, ...explained });
  }

  /** Reads the service's payments of these days. Fails where the terminal's payments cannot be read completely. */
  async #ask(sales: readonly SaleOnDay[], span: Span, asking: Asking): Promise<Listed<DaysRead>> {
    const read = this.#parts.hasTill
      ? await this.#bothSides(sales, span, asking)
      : await withoutTill(span, asking);
    if (read === 'too-many' || !read.ok) return read;
    const sides = read.value;
    const { paid } = compareSides(sides);
    const payouts = await readPayouts(settlementsToRead(paid), asking);
    const batches = await readBatches(span, paid, payouts, asking);
    if (batches === 'too-many' || !batches.ok) {
      const unchecked = [{ what: 'elsewhere', ...whyNot(batches) }] as const;
      const none = {
        payments: [],
        others: 0,
        settledOf: NOTHING_SETTLED,
        isWhole: () => false,
      };
      return succeeded({ ...sides, elsewhere: [], payouts, batches: none, unchecked });
    }
    const elsewhere = sides.noTill
      ? []
      : elsewhereOf(batches.value.payments, span, sides.payments, asking.ids.terminal);
    return succeeded({ ...sides, elsewhere, payouts, batches: batches.value, unchecked: [] });
  }

  async #bothSides(sales: readonly SaleOnDay[], span: Span, asking: Asking): Promise<Listed<BothSides>> {
    const { isKnown, damagedSale, now } = this.#parts;
    const listed = await paymentsOfTerminal(span, asking);
    if (listed === 'too-many' || !listed.ok) return listed;
    const byId = new Map(listed.value.map((payment) => [payment.trackingId ?? '', payment]));
    const repeated = listed.value.filter((payment) => byId.get(payment.trackingId ?? '') !== payment);
    const missing = sales.flatMap(({ trackingIds }) => trackingIds).filter((id) => !byId.has(id));
    const { found, unasked } = await paymentsByTrackingId(missing, now(), asking);
    return succeeded({
      span,
      sales,
      payments: [...byId.values(), ...found],
      repeated,
      unasked,
      isKnown,
      damagedSale,
    });
  }
}

async function withoutTill(span: Span, asking: Asking): Promise<Listed<BothSides>> {
  const listed = await paymentsOfScope(span, asking);
  if (listed === 'too-many' || !listed.ok) return listed;
  const none = { sales: [], unasked: new Set<string>(), isKnown: () => false };
  return succeeded({ span, ...listed.value, ...none, noTill: true });
}

function whyNot(read: 'too-many' | { readonly ok: false; readonly failure: Failure }) {
  if (read === 'too-many') return { why: 'too-many' } as const;
  return { why: 'failed', failure: read.failure } as const;
}
