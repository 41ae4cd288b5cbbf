import { z } from 'zod';
import { ofType } from '../command.ts';
import type { CommandEntries } from '../command.ts';
import type { Health } from '../health.ts';

export const healthCommands = {
  /** Runs the till's checks of itself. They send nothing to other computers. */
  'health.get': { who: 'manager', input: z.undefined(), answer: ofType<Health>() },
  /** Shows a save dialog first. Answers the file's name; without it, the dialog was cancelled. */
  'health.saveBundle': {
    who: 'manager',
    input: z.undefined(),
    answer: ofType<{ readonly fileName?: string }>(),
  },
} as const satisfies CommandEntries;
