/** What a manager's page says of the ledger. Times are epoch milliseconds. */
export interface LedgerFacts {
  /** Missing until a till of a version that gives ledgers an id has opened it. */
  readonly ledgerId?: string;
  /** Counts its repairs and restores. */
  readonly epoch?: number;
  readonly events: number;
  /** How many entries the journal has. */
  readonly entries: number;
  readonly firstAt?: number;
  readonly lastAt?: number;
  /** How many rows earlier repairs and restores have noted as lost; missing where there are none. */
  readonly lost?: number;
}

export interface LedgerSummary extends LedgerFacts {
  /** Size of the database together with its log. */
  readonly bytes: number;
  readonly folder: string;
  readonly backupFolder: string;
  /** Newest first. */
  readonly backups: readonly { readonly at: number; readonly bytes: number }[];
  /** When the whole ledger was last verified, by a manager or by a backup, and how many faults that found. */
  readonly verified?: { readonly at: number; readonly faults: number };
}

/** Tasks on the ledger. Each takes longer the more rows the ledger has. */
export type LedgerTaskKind = 'verify' | 'back-up' | 'save-backup' | 'export' | 'compare';

/** The task that is running, or the last one since the till was opened. */
export interface LedgerTaskView {
  readonly kind: LedgerTaskKind;
  /** How many per cent of the rows are done; missing in a task that does not count them. */
  readonly percent?: number;
  /** Missing while the task is running. */
  readonly end?: LedgerTaskEnd;
}

/** What is missing since an earlier repair or restore, as that has noted. Times are epoch milliseconds. */
export interface LostFromRecord {
  readonly rows: number;
  /** When the rows around them were written; no `since` where none stands before. */
  readonly since?: number;
  readonly until: number;
  /** The folders with what was there before a repair or a restore, the newest first. */
  readonly copies: readonly string[];
}

export type LedgerTaskEnd =
  | {
      readonly result: 'verified';
      /** Rows of sales that were gone through. */
      readonly events: number;
      /** The same of the journal. */
      readonly entries: number;
      readonly lost?: LostFromRecord;
      /** The first faults, in words for a technician. */
      readonly faults: readonly string[];
      readonly faultCount: number;
      /** Rows that are undamaged, but that this version does not understand. */
      readonly unreadable: number;
    }
  | ({ readonly result: 'compared' } & ComparedRecord)
  /** `file` is the path; of an export, `rows` is the number of lines. */
  | { readonly result: 'saved'; readonly file: string; readonly rows?: number }
  | { readonly result: 'stopped' | 'timed-out' }
  | { readonly result: 'failed'; readonly detail?: string };

/**
 * How a ledger in another file relates to the one in use. They have the same rows up to the row number `place`, which was
 * written at `at`; after it, this one has `rowsHere` more rows and the file `rowsThere`. `parted`: both were continued
 * separately, this one as `here` says and the file as `there` says. `not-linked`: one of them was written by a version whose
 * rows cannot be compared.
 */
export type RecordRelation =
  | { readonly kind: 'same' | 'unrelated' | 'not-linked' }
  | ({ readonly kind: 'earlier'; readonly rowsHere: number } & SameUntil)
  | ({ readonly kind: 'later'; readonly rowsThere: number } & SameUntil)
  | ({
      readonly kind: 'parted';
      readonly here: RecordSide;
      readonly there: RecordSide;
    } & SameUntil);

/** What one of two ledgers has recorded since they were continued separately. */
export interface RecordSide {
  readonly rows: number;
  /** The name of the first row that differs, for a technician. */
  readonly first: string;
  /** How many sales were begun. */
  readonly sales: number;
  /** `at`: when it was begun, epoch milliseconds. */
  readonly lastSale?: { readonly number: number; readonly at: number };
}

interface SameUntil {
  readonly place: number;
  readonly at: number;
}

/** The result of comparing a file with the ledger in use. */
export interface ComparedRecord {
  /** The file's name. */
  readonly file: string;
  /** Missing where the file is damaged. */
  readonly relation?: RecordRelation;
  /** The first faults in the file, in words for a technician. */
  readonly faults: readonly string[];
  readonly faultCount: number;
  /** When its last sale was recorded. */
  readonly lastAt?: number;
  /** The terminal that wrote the file; `unknown` in files of earlier versions, which do not name it. */
  readonly madeBy: 'this-terminal' | 'another-terminal' | 'unknown';
}

/** Whether a file may replace the ledger: it is undamaged, has sales, is not the same, and is of no other terminal. */
export function mayReplace({ relation, lastAt, madeBy }: ComparedRecord): boolean {
  if (relation === undefined || lastAt === undefined) return false;
  return relation.kind !== 'same' && madeBy !== 'another-terminal';
}

/** What replaces the ledger: the till's own backup of this time, or the file that was compared last. */
export type RestoreChoice = { readonly at: number } | { readonly compared: true };
