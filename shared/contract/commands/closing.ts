import { z } from 'zod';
import type { CommandEntries } from '../command.ts';

export const closingCommands = {
  /** Answers `TillView.closing`. Whoever stands at the till may close it, as its window may be closed. */
  'closing.answer': { who: 'everybody', input: z.strictObject({ closes: z.boolean() }) },
} as const satisfies CommandEntries;
