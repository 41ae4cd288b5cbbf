import { z } from 'zod';
import { ofType } from '../command.ts';
import { dayRange, upTo } from './reports.ts';
import { LANGUAGES } from '../../language.ts';
import type { CommandEntries } from '../command.ts';
import type { PrintedDocument } from '../../printing/printed-document.ts';

const saleId = z.string().min(1).max(64);

/** What may be shown, printed, and saved at once. */
const shortDocument = z.discriminatedUnion('kind', [
  /** Of a sale that was paid; of any other, a payment record that says what became of it. */
  z.strictObject({ kind: z.literal('receipt'), saleId }),
  z.strictObject({ kind: z.literal('reclaim-slip'), saleId }),
  /** The Z report of that shift, or the X report of the one that is open. */
  z.strictObject({ kind: z.literal('shift-report'), shift: z.int().positive().exactOptional() }),
  /** For staff, in any language. */
  z.strictObject({ kind: z.literal('guide'), language: z.enum(LANGUAGES) }),
]);

export type ShortDocument = z.output<typeof shortDocument>;

const documentRequest = z.discriminatedUnion('kind', [
  ...shortDocument.options,
  /** Of these days, as the record was then, or as it is now: for managers. `exports.saveReport` saves it. */
  z.strictObject({ kind: z.literal('sales-report'), days: dayRange, upTo: upTo.exactOptional() }),
]);

export type DocumentRequest = z.output<typeof documentRequest>;

const doc = z.strictObject({ document: documentRequest });

/** Everybody's: the customer of a sale that outlasted the lock gets a receipt. Shift reports ask for a cashier themselves. */
export const documentCommands = {
  'documents.get': { who: 'everybody', input: doc, answer: ofType<PrintedDocument>() },
  /** Answers the file's name; none when the dialog was cancelled. */
  'documents.savePdf': {
    who: 'everybody',
    input: z.strictObject({ document: shortDocument }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** It waits for the printer. */
  'documents.print': { who: 'everybody', input: doc, answer: ofType<{ readonly jobId: string }>() },
} as const satisfies CommandEntries;
