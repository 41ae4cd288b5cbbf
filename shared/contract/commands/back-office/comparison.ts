import { z } from 'zod';
import { ofType } from '../../command.ts';
import type { CommandEntries } from '../../command.ts';
import type { Comparison } from '../../till-state.ts';

/** Which tills run other settings or versions than this one, as far as their saved states say. */
export const comparisonCommands = {
  /** Saves what this till says of itself; no name when the dialog was cancelled. */
  'comparison.save': {
    who: 'manager',
    input: z.undefined(),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** Has a folder of saved states chosen; nothing when the dialog was cancelled. */
  'comparison.make': { who: 'manager', input: z.undefined(), answer: ofType<Comparison | null>() },
} as const satisfies CommandEntries;
