import { z } from 'zod';
import { ofType } from '../../command.ts';
import type { CommandEntries } from '../../command.ts';
import type { FormValues } from '../../form-draft.ts';

/** Names a form and its record, e.g. `terminal term_456`. */
const form = z.string().min(1).max(400);
const text = z.string().max(4_096);

export const formValues: z.ZodType<FormValues> = z
  .record(z.string().min(1).max(64), z.union([text, z.array(text).max(100).readonly()]))
  .refine((values) => Object.keys(values).length <= 100, 'too many fields');

/** Commands about drafts of back office forms, which are kept on this computer until they are saved or discarded. */
export const formDraftsCommands = {
  'formDrafts.get': {
    who: 'manager',
    input: z.strictObject({ form }),
    answer: ofType<FormValues | null>(),
  },
  /** Keeps the draft of a form; without values it is removed. */
  'formDrafts.keep': {
    who: 'manager',
    input: z.strictObject({ form, values: formValues.exactOptional() }),
  },
} as const satisfies CommandEntries;
