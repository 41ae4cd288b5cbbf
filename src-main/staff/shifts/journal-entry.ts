import type { CatalogueChange } from '../../../shared/cart/catalogue-change.ts';
import type { ChangedRecord, ChangedSetting, ExportedFile } from '../../../shared/staff/journaled-work.ts';
import type { Role } from '../../../shared/staff/staff.ts';
import type { ShiftReport } from '../../../shared/reports/shift-report.ts';

/**
 * What the ledger holds besides sales: an append-only list of who worked at the till and what they did with it. `at` is
 * in wall-clock milliseconds. `by` is the id of the manager who did it, missing when nobody had signed in. No PIN, nor
 * anything made from one, is ever in the journal.
 */
export type JournalEntry = { readonly at: number } & JournalEntryBody;

/** A role as the journal states it. Versions that know no owners read an owner as a manager. */
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
  /** `by` is missing when somebody who forgot the PIN proved to know the terminal's password or key. */
  | { readonly type: 'cashier-pin-changed'; readonly cashierId: string; readonly by?: string }
  | { readonly type: 'cashier-signed-in'; readonly cashierId: string }
  | {
      readonly type: 'cashier-signed-out';
      readonly cashierId: string;
      readonly why: 'asked' | 'idle' | 'removed';
    }
  /** A wrong PIN was typed, the `failures`-th in a row. */
  | { readonly type: 'sign-in-refused'; readonly cashierId: string; readonly failures: number }
  /** A wrong PIN was typed after which none is accepted for `forMs` milliseconds. */
  | {
      readonly type: 'sign-in-locked';
      readonly cashierId: string;
      readonly failures: number;
      readonly forMs: number;
    }
  /**
   * The till was closed when `leftMs` milliseconds of the pause were left. The pause goes on with the next start. Without
   * `failures`, the right PIN was typed, which signed nobody in: the wrong ones before it do not count any more.
   */
  | {
      readonly type: 'sign-in-pause-left';
      readonly cashierId: string;
      readonly failures: number;
      readonly leftMs: number;
    }
  /**
   * Somebody, `by`, typed the right PIN at the kiosk. `cashierId` names the kiosk's corner, whose wrong PINs are counted
   * as those of one person.
   */
  | { readonly type: 'kiosk-unlocked'; readonly cashierId: string; readonly by?: string }
  /** What somebody did in the kiosk's corner. `noted` means that they had looked at an order. */
  | {
      readonly type: 'kiosk-attended';
      readonly did: 'paused' | 'resumed' | 'noted' | 'till-opened' | 'restarted' | 'closed';
      readonly by?: string;
      readonly saleId?: string;
    }
  /** The ledger had lost its cashiers. Somebody proved to own the terminal and went on without them. */
  | { readonly type: 'cashiers-lost' }
  /** The ledger had lost its owners. Somebody proved to own the terminal and gave the owners' rights back to the managers. */
  | { readonly type: 'owners-lost' }
  | {
      readonly type: 'staff-rules-changed';
      readonly lockAfterMinutes?: number;
      readonly shiftRequired: boolean;
      readonly by?: string;
    }
  /** A manager switched to another terminal although `open` payments were open. They are followed up after the return. */
  | { readonly type: 'terminal-left'; readonly open: number; readonly by?: string }
  /**
   * The till began to work with this service. Sales that name no service belong to the first one. `terminal` is the
   * `terminalKey` of the terminal whose ledger this is; earlier versions did not state it.
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
   * A shift was closed. The entry keeps the Z report in the same write. `upTo` is the number of the last event of any sale
   * at that time; later events are for the next report.
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
  /** The first entry of a ledger whose rows are linked. `earlier` holds the numbers of the last rows written before. */
  | {
      readonly type: 'ledger-begun';
      readonly ledgerId: string;
      readonly epoch: number;
      readonly earlier: LastRows;
    }
  /**
   * The ledger was repaired or restored from a backup, so part of it may be missing before this entry. Sales are numbered
   * from `saleNumbersFrom` on, which no missing sale had. `missing` holds the ranges of rows that are known to be lost.
   * Entries of earlier versions have no identity.
   */
  | {
      readonly type: 'ledger-repaired';
      readonly saleNumbersFrom?: number;
      readonly ledgerId?: string;
      readonly epoch?: number;
      readonly earlier?: LastRows;
      readonly missing?: readonly (readonly [from: number, to: number])[];
    }
  /** A manager had all rows of the ledger verified. */
  | {
      readonly type: 'ledger-verified';
      readonly rows: number;
      readonly faults: number;
      readonly by?: string;
    }
  /** A manager had a backup made. `elsewhere` means that they chose the place themselves. */
  | { readonly type: 'ledger-backed-up'; readonly elsewhere: boolean; readonly by?: string }
  | { readonly type: 'ledger-exported'; readonly rows: number; readonly by?: string }
  /** `by` is missing when nobody had signed in, or when another terminal was in use before. */
  | { readonly type: 'setting-changed'; readonly what: ChangedSetting; readonly by?: string }
  /** A file with records of the till was saved. `what` is the kind of file. */
  | { readonly type: 'file-exported'; readonly what: ExportedFile; readonly by?: string }
  /**
   * Something was changed at the service with the back office's credentials. `record` is its identifier there.
   * `unconfirmed` means that the answer was lost, so the change may not have been made.
   */
  | {
      readonly type: 'service-record-changed';
      readonly what: ChangedRecord;
      readonly record: string;
      readonly unconfirmed?: true;
      readonly by?: string;
    }
  /** The catalogue is changed. The entry is on disk before the change. */
  | (CatalogueChange & { readonly by?: string })
  /** A manager was shown that currency scales were assumed as the runtime had them. */
  | { readonly type: 'scales-noticed' }
  | { readonly type: 'drawer-opened'; readonly cashierId?: string; readonly saleId?: string }
  /** How amounts of earlier records without a scale are read. Decided once, when the till began to record scales. */
  | { readonly type: 'scales-assumed'; readonly scales: readonly AssumedScale[] };

/** The number of the last row of each table, 0 for none. */
export interface LastRows {
  readonly events: number;
  readonly entries: number;
}

/** The number of decimals of amounts in one currency, from a time on (wall-clock milliseconds) or from the beginning. */
export interface AssumedScale {
  readonly currency: string;
  readonly scale: number;
  readonly from?: number;
  /** The source of the scale: the table of currencies, what the service stated about sales, or the runtime's answer. */
  readonly by: 'table' | 'statements' | 'runtime';
}

export type EntryType = JournalEntryBody['type'];
export type EntryOf<T extends EntryType> = Extract<JournalEntry, { readonly type: T }>;
