import { z } from 'zod';
import { ofType } from '../command.ts';
import type { CommandEntries } from '../command.ts';
import type { UpdateLook } from '../updates.ts';

export const updatesCommands = {
  /** Asks the publisher's address, and tries what is newer on a copy of the record. Takes as long as the record is. */
  'updates.look': { who: 'manager', input: z.undefined(), answer: ofType<UpdateLook>() },
} as const satisfies CommandEntries;
