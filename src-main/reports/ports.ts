import type {
  ExportKind,
  ExportProgress,
  GoesOn,
  SavedParts,
} from '../../shared/contract/back-office/exports.ts';
import type { DatevSettings } from '../../shared/reports/datev-settings.ts';
import type { DayRange } from '../../shared/reports/sales-report.ts';
import type { Result } from '../../shared/failure.ts';
import type { LeftOutSale } from '../../shared/reports/left-out.ts';
import type { SaleSince } from '../staff/shifts/ports.ts';

/** The record of sales, as a report of days reads it. Throws `LedgerUnavailable`. */
export interface SalesByTime {
  /** The number of the last event of any sale, zero without one: a mark for the others. */
  end(): number;
  /** How many sales began at `from` or later and before `until` (wall ms). */
  countStarted(from: number, until: number): number;
  /** The next `most` sales that began at `from` or later and before `until` (wall ms), earliest first, after this place. */
  salesStarted(from: number, until: number, most: number, after?: PlaceInTime): readonly PlaceInTime[];
  /** Events of these sales; only these are read. `before` counts those up to the mark. */
  salesOf(ids: readonly string[], mark: number): readonly SaleSince[];
}

/** A sale, and where it stands among all sales by the time at which they began. */
export interface PlaceInTime {
  readonly saleId: string;
  readonly startedAt: number;
  /** Tells apart what began in the same millisecond. */
  readonly tie: number;
}

/** A table for spreadsheets. */
export interface CsvTable {
  /** What its file may be called. */
  readonly name: string;
  /** The file, piece by piece. Throws `LedgerUnavailable` where the record cannot be read. */
  readonly text: (run?: ExportRun) => AsyncIterable<string>;
  /** Of a table that a program takes only in parts: each piece of its text is one line then, and the first is the head. */
  readonly limit?: PartLimit;
}

/** What one file may hold, its head counted. */
export interface PartLimit {
  readonly lines: number;
  /** Of UTF-8. */
  readonly bytes: number;
}

/** How work on a file is watched and ended. */
export interface ExportRun {
  /** Ends the work: what was written so far is removed. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
  /** Hears of the file that somebody chose, before anything is written: its whole path. */
  readonly onFile?: (file: string) => void;
  /** Hears of each sale that belongs to these days and cannot stand in the file. */
  readonly onLeftOut?: (sale: LeftOutSale) => void;
}

/** What is being written to a file, for the start after an end that came before its own. */
export interface ExportUnderWay {
  readonly kind: ExportKind;
  /** Its whole path. */
  readonly file: string;
  /** Of what is made of days. */
  readonly days?: DayRange;
  /** Wall-clock milliseconds. */
  readonly startedAt: number;
}

/** Remembers the export under way, beyond an end of the till. */
export interface ExportMemory {
  load(): ExportUnderWay | undefined;
  /** `undefined` once there is none. */
  save(underWay: ExportUnderWay | undefined): void;
}

/** What an export of fees and deposits has read of the service: one that is cut short can go on from there. */
export interface UnfinishedReading {
  /** `undefined` where nothing is kept that is new enough. */
  goesOn(): Promise<GoesOn | undefined>;
  remove(): Promise<void>;
}

/** Without a name nobody chose a file. */
export interface Saved {
  /** Of the first, where there are several. */
  readonly fileName?: string;
  readonly parts?: SavedParts;
}

/** Writes a table to a file where the person at the till wants it. */
export interface CsvSaver {
  /** Answers once nothing is written any more. A file that could not be written whole is removed. */
  save(table: CsvTable, run?: ExportRun): Promise<Result<Saved>>;
}

/** Keeps what DATEV needs to know of the terminal's store. */
export interface DatevMemory {
  load(): DatevSettings | undefined;
  save(settings: DatevSettings): void;
}
