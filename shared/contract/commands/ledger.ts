import { z } from 'zod';
import { ofType } from '../command.ts';
import type { CommandEntries } from '../command.ts';
import type { LedgerSummary } from '../ledger-care.ts';

const nothing = z.undefined();

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
} as const satisfies CommandEntries;
