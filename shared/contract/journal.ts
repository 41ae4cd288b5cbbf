import type { ApprovalCause } from '../cart/approval.ts';
import type { GuardWarning } from '../failure.ts';
import type { SaleDocument } from '../printing/printed-document.ts';
import type { ChangedRecord, ChangedSetting, ExportedFile } from '../staff/journaled-work.ts';
import type { Role } from '../staff/staff.ts';

/** What entries can be narrowed down to. */
export const JOURNAL_KINDS = [
  ...(['drawer', 'sales', 'shifts', 'people', 'settings', 'service', 'exports', 'record'] as const),
] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];

/** Where older entries follow: those of the journal below `entry`, and events of sales below `event`, by their numbers. */
export interface JournalCursor {
  readonly entry: number;
  readonly event: number;
}

/** What was done at the till: entries of the journal, and the events of sales that somebody answers for. */
export interface JournalPage {
  /** Newest first, at most 50. */
  readonly lines: readonly JournalLine[];
  /** Everybody who ever worked here, also those who were removed. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Present where older entries may follow. */
  readonly next?: JournalCursor;
  /** The look was broken off here to stay quick; `next` goes on there. Epoch milliseconds. */
  readonly lookedBackTo?: number;
}

export interface JournalLine {
  readonly key: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Name of whoever did it; missing where nobody had signed in, and where the till did it by itself. */
  readonly by?: string;
  /** The sale that it is about; `number` is missing where the ledger does not know it. */
  readonly sale?: { readonly id: string; readonly number?: number };
  readonly fact: JournalFact;
}

/** `who` is the name of the person it was done to, where it is known. */
export type JournalFact =
  | { readonly name: PlainFact }
  | { readonly name: 'printed-again'; readonly document: SaleDocument }
  | { readonly name: 'overridden'; readonly warning: GuardWarning }
  | { readonly name: 'approved'; readonly causes: readonly ApprovalCause[]; readonly currency: string }
  | {
      readonly name: 'shift-opened' | 'shift-closed' | 'report-printed' | 'report-printed-again';
      readonly shift: number;
    }
  | { readonly name: 'person-added' | 'role-changed'; readonly who: string; readonly role: Role }
  | { readonly name: 'renamed' | 'person-removed' | 'pin-changed'; readonly who: string }
  | { readonly name: 'wrong-pin' | 'pin-paused'; readonly who?: string; readonly failures: number }
  | { readonly name: 'terminal-left'; readonly open: number }
  | { readonly name: 'service-used'; readonly origin: string }
  | { readonly name: 'version-used'; readonly version: string }
  | { readonly name: 'record-verified'; readonly faults: number }
  | { readonly name: 'setting-changed'; readonly what: ChangedSetting }
  | { readonly name: 'file-saved'; readonly what: ExportedFile }
  | {
      readonly name: 'service-record-changed';
      readonly what: ChangedRecord;
      /** Its identifier at the service. */
      readonly record: string;
      /** The answer was lost, so the change may not have been made. */
      readonly unconfirmed?: true;
    }
  | {
      readonly name: 'article-added' | 'article-changed' | 'article-removed';
      readonly article: string;
      readonly price?: { readonly before: number; readonly after: number; readonly currency: string };
      readonly undo?: true;
    }
  | {
      readonly name: 'catalogue-replaced';
      readonly added: number;
      readonly changed: number;
      readonly removed: number;
      readonly undo?: true;
    };

/** Facts whose name says everything. */
export type PlainFact =
  | 'drawer-opened'
  | 'drawer-opened-for-sale'
  | 'creation-resumed'
  | 'creation-stopped'
  | 'code-withdrawn'
  | 'alert-acknowledged'
  | 'signed-in'
  | 'signed-out'
  | 'signed-out-idle'
  | 'signed-out-removed'
  | 'closed-while-paused'
  | 'wrong-pins-forgotten'
  | 'rules-changed'
  | 'cashiers-lost'
  | 'owners-lost'
  | 'kiosk-unlocked'
  | 'kiosk-paused'
  | 'kiosk-resumed'
  | 'kiosk-noted'
  | 'kiosk-till-opened'
  | 'kiosk-restarted'
  | 'kiosk-closed'
  | 'record-exported'
  | 'backup-made'
  | 'backup-saved'
  | 'record-begun'
  | 'record-repaired'
  | 'scales-assumed'
  | 'scales-noticed'
  | 'unreadable';
