import { z } from 'zod';
import { ofType } from '../../command.ts';
import type { CommandEntries } from '../../command.ts';
import type { FormValues } from '../../../form-draft.ts';

/** Which form of what, e.g. `terminal term_456`. */
const form = z.string().min(1).max(400);
const text = z.string().max(4_096);

export const formValues: z.ZodType<FormValues> = z
  .record(z.string().min(1).max(64), z.union([text, z.array(text).max(100).readonly()]))
  .refine((values) => Object.keys(values).length <= 100, 'too many fields');

/** What managers have typed into forms of the back office, kept on this computer until it is saved or discarded. */
export const formDraftsCommands = {
  'formDrafts.get': {
    who: 'manager',
    input: z.strictObject({ form }),
    answer: ofType<FormValues | null>(),
  },
  /** Without values the form's draft is dropped. */
  'formDrafts.keep': {
    who: 'manager',
    input: z.strictObject({ form, values: formValues.exactOptional() }),
  },
} as const satisfies CommandEntries;
