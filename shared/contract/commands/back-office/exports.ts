import { z } from 'zod';
import { ofType } from '../../command.ts';
import { datevFaults } from '../../../reports/datev-settings.ts';
import { TAX_PERCENT } from '../../../money/tax-rules.ts';
import { EXPORT_FORMS, STATEMENT_FORMS } from '../../back-office/exports.ts';
import { dayRange, upTo } from '../reports.ts';
import type { CommandEntries } from '../../command.ts';
import type { DatevDefaults, DatevRefusal } from '../../back-office/exports.ts';

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

/** Commands that save files for other programs, one at a time. `TillView.exportTask` shows the progress and the result. */
export const exportsCommands = {
  /** Answers the file's name; without it, the dialog was cancelled. */
  'exports.save': {
    who: 'manager',
    input: z.strictObject({ days: dayRange, form: z.enum(EXPORT_FORMS) }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** Saves the report of these days as a PDF file, as far as the mark `upTo` of an earlier report, or up to now. */
  'exports.saveReport': {
    who: 'manager',
    input: z.strictObject({ days: dayRange, upTo: upTo.exactOptional() }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /**
   * Saves fee, batch and deposit of each payment of these days, as the service states them to the back office's credentials;
   * with `statement`, what fees and deposits took from the account, for that program. `goOn` continues the same export where
   * it was interrupted, if what it had read is still kept; statements are read from the beginning.
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
  /** Ends the running export, also one of another cashier. Nothing is saved. */
  'exports.stop': { who: 'manager', input: nothing },
  /** Answers the currency of an export for DATEV, whose books are in euros, and the settings that were used last. */
  'exports.getDatev': { who: 'manager', input: nothing, answer: ofType<DatevDefaults>() },
  /** Keeps the settings and saves postings: of sales, or of what fees and deposits took from the money at the service. */
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
