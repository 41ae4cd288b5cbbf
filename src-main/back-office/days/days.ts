import { Readable } from 'node:stream';
import { failed, succeeded } from '../../../shared/failure.ts';
import { compareDays } from './compare-days.ts';
import { copyName, copyPrefix } from './copies/copy-name.ts';
import { daysCsv } from './days-csv.ts';
import { earlierComparison } from './copies/earlier-comparison.ts';
import { explainPayout } from './explain-payout.ts';
import { readCopy } from './copies/read-copy.ts';
import type {
  DaysExplained,
  DaysProgress,
  EarlierComparison,
} from '../../../shared/contract/back-office/days-explained.ts';
import type { HistoryScope } from '../../../shared/contract/back-office/back-office.ts';
import type { Result } from '../../../shared/failure.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';
import type { CsvTable } from '../../reports/ports.ts';
import type { ComparedDays } from './compare-days.ts';
import type { KeptCopies } from './copies/kept-copies.ts';
import type { Asking } from './read-service.ts';

interface DaysParts extends ComparedDays {
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
    return (
      latest && { name: copyName(latest, this.#parts.timeZone), text: () => Readable.from([daysCsv(latest)]) }
    );
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
    return this.#compare((signal) =>
      compareDays(range, this.#parts, { scope: this.#scope, signal, onProgress: this.#progressOf(signal) }),
    );
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
    this.#progress = { reading: 'payments', done: 0 };
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
    const name = copyName(explained, this.#parts.timeZone);
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
        .flatMap((head) => earlierComparison(head, explained) ?? []);
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
}
