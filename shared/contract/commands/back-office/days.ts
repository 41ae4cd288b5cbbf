import { z } from 'zod';
import { ofType } from '../../command.ts';
import { daysOf } from '../../../reports/sales-report.ts';
import { dayRange } from '../reports.ts';
import { MOST_DAYS_EXPLAINED } from '../../back-office/days-explained.ts';
import type { CommandEntries } from '../../command.ts';
import type { DaysExplained, DaysProgress } from '../../back-office/days-explained.ts';

const days = dayRange.refine((given) => daysOf(given) <= MOST_DAYS_EXPLAINED, 'too many days');

const copyFile = z
  .string()
  .max(255)
  .regex(/^[\w-]+\.csv$/);

/** Commands that compare days from what the till sold to what the bank received. */
export const daysCommands = {
  /** Compares some days. Ends a comparison that is running. */
  'days.explain': { who: 'manager', input: z.strictObject({ days }), answer: ofType<DaysExplained>() },
  /** Compares one payout. Ends a comparison that is running, as `days.explain` does. */
  'days.explainPayout': {
    who: 'manager',
    input: z.strictObject({ settlementId: z.string().min(1).max(256) }),
    answer: ofType<DaysExplained>(),
  },
  /** Answers the copy of an earlier comparison by its file name; `null` where it cannot be read. */
  'days.openCopy': {
    who: 'manager',
    input: z.strictObject({ file: copyFile }),
    answer: ofType<DaysExplained | null>(),
  },
  /** Saves a copy as a file. Answers the file's name; without it, the dialog was cancelled. */
  'days.saveCopy': {
    who: 'manager',
    input: z.strictObject({ file: copyFile }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  'days.progress': { who: 'manager', input: z.undefined(), answer: ofType<DaysProgress | null>() },
  'days.stop': { who: 'manager', input: z.undefined() },
  /** Saves the latest comparison as a table. Answers the file's name; without it, the dialog was cancelled. */
  'days.saveCsv': {
    who: 'manager',
    input: z.strictObject({ madeAt: z.int() }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** Saves the latest comparison as a PDF file, in the same way. */
  'days.savePdf': {
    who: 'manager',
    input: z.strictObject({ madeAt: z.int() }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
} as const satisfies CommandEntries;
