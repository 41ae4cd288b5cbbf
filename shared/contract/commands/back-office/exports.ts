import { z } from 'zod';
import { ofType } from '../../command.ts';
import { datevFaults } from '../../../reports/datev-settings.ts';
import { TAX_PERCENT } from '../../../tax/tax-rules.ts';
import { EXPORT_FORMS, STATEMENT_FORMS } from '../../back-office/exports.ts';
import { dayRange, upTo } from '../reports.ts';
import type { CommandEntries } from '../../command.ts';
import type { DatevLook, DatevRefusal } from '../../back-office/exports.ts';

const nothing = z.undefined();
const field = z.string().max(16);

/** `DatevSettings`, also as they are kept on disk. */
export const datevSettings = z
  .strictObject({
    consultant: field,
    client: field,
    yearStart: field,
    accountLength: field,
    service: field,
    untaxed: field,
    tips: field,
    fees: field.exactOptional(),
    bank: field.exactOptional(),
    rates: z
      .array(z.strictObject({ percent: z.string().regex(TAX_PERCENT), account: field }))
      .max(32)
      .readonly(),
  })
  .refine((settings) => datevFaults(settings).size === 0, 'not for DATEV');

/** Sales for other programs: one file at a time, at which the view says how far it is and what came of it. */
export const exportsCommands = {
  /** Answers the file's name; none when the dialog was cancelled. */
  'exports.save': {
    who: 'manager',
    input: z.strictObject({ days: dayRange, form: z.enum(EXPORT_FORMS) }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** The report of these days as PDF, of the record as it is now or as it was then. */
  'exports.saveReport': {
    who: 'manager',
    input: z.strictObject({ days: dayRange, upTo: upTo.exactOptional() }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /**
   * Of each payment of these days fee, batch and deposit, as the service states them to the back office's credentials; with
   * `statement` what fees and deposits took from the account these days, for that program. `goOn`: from where the same
   * export was cut short, if what it read is still kept; the statements start over.
   */
  'exports.savePayouts': {
    who: 'manager',
    input: z.strictObject({
      days: dayRange,
      statement: z.enum(STATEMENT_FORMS).exactOptional(),
      goOn: z.literal(true).exactOptional(),
    }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** Ends the one under way, also one of another cashier; nothing is saved. */
  'exports.stop': { who: 'manager', input: nothing },
  /** Whether there is anything for DATEV, whose books are in euros, and what it was told of this terminal's store the last time. */
  'exports.lookDatev': { who: 'manager', input: nothing, answer: ofType<DatevLook>() },
  /** Keeps the settings, and saves the postings: of sales, or of what fees and deposits took from the money at the service. */
  'exports.saveDatev': {
    who: 'manager',
    input: z
      .strictObject({
        days: dayRange,
        settings: datevSettings,
        of: z.enum(['sales', 'payouts']).exactOptional(),
      })
      .refine(({ settings, of }) => datevFaults(settings, of).size === 0, 'not for DATEV'),
    answer: ofType<{ readonly fileName?: string } | DatevRefusal>(),
  },
} as const satisfies CommandEntries;
