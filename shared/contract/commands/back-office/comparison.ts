import { z } from 'zod';
import { ofType } from '../../command.ts';
import type { CommandEntries } from '../../command.ts';
import type { Comparison } from '../../till-state.ts';

/** Commands that compare tills with this one, by their saved states. */
export const comparisonCommands = {
  /** Saves the state of this till. Answers the file's name; without it, the dialog was cancelled. */
  'comparison.save': {
    who: 'manager',
    input: z.undefined(),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** Lets the manager choose a folder of saved states and compares them; `null` where the dialog was cancelled. */
  'comparison.make': { who: 'manager', input: z.undefined(), answer: ofType<Comparison | null>() },
} as const satisfies CommandEntries;
