import type { CatalogueChange } from '../../../shared/catalogue-change.ts';
import type { ChangedRecord, ChangedSetting, ExportedFile } from '../../../shared/staff/journaled-work.ts';
import type { Role } from '../../../shared/staff/staff.ts';
import type { ShiftReport } from '../../../shared/reports/shift-report.ts';

/**
 * What the ledger holds beside sales: an append-only list of who worked at the till and what they did with it. `at` is
 * wall-clock milliseconds; `by` is the id of the manager who did it, missing where nobody had signed in. No PIN, nor
 * anything made from one, is ever in it.
 */
export type JournalEntry = { readonly at: number } & JournalEntryBody;

/** A role as the journal states it: versions that know no owners read an owner as a manager. */
export interface RecordedRole {
  readonly role: Exclude<Role, 'owner'>;
  readonly owner?: true;
}

export type JournalEntryBody =
  | ({
      readonly type: 'cashier-added';
      readonly cashierId: string;
      readonly name: string;
      readonly by?: string;
    } & RecordedRole)
  | ({
      readonly type: 'cashier-role-changed';
      readonly cashierId: string;
      readonly by?: string;
    } & RecordedRole)
  | {
      readonly type: 'cashier-renamed';
      readonly cashierId: string;
      readonly name: string;
      readonly by?: string;
    }
  | { readonly type: 'cashier-removed'; readonly cashierId: string; readonly by?: string }
  /** Without `by`: somebody who forgot it proved to know the terminal's password or key. */
  | { readonly type: 'cashier-pin-changed'; readonly cashierId: string; readonly by?: string }
  | { readonly type: 'cashier-signed-in'; readonly cashierId: string }
  | {
      readonly type: 'cashier-signed-out';
      readonly cashierId: string;
      readonly why: 'asked' | 'idle' | 'removed';
    }
  /** A wrong PIN, the `failures`-th in a row. */
  | { readonly type: 'sign-in-refused'; readonly cashierId: string; readonly failures: number }
  /** A wrong PIN after which none is tried for `forMs`. */
  | {
      readonly type: 'sign-in-locked';
      readonly cashierId: string;
      readonly failures: number;
      readonly forMs: number;
    }
  /** The till was closed when `leftMs` of the pause were left: it goes on with the next start. */
  | {
      readonly type: 'sign-in-pause-left';
      readonly cashierId: string;
      readonly failures: number;
      readonly leftMs: number;
    }
  /** Somebody typed a right PIN at the kiosk, and is `by`; `cashierId` is the kiosk's corner, whose wrong PINs are counted as one's. */
  | { readonly type: 'kiosk-unlocked'; readonly cashierId: string; readonly by?: string }
  /** What they did there; `noted`: they had looked at an order. */
  | {
      readonly type: 'kiosk-attended';
      readonly did: 'paused' | 'resumed' | 'noted' | 'till-opened' | 'restarted' | 'closed';
      readonly by?: string;
      readonly saleId?: string;
    }
  /** The record had lost its cashiers; whoever proved to own the terminal went on without them. */
  | { readonly type: 'cashiers-lost' }
  /** The record had lost its owners; whoever proved to own the terminal gave what is theirs back to the managers. */
  | { readonly type: 'owners-lost' }
  | {
      readonly type: 'staff-rules-changed';
      readonly lockAfterMinutes?: number;
      readonly shiftRequired: boolean;
      readonly by?: string;
    }
  /** A manager switched to another terminal although so many payments were open; they are followed after the return. */
  | { readonly type: 'terminal-left'; readonly open: number; readonly by?: string }
  /**
   * The till began to work with this service here; sales that name none belong to the first one. `terminal` is whose
   * record it is (`terminalKey`); earlier versions did not say it.
   */
  | {
      readonly type: 'service-used';
      readonly origin: string;
      readonly merchantId: string;
      readonly terminal?: string;
    }
  /** Another version of the till than before opened the ledger. */
  | { readonly type: 'version-used'; readonly version: string }
  | { readonly type: 'shift-opened'; readonly shift: number; readonly cashierId?: string }
  /**
   * The Z report as it was; the entry closes the shift and keeps the report in one write. `upTo` is how far the record
   * of sales went then: what comes after it is for the next report.
   */
  | {
      readonly type: 'shift-closed';
      readonly shift: number;
      readonly cashierId?: string;
      readonly upTo: number;
      readonly report: ShiftReport;
    }
  | {
      readonly type: 'report-printed';
      readonly shift: number;
      readonly cashierId?: string;
      readonly copy: boolean;
    }
  /** The first entry of a ledger whose rows are linked. `earlier` are the last rows that were written before, by number. */
  | {
      readonly type: 'ledger-begun';
      readonly ledgerId: string;
      readonly epoch: number;
      readonly earlier: LastRows;
    }
  /**
   * Part of the ledger may be missing before this: it was repaired, or set back to a backup. Sales are numbered from
   * `saleNumbersFrom` on, which none of the missing ones had; `missing` are the places of rows that are known to be
   * lost, each from and to. Entries of earlier versions have no identity.
   */
  | {
      readonly type: 'ledger-repaired';
      readonly saleNumbersFrom?: number;
      readonly ledgerId?: string;
      readonly epoch?: number;
      readonly earlier?: LastRows;
      readonly missing?: readonly (readonly [from: number, to: number])[];
    }
  /** A manager had all rows gone through. */
  | {
      readonly type: 'ledger-verified';
      readonly rows: number;
      readonly faults: number;
      readonly by?: string;
    }
  /** A manager had a backup made; `elsewhere`: in a place of their own choice. */
  | { readonly type: 'ledger-backed-up'; readonly elsewhere: boolean; readonly by?: string }
  | { readonly type: 'ledger-exported'; readonly rows: number; readonly by?: string }
  /** Without `by` where nobody had signed in, or another terminal was at work before. */
  | { readonly type: 'setting-changed'; readonly what: ChangedSetting; readonly by?: string }
  /** A file was saved of what the till knows; `what` is its form. */
  | { readonly type: 'file-exported'; readonly what: ExportedFile; readonly by?: string }
  /**
   * Something was changed at the service with the back office's credentials; `record` is the identifier there.
   * `unconfirmed`: the answer was lost, so it may not have been.
   */
  | {
      readonly type: 'service-record-changed';
      readonly what: ChangedRecord;
      readonly record: string;
      readonly unconfirmed?: true;
      readonly by?: string;
    }
  /** On the disk before the catalogue changes. */
  | (CatalogueChange & { readonly by?: string })
  /** A manager was told that scales were assumed as the runtime had them. */
  | { readonly type: 'scales-noticed' }
  | { readonly type: 'drawer-opened'; readonly cashierId?: string; readonly saleId?: string }
  /** How the amounts of earlier records are read that carry no scale. Decided once, when the till began to keep it. */
  | { readonly type: 'scales-assumed'; readonly scales: readonly AssumedScale[] };

/** Numbers of the last rows of each table; 0 for none. */
export interface LastRows {
  readonly events: number;
  readonly entries: number;
}

/** The decimals of amounts in one currency from a time on (wall-clock milliseconds), else from the beginning. */
export interface AssumedScale {
  readonly currency: string;
  readonly scale: number;
  readonly from?: number;
  /** What it was taken from: the table of currencies, what the service stated of sales, or the runtime's answer. */
  readonly by: 'table' | 'statements' | 'runtime';
}

export type EntryType = JournalEntryBody['type'];
export type EntryOf<T extends EntryType> = Extract<JournalEntry, { readonly type: T }>;
