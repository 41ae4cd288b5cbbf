import { z } from 'zod';
import { ofType } from '../command.ts';
import { dayRange, upTo } from './reports.ts';
import { LANGUAGES } from '../../language.ts';
import type { CommandEntries } from '../command.ts';
import type { PrintedDocument } from '../../printing/printed-document.ts';

const saleId = z.string().min(1).max(64);

/** Documents that are short enough to be shown, printed and saved in one step. */
const shortDocument = z.discriminatedUnion('kind', [
  /** A receipt of a paid sale; of any other sale, a payment record that says how it ended. */
  z.strictObject({ kind: z.literal('receipt'), saleId }),
  z.strictObject({ kind: z.literal('reclaim-slip'), saleId }),
  /** The Z report of this shift; without a number, the X report of the open shift. */
  z.strictObject({ kind: z.literal('shift-report'), shift: z.int().positive().exactOptional() }),
  /** The guide for staff. */
  z.strictObject({ kind: z.literal('guide'), language: z.enum(LANGUAGES) }),
]);

export type ShortDocument = z.output<typeof shortDocument>;

const documentRequest = z.discriminatedUnion('kind', [
  ...shortDocument.options,
  /** Sales of these days, for managers: as far as the mark `upTo` of an earlier report, or up to now. `exports.saveReport` saves it. */
  z.strictObject({ kind: z.literal('sales-report'), days: dayRange, upTo: upTo.exactOptional() }),
]);

export type DocumentRequest = z.output<typeof documentRequest>;

const doc = z.strictObject({ document: documentRequest });

/** Everybody may send these, so that a sale that ends on a locked till still has a receipt. Reports check the role themselves. */
export const documentCommands = {
  'documents.get': { who: 'everybody', input: doc, answer: ofType<PrintedDocument>() },
  /** Answers the file's name; without it, the dialog was cancelled. */
  'documents.savePdf': {
    who: 'everybody',
    input: z.strictObject({ document: shortDocument }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** Adds the document to the print queue. */
  'documents.print': { who: 'everybody', input: doc, answer: ofType<{ readonly jobId: string }>() },
} as const satisfies CommandEntries;
