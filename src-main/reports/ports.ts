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
  /** Answers the number of the last event of any sale, zero without one. The other methods take it as a mark. */
  end(): number;
  /** Counts the sales that began at `from` or later and before `until` (wall-clock milliseconds). */
  countStarted(from: number, until: number): number;
  /** Answers the next `most` sales after a place that began from `from` on and before `until` (wall ms), earliest first. */
  salesStarted(from: number, until: number, most: number, after?: PlaceInTime): readonly PlaceInTime[];
  /**
   * Counts the sales of which a repair has left no beginning, so that nothing else says when they began: those of which the first
   * event that is left was recorded in this time (wall-clock milliseconds), up to the mark.
   */
  countWithoutStart(from: number, until: number, mark: number): number;
  /** Answers the events of these sales; no others are read. `before` counts those up to the mark. */
  salesOf(ids: readonly string[], mark: number): readonly SaleSince[];
}

/** A sale and its place among all sales, ordered by the time at which they began. */
export interface PlaceInTime {
  readonly saleId: string;
  readonly startedAt: number;
  /** Distinguishes sales that began in the same millisecond. */
  readonly tie: number;
}

/** A table for spreadsheets. */
export interface CsvTable {
  /** The suggested name of its file. */
  readonly name: string;
  /** Answers the file, piece by piece. Throws `LedgerUnavailable` when the record cannot be read. */
  readonly text: (run?: ExportRun) => AsyncIterable<string>;
  /** The limit of one file, for a program that takes parts only. Each piece of the text is then a line, the first the head. */
  readonly limit?: PartLimit;
}

/** How much one file may hold, its head included. */
export interface PartLimit {
  readonly lines: number;
  /** The size in bytes of UTF-8. */
  readonly bytes: number;
}

/** How work on a file is watched and ended. */
export interface ExportRun {
  /** Ends the work. What was written so far is removed. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
  /** Called with the whole path of the file that somebody chose, before anything is written. */
  readonly onFile?: (file: string) => void;
  /** Called once all parts of a table are on the disk, before they get their names. */
  readonly onWhole?: (parts: number) => void;
  /** Called for each sale of these days that cannot be in the file. */
  readonly onLeftOut?: (sale: LeftOutSale) => void;
}

/** An export that is being written, as remembered for the next start in case the till ends before the export does. */
export interface ExportUnderWay {
  readonly kind: ExportKind;
  /** The whole path of the file. */
  readonly file: string;
  /** The days that the export covers, if it is about days. */
  readonly days?: DayRange;
  /** When the export began, in wall-clock milliseconds. */
  readonly startedAt: number;
  /** The number of its parts, once all of them are on the disk and only their names are missing. */
  readonly parts?: number;
}

/** Remembers the export under way across restarts of the till. */
export interface ExportMemory {
  load(): ExportUnderWay | undefined;
  /** Saves the export under way, or `undefined` once there is none. */
  save(underWay: ExportUnderWay | undefined): void;
}

/** What an export of fees and deposits has read from the service. One that is cut short can continue from there. */
export interface UnfinishedReading {
  /** Answers what an export could continue with; `undefined` when nothing recent enough is kept. */
  goesOn(): Promise<GoesOn | undefined>;
  remove(): Promise<void>;
}

/** The result of saving. Without a name, nobody chose a file. */
export interface Saved {
  /** The name of the file, or of the first one if there are several. */
  readonly fileName?: string;
  readonly parts?: SavedParts;
}

/** Writes a table to a file that the person at the till chooses. */
export interface CsvSaver {
  /** Saves a table. Answers once nothing is written any more. A file that could not be written whole is removed. */
  save(table: CsvTable, run?: ExportRun): Promise<Result<Saved>>;
}

/** Keeps what DATEV needs to know about the terminal's store. */
export interface DatevMemory {
  load(): DatevSettings | undefined;
  save(settings: DatevSettings): void;
}
