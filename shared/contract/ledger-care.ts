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
export type LedgerTaskKind = 'verify' | 'back-up' | 'save-backup' | 'export';

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
  /** `file` is where; of an export `rows` says how many lines. */
  | { readonly result: 'saved'; readonly file: string; readonly rows?: number }
  | { readonly result: 'stopped' | 'timed-out' }
  | { readonly result: 'failed'; readonly detail?: string };
