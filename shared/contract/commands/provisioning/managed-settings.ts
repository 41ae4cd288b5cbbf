import { z } from 'zod';
import { MANAGED_NAMES, type ManagedMerchant } from '../../back-office/managed-settings.ts';
import { ofType } from '../../command.ts';
import { recordId } from '../hierarchy/record-fields.ts';
import type { CommandEntries } from '../../command.ts';

/** Settings that an administrator puts on many tills, made at the till of a manager. */
export const managedSettingsCommands = {
  /** Whose tills take settings from here. */
  'managedSettings.look': {
    who: 'manager',
    input: z.strictObject({}),
    answer: ofType<{ readonly merchants: readonly ManagedMerchant[] }>(),
  },
  /** Signs these settings as this till has them, and saves them; no name when the dialog was cancelled. */
  'managedSettings.save': {
    who: 'manager',
    input: z.strictObject({
      by: z
        .string()
        .trim()
        .min(1)
        .max(100)
        .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u),
      /** This till's own merchant's without it. */
      merchantId: recordId.exactOptional(),
      names: z.array(z.enum(MANAGED_NAMES)).min(1).max(MANAGED_NAMES.length),
    }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
} as const satisfies CommandEntries;
