import { z } from 'zod';
import { ofType } from '../command.ts';
import { dayRange, upTo } from './reports.ts';
import { LANGUAGES } from '../../language.ts';
import type { CommandEntries } from '../command.ts';
import type { Paper } from '../../paper.ts';

const saleId = z.string().min(1).max(64);

/** What may be shown, printed, and saved at once. */
const shortPaper = z.discriminatedUnion('kind', [
  /** Of a sale that was paid; of any other, a payment record that says what became of it. */
  z.strictObject({ kind: z.literal('receipt'), saleId }),
  z.strictObject({ kind: z.literal('reclaim-slip'), saleId }),
  /** The Z report of that shift, or the X report of the one that is open. */
  z.strictObject({ kind: z.literal('shift-report'), shift: z.int().positive().exactOptional() }),
  /** For staff, in any language. */
  z.strictObject({ kind: z.literal('guide'), language: z.enum(LANGUAGES) }),
]);

export type ShortPaper = z.output<typeof shortPaper>;

const paperRequest = z.discriminatedUnion('kind', [
  ...shortPaper.options,
  /** Of these days, as the record was then, or as it is now: for managers. `exports.saveReport` saves it. */
  z.strictObject({ kind: z.literal('sales-report'), days: dayRange, upTo: upTo.exactOptional() }),
]);

export type PaperRequest = z.output<typeof paperRequest>;

const paper = z.strictObject({ paper: paperRequest });

/** Everybody's: the customer of a sale that outlasted the lock gets a receipt. Shift reports ask for a cashier themselves. */
export const paperCommands = {
  'paper.view': { who: 'everybody', input: paper, answer: ofType<Paper>() },
  /** Answers the file's name; none when nobody chose one. */
  'paper.savePdf': {
    who: 'everybody',
    input: z.strictObject({ paper: shortPaper }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** It waits for the printer. */
  'paper.print': { who: 'everybody', input: paper, answer: ofType<{ readonly jobId: string }>() },
} as const satisfies CommandEntries;
