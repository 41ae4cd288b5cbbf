import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { dayRange } from '../../../shared/contract/commands/reports.ts';
import { asUtc, daysAfter, isoDay } from '../../../shared/time/store-day.ts';
import { chained, chainedRecords, NO_RECORDS } from './chained-records.ts';
import type { GoesOn } from '../../../shared/contract/back-office/exports.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';
import type { Day } from '../../../shared/time/store-day.ts';
import type { Deposit } from '../../service/endpoints/settlement/records.ts';
import type { UnfinishedReading } from '../../reports/ports.ts';
import type { Place } from './chained-records.ts';

/**
 * Six hours. Fees and deposits change at the service, and a file must not mix what was read at very different times.
 */
const KEPT_MS = 21_600_000;
/** Beyond this size no more days are kept, because the ledger needs the disk more. */
const MOST_BYTES = 67_108_864;
const PRIVATE = 0o600;

/** One day of the table, as it was written. */
export interface WholeDay {
  readonly day: Day;
  /** Number of payments of the day, paid or not. */
  readonly listed: number;
  readonly text: string;
  /** By settlement. Later days use the same deposits. */
  readonly deposits: readonly (readonly [settlementId: string, deposits: readonly Deposit[]])[];
}

/** Identifies a table. */
export interface ReadingOf {
  readonly days: DayRange;
  /** A checksum of everything else that decides its contents. */
  readonly mark: string;
}

const begunRecord = z.object({ mark: z.string(), days: dayRange, begunAt: z.number() });
/** The deposit as it was read from the service's answer. */
const depositAnswered = z.custom<Deposit>(
  (value) => typeof value === 'object' && value !== null && 'id' in value,
);
const dayRecord = z.object({
  day: z.string(),
  listed: z.int().nonnegative(),
  text: z.string(),
  deposits: z.array(z.tuple([z.string(), z.array(depositAnswered)])),
});

/** The days of an unfinished export of fees and deposits, in a private file until the export is complete. */
export class KeptDays implements UnfinishedReading {
  readonly #file: string;
  /** Epoch milliseconds. */
  readonly #now: () => number;

  constructor(file: string, now: () => number) {
    this.#file = file;
    this.#now = now;
  }

  /** The period of the export and its first day that is not kept. A file that is too old is deleted. */
  async goesOn(): Promise<GoesOn | undefined> {
    const goesOn = await this.#goesOn().catch(notRead);
    if (!goesOn) await this.remove();
    return goesOn;
  }

  async remove(): Promise<void> {
    await rm(this.#file, { force: true }).catch((error: unknown) => {
      console.error('days that an export had read are not removed', error);
    });
  }

  /** Begins an export, which may continue the kept one by `wholeDays`. */
  reading(of: ReadingOf): KeptReading {
    return new KeptReading(this.#file, this.#now, of);
  }

  async #goesOn(): Promise<GoesOn | undefined> {
    let begun: z.output<typeof begunRecord> | undefined;
    let from: Day | undefined;
    for await (const { body } of chainedRecords(this.#file, MOST_BYTES)) {
      if (begun) from = daysAfter(from ?? begun.days.from, 1);
      else begun = begunRecord.parse(JSON.parse(body));
    }
    return begun && from && !isOld(begun, this.#now) ? { days: begun.days, from } : undefined;
  }
}

/** The days of one export in their order: the kept ones, then those that are read. */
class KeptReading {
  readonly #file: string;
  readonly #now: () => number;
  readonly #of: ReadingOf;
  #place: Place = NO_RECORDS;
  #isOver = false;

  constructor(file: string, now: () => number, of: ReadingOf) {
    this.#file = file;
    this.#now = now;
    this.#of = of;
  }

  /**
   * The kept days. None, and the file is deleted, where the export is not continued, is of another table, or is too
   * old.
   */
  async *wholeDays(goOn: boolean): AsyncGenerator<WholeDay> {
    const kept = this.#kept();
    let isAny = false;
    for (let next = goOn ? await kept.next().catch(notRead) : undefined; next && !next.done;) {
      isAny = true;
      yield next.value;
      next = await kept.next().catch(notRead);
    }
    if (isAny) return;
    this.#place = NO_RECORDS;
    await rm(this.#file, { force: true });
  }

  /** Ends before the first day that was changed, or was written by a version with another form. */
  async *#kept(): AsyncGenerator<WholeDay> {
    const { days, mark } = this.#of;
    let next: Day | undefined;
    for await (const { body, place } of chainedRecords(this.#file, MOST_BYTES)) {
      const record: unknown = JSON.parse(body);
      if (next) {
        const { data: kept } = dayRecord.safeParse(record);
        if (kept?.day !== isoDay(next) || asUtc(next) >= asUtc(days.to)) return;
        this.#place = place;
        yield { ...kept, day: next };
        next = daysAfter(next, 1);
      } else {
        const { data: begun } = begunRecord.safeParse(record);
        const isSame = begun?.mark === mark && isSameRange(begun.days, days);
        if (!isSame || isOld(begun, this.#now)) return;
        this.#place = place;
        next = days.from;
      }
    }
  }

  /** Keeps the next day. An error of the disk does not stop the export. */
  async keep({ day, ...whole }: WholeDay): Promise<void> {
    if (this.#isOver) return;
    try {
      if (this.#place === NO_RECORDS)
        await this.#append(JSON.stringify({ ...this.#of, begunAt: this.#now() }), 'w');
      await this.#append(JSON.stringify({ day: isoDay(day), ...whole }), 'r+');
    } catch (error) {
      this.#isOver = true;
      console.error('the days that an export has read are not kept', error);
    }
  }

  async #append(body: string, flags: 'w' | 'r+'): Promise<void> {
    const { record, place } = chained(this.#place, body);
    if (place.bytes > MOST_BYTES) {
      this.#isOver = true;
      return;
    }
    await mkdir(dirname(this.#file), { recursive: true });
    const file = await open(this.#file, flags, PRIVATE);
    try {
      // After a kill a part of a day may be at the end of the file.
      await file.truncate(this.#place.bytes);
      await file.write(record, 0, record.length, this.#place.bytes);
      this.#place = place;
    } finally {
      await file.close();
    }
  }
}

const isSameRange = (a: DayRange, b: DayRange): boolean =>
  asUtc(a.from) === asUtc(b.from) && asUtc(a.to) === asUtc(b.to);

/** The days are read from the service again. */
function notRead(error: unknown): undefined {
  console.error('the days that an export had read cannot be read', error);
}

/** Whether the file is too old. After the clock was put back its age is unknown, so it counts as old. */
function isOld({ begunAt }: z.output<typeof begunRecord>, now: () => number): boolean {
  const age = now() - begunAt;
  return age < 0 || age > KEPT_MS;
}
