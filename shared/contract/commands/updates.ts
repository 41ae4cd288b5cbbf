import { z } from 'zod';
import { ofType } from '../command.ts';
import type { CommandEntries } from '../command.ts';
import type { UpdateCheck } from '../updates.ts';

export const updatesCommands = {
  /** Asks the publisher's address, and tries what is newer on a copy of the record. Takes as long as the record is. */
  'updates.get': { who: 'manager', input: z.undefined(), answer: ofType<UpdateCheck>() },
  /** Closes the till for the version that is ready, and opens it again. */
  'updates.install': { who: 'manager', input: z.undefined(), answer: ofType<null>() },
} as const satisfies CommandEntries;
