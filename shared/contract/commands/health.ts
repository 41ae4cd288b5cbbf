import { z } from 'zod';
import { ofType } from '../command.ts';
import type { CommandEntries } from '../command.ts';
import type { Health } from '../health.ts';

export const healthCommands = {
  /** Asks nobody outside this computer. */
  'health.get': { who: 'manager', input: z.undefined(), answer: ofType<Health>() },
  /** Asks where to first. Answers the file's name; none when the dialog was cancelled. */
  'health.saveBundle': {
    who: 'manager',
    input: z.undefined(),
    answer: ofType<{ readonly fileName?: string }>(),
  },
} as const satisfies CommandEntries;
