import { z } from 'zod';
import { ofType } from '../command.ts';
import { daysOf, MOST_DAYS } from '../../reports/sales-report.ts';
import { asUtc, daysAfter } from '../../time/store-day.ts';
import type { CommandEntries } from '../command.ts';
import type { SalesReport } from '../../reports/sales-report.ts';

const day = z
  .strictObject({
    year: z.int().min(2000).max(9999),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
  })
  .refine((given) => daysAfter(given, 0).month === given.month, 'no day of the calendar');

/** Days of the store, the first and the last included. At most a year, so that a report has a bounded size. */
export const dayRange = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => asUtc(from) <= asUtc(to) && daysOf({ from, to }) <= MOST_DAYS, 'too many days');

/** The mark of the report on the screen: the ledger's events up to it count. */
export const upTo = z.int().nonnegative();

export const reportsCommands = {
  'reports.make': {
    who: 'manager',
    input: z.strictObject({ days: dayRange }),
    answer: ofType<SalesReport>(),
  },
  /** Saves a line for each sale. Answers the file's name; without it, the dialog was cancelled. */
  'reports.saveCsv': {
    who: 'manager',
    input: z.strictObject({ days: dayRange, upTo }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
} as const satisfies CommandEntries;
