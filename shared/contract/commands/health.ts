import { z } from 'zod';
import { ofType } from '../command.ts';
import type { CommandEntries } from '../command.ts';
import type { Health } from '../health.ts';

export const healthCommands = {
  /** Asks nobody outside this computer. */
  'health.look': { who: 'manager', input: z.undefined(), answer: ofType<Health>() },
} as const satisfies CommandEntries;
