import { z } from 'zod';
import { ofType } from '../command.ts';
import type { CommandEntries } from '../command.ts';
import type { LedgerSummary } from '../ledger-care.ts';

const nothing = z.undefined();

/** Care of the ledger on this computer. Work that is long answers when it has begun; the view says how it goes on. */
export const ledgerCommands = {
  'ledger.get': { who: 'manager', input: nothing, answer: ofType<LedgerSummary>() },
  'ledger.verify': { who: 'manager', input: nothing },
  'ledger.backUp': { who: 'manager', input: nothing },
  /** Asks where to first, as does the next one. */
  'ledger.saveBackup': { who: 'manager', input: nothing },
  'ledger.export': { who: 'manager', input: nothing },
  /** Asks for a file first, and says in the view how it belongs to the record. */
  'ledger.compare': { who: 'manager', input: nothing },
  /** What was chosen takes the record's place, and the till opens anew; answers when it has. */
  'ledger.restore': {
    who: 'manager',
    input: z.union([z.strictObject({ at: z.int() }), z.strictObject({ compared: z.literal(true) })]),
  },
  'ledger.stopTask': { who: 'manager', input: nothing },
} as const satisfies CommandEntries;
