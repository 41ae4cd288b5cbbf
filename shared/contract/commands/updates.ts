import { z } from 'zod';
import { ofType } from '../command.ts';
import type { CommandEntries } from '../command.ts';
import type { UpdateCheck } from '../updates.ts';

export const updatesCommands = {
  /** Looks for a newer version, and tries it on a copy of the ledger. It takes longer the larger the ledger is. */
  'updates.get': { who: 'manager', input: z.undefined(), answer: ofType<UpdateCheck>() },
  /** Closes the till, installs the version that is ready, and opens the till again. */
  'updates.install': { who: 'manager', input: z.undefined(), answer: ofType<null>() },
} as const satisfies CommandEntries;
