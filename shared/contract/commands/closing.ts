import { z } from 'zod';
import type { CommandEntries } from '../command.ts';

export const closingCommands = {
  /** Answers the question `TillView.closing`. Everybody may, as everybody can close the window. */
  'closing.answer': { who: 'everybody', input: z.strictObject({ closes: z.boolean() }) },
} as const satisfies CommandEntries;
