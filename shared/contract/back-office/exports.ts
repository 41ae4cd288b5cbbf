import type { Failure } from '../../failure.ts';
import type { DatevSettings } from '../../reports/datev-settings.ts';
import type { DayRange } from '../../reports/sales-report.ts';
import type { LeftOut } from '../../reports/left-out.ts';
import type { Day } from '../../time/store-day.ts';

/** Programs whose import of bank statements reads what the till writes. */
export const STATEMENT_FORMS = ['xero', 'quickbooks'] as const;
export type StatementForm = (typeof STATEMENT_FORMS)[number];

/** What sales are saved as for other programs; `sales` is the table of `docs/sales-csv.md`. */
export const EXPORT_FORMS = ['sales', ...STATEMENT_FORMS] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];

/** All that is saved as a file for others, and may take long: `payouts` is what became of each payment's money, `day` the comparison of days, `day-pdf` the same as a document. */
export const EXPORT_KINDS = [
  ...EXPORT_FORMS,
  ...(['report', 'datev', 'payouts'] as const),
  // Fees and deposits alone, as the other side of a statement or postings of sales.
  ...STATEMENT_FORMS.map((form) => `payouts-${form}` as const),
  ...(['payouts-datev', 'day', 'day-pdf'] as const),
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** How far an export is. */
export interface ExportProgress {
  /** Some read everything before they write the first line. `asking`: payments at the service instead of sales here. */
  readonly step: 'reading' | 'writing' | 'asking';
  readonly done: number;
  readonly of?: number;
}

/** The export under way, or the last one since the till was opened. */
export interface ExportTaskView {
  readonly kind: ExportKind;
  /** None while a person chooses where to, or where there is nothing to count. */
  readonly progress?: ExportProgress;
  /** It was cancelled, and is about to end. */
  readonly stopping?: true;
  /** None while it is under way. */
  readonly end?: ExportEnd;
}

/** A table that the other program takes only in several files, each of which is to be loaded. */
export interface SavedParts {
  readonly count: number;
  /** The name of the last one. */
  readonly last: string;
}

/** A part of a file that the disk did not let go: it must be removed by hand before anybody takes it for the whole. */
export interface HalfFile {
  readonly fileName: string;
  readonly reason: 'denied' | 'readOnly' | 'inUse' | 'noAnswer' | 'other';
}

/** Only of `saved` there is a file; `fileName` is that of the first. `leftOut` is missing where it holds all. */
export type ExportEnd =
  | {
      readonly result: 'saved';
      readonly fileName: string;
      readonly parts?: SavedParts;
      readonly leftOut?: readonly LeftOut[];
    }
  /** `unfinished`: before the till was started; what cut it short is not known any more. */
  | ({ readonly result: 'stopped' | 'timed-out' | 'unfinished' } & Unsaved)
  /** The till ended meanwhile; what was written is removed, and these days can be saved again. */
  | ({ readonly result: 'interrupted'; readonly fileName: string; readonly days?: DayRange } & Unsaved)
  | ({ readonly result: 'failed'; readonly failure: Failure } & Unsaved);

/** Without `halfFile` nothing is left of it. */
interface Unsaved {
  readonly halfFile?: HalfFile;
  /** What was read of the service is kept for an export that goes on from there. */
  readonly goesOn?: GoesOn;
}

/** Where an export that was cut short goes on. */
export interface GoesOn {
  /** Those that were asked for. */
  readonly days: DayRange;
  /** The first of them that is read again. */
  readonly from: Day;
}

/** What an export for DATEV would be in, and what was entered of the store the last time. */
export interface DatevDefaults {
  readonly currency: string;
  readonly settings: DatevSettings | null;
}

/** Why sales cannot be saved as postings: tax rates that no account is named for, days of two business years, or too many. */
export type DatevRefusal =
  | { readonly refused: 'rates'; readonly percents: readonly string[] }
  | { readonly refused: 'two-years' | 'too-many' };
