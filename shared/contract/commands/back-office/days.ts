import { z } from 'zod';
import { ofType } from '../../command.ts';
import { daysOf } from '../../../reports/sales-report.ts';
import { dayRange } from '../reports.ts';
import type { CommandEntries } from '../../command.ts';
import type { DaysExplained, DaysProgress } from '../../back-office/days-explained.ts';

/** A month: each of its payments is read at the service. */
const MOST_EXPLAINED = 31;

const days = dayRange.refine((given) => daysOf(given) <= MOST_EXPLAINED, 'too many days');

const copyFile = z
  .string()
  .max(255)
  .regex(/^[\w-]+\.csv$/);

/** Days from what the till has sold to what the bank got. */
export const daysCommands = {
  /** Ends a reading that is under way. */
  'days.explain': { who: 'manager', input: z.strictObject({ days }), answer: ofType<DaysExplained>() },
  /** One payout by itself. Ends a reading that is under way, as `days.explain` does. */
  'days.explainPayout': {
    who: 'manager',
    input: z.strictObject({ settlementId: z.string().min(1).max(256) }),
    answer: ofType<DaysExplained>(),
  },
  /** A copy of an earlier comparison, by its file's name; none that can be read has it: null. */
  'days.openCopy': {
    who: 'manager',
    input: z.strictObject({ file: copyFile }),
    answer: ofType<DaysExplained | null>(),
  },
  /** Its file. Answers the new file's name; none when the dialog was cancelled. */
  'days.saveCopy': {
    who: 'manager',
    input: z.strictObject({ file: copyFile }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  'days.progress': { who: 'manager', input: z.undefined(), answer: ofType<DaysProgress | null>() },
  'days.stop': { who: 'manager', input: z.undefined() },
  /** The latest comparison as a table. Answers the file's name; none when the dialog was cancelled. */
  'days.saveCsv': {
    who: 'manager',
    input: z.strictObject({ madeAt: z.int() }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** The same as a document, for a PDF file. */
  'days.savePdf': {
    who: 'manager',
    input: z.strictObject({ madeAt: z.int() }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
} as const satisfies CommandEntries;
