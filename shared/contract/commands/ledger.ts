import { z } from 'zod';
import { ofType } from '../command.ts';
import { JOURNAL_KINDS } from '../journal.ts';
import { dayRange } from './reports.ts';
import type { CommandEntries } from '../command.ts';
import type { JournalPage } from '../journal.ts';
import type { LedgerSummary } from '../ledger-care.ts';

const nothing = z.undefined();
const rowNumber = z.int().nonnegative();

/** Care of the ledger on this computer. A long task answers when it has begun; `TillView.ledgerTask` shows its progress. */
export const ledgerCommands = {
  'ledger.get': { who: 'manager', input: nothing, answer: ofType<LedgerSummary>() },
  'ledger.verify': { who: 'manager', input: nothing },
  'ledger.backUp': { who: 'manager', input: nothing },
  /** Shows a save dialog first, as `ledger.export` does. */
  'ledger.saveBackup': { who: 'manager', input: nothing },
  'ledger.export': { who: 'manager', input: nothing },
  /** Lets the manager choose a file, and compares it with the ledger in use. The result is in the view. */
  'ledger.compare': { who: 'manager', input: nothing },
  /** Replaces the ledger by what was chosen and opens the till again; answers when it is open. */
  'ledger.restore': {
    who: 'manager',
    input: z.union([z.strictObject({ at: z.int() }), z.strictObject({ compared: z.literal(true) })]),
  },
  'ledger.stopTask': { who: 'manager', input: nothing },
  /** Who did what at the till on these days, a page at a time. */
  'ledger.journal': {
    who: 'manager',
    input: z.strictObject({
      days: dayRange,
      /** What this person did, and what was done to them. */
      person: z.string().min(1).max(64).exactOptional(),
      kind: z.enum(JOURNAL_KINDS).exactOptional(),
      /** Continues where an earlier answer ended. */
      after: z.strictObject({ entry: rowNumber, event: rowNumber }).exactOptional(),
    }),
    answer: ofType<JournalPage>(),
  },
} as const satisfies CommandEntries;
