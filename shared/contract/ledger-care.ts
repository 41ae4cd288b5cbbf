/** What the ledger is, for the manager's page. Times are wall-clock milliseconds. */
export interface LedgerFacts {
  /** None before a till of this version has opened it. */
  readonly ledgerId?: string;
  /** Counts its repairs and restores. */
  readonly epoch?: number;
  readonly events: number;
  /** Of the journal. */
  readonly entries: number;
  readonly firstAt?: number;
  readonly lastAt?: number;
}

export interface LedgerSummary extends LedgerFacts {
  /** Of the database and its log. */
  readonly bytes: number;
  readonly folder: string;
  readonly backupFolder: string;
  /** Newest first. */
  readonly backups: readonly { readonly at: number; readonly bytes: number }[];
  /** When all of it was last gone through, by somebody or by a backup, and how many faults were found. */
  readonly verified?: { readonly at: number; readonly faults: number };
}

/** Work on the ledger that takes as long as the ledger is. */
export type LedgerTaskKind = 'verify' | 'back-up' | 'save-backup' | 'export' | 'compare';

/** The one under way, or the last one since the till was opened. */
export interface LedgerTaskView {
  readonly kind: LedgerTaskKind;
  /** Of the rows, while it is under way and counts them. */
  readonly percent?: number;
  /** None while it is under way. */
  readonly end?: LedgerTaskEnd;
}

export type LedgerTaskEnd =
  | {
      readonly result: 'verified';
      readonly rows: number;
      /** The first of them, in words for a technician. */
      readonly faults: readonly string[];
      readonly faultCount: number;
      /** Whole, but not known to this version. */
      readonly unreadable: number;
    }
  | ({ readonly result: 'compared' } & ComparedRecord)
  /** `file` is where; of an export `rows` says how many lines. */
  | { readonly result: 'saved'; readonly file: string; readonly rows?: number }
  | { readonly result: 'stopped' | 'timed-out' }
  | { readonly result: 'failed'; readonly detail?: string };

/**
 * How another file of a record belongs to this one. Up to `place`, of the time `at`, the rows are the same; after it so
 * many stand here, and so many in the file. `parted`: both went on by themselves, with the rows of these names.
 * `not-linked`: one is of a version whose rows cannot be compared.
 */
export type RecordRelation =
  | { readonly kind: 'same' | 'unrelated' | 'not-linked' }
  | ({ readonly kind: 'earlier'; readonly rowsHere: number } & SameUntil)
  | ({ readonly kind: 'later'; readonly rowsThere: number } & SameUntil)
  | ({
      readonly kind: 'parted';
      readonly here: string;
      readonly there: string;
      readonly rowsHere: number;
      readonly rowsThere: number;
    } & SameUntil);

interface SameUntil {
  readonly place: number;
  readonly at: number;
}

/** What a file is that somebody compared with the record. */
export interface ComparedRecord {
  /** Its name. */
  readonly file: string;
  /** None where the file is damaged. */
  readonly relation?: RecordRelation;
  /** The first of what is damaged in it, in words for a technician. */
  readonly faults: readonly string[];
  readonly faultCount: number;
  /** Of its last sale. */
  readonly lastAt?: number;
  /** Whose it is: of this terminal, of another one, or it does not say so, as those of earlier versions do not. */
  readonly madeBy: 'this-terminal' | 'another-terminal' | 'unknown';
}

/** Whether a file may take the place of the record: it is whole, another one with sales, and of no other terminal. */
export function mayReplace({ relation, lastAt, madeBy }: ComparedRecord): boolean {
  if (relation === undefined || lastAt === undefined) return false;
  return relation.kind !== 'same' && madeBy !== 'another-terminal';
}

/** What takes the place of the record: the till's own backup of this time, or the file that was compared last. */
export type RestoreChoice = { readonly at: number } | { readonly compared: true };
