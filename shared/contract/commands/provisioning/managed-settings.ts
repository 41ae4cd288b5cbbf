import { z } from 'zod';
import { MANAGED_NAMES, type ManagedMerchant } from '../../back-office/managed-settings.ts';
import { ofType } from '../../command.ts';
import { recordId } from '../hierarchy/record-fields.ts';
import { LONGEST_MANAGED_BY } from '../../input-limits.ts';
import type { CommandEntries } from '../../command.ts';

/** Commands that sign settings for many tills, at a manager's till. */
export const managedSettingsCommands = {
  /** Answers the merchants whose tills accept settings that are signed here. */
  'managedSettings.get': {
    who: 'manager',
    input: z.strictObject({}),
    answer: ofType<{ readonly merchants: readonly ManagedMerchant[] }>(),
  },
  /** Signs these settings, with this till's values, and saves them. Answers the file's name; without it, the dialog was cancelled. */
  'managedSettings.save': {
    who: 'manager',
    input: z.strictObject({
      by: z
        .string()
        .trim()
        .min(1)
        .max(LONGEST_MANAGED_BY)
        .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u),
      /** Without it, the settings are for this till's own merchant. */
      merchantId: recordId.exactOptional(),
      names: z.array(z.enum(MANAGED_NAMES)).min(1).max(MANAGED_NAMES.length),
    }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
} as const satisfies CommandEntries;
