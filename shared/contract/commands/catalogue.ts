import { z } from 'zod';
import { ofType } from '../command.ts';
import { ARTICLE_COLOURS } from '../checkout.ts';
import { LONGEST_WORDS } from '../input-limits.ts';
import type { CommandEntries } from '../command.ts';
import type {
  Article,
  ArticleCells,
  ArticlePage,
  CatalogueFault,
  PictureCheck,
  Replacement,
} from '../checkout.ts';

/** Enough for 10,000 articles with long names. */
const MAX_CATALOGUE_LENGTH = 4_000_000;

const words = z.string().min(1).max(LONGEST_WORDS);

/** An article as screens send it, and as it is kept and recorded. */
export const articleSchema: z.ZodType<Article> = z.object({
  name: z.string().min(1),
  unitMinor: z.int().positive().exactOptional(),
  code: z.string().min(1).exactOptional(),
  quick: z.literal(true).exactOptional(),
  taxRate: z.string().min(1).exactOptional(),
  category: z.string().min(1).exactOptional(),
  colour: z.enum(ARTICLE_COLOURS).exactOptional(),
  picture: z.string().min(1).exactOptional(),
});

/** Longer than any valid cell, so that `readArticle` can say what is wrong with it. */
const cell = z.string().max(1_000);
const cellsSchema: z.ZodType<ArticleCells> = z.strictObject({
  name: cell,
  price: cell,
  code: cell,
  quick: cell,
  tax: cell,
  category: cell,
  colour: cell,
  picture: cell,
});

const count = z.int().nonnegative();

/** Where there are faults, nothing was changed. */
interface Faults {
  readonly faults: readonly CatalogueFault[];
}

export const catalogueCommands = {
  /** Answers the best few articles for a text, the best first. */
  'catalogue.find': {
    who: 'cashier',
    input: z.strictObject({ text: z.string().max(LONGEST_WORDS) }),
    answer: ofType<readonly Article[]>(),
  },
  /** Answers the articles of one of the view's categories. */
  'catalogue.browse': {
    who: 'cashier',
    input: z.strictObject({ category: z.string().max(LONGEST_WORDS) }),
    answer: ofType<ArticlePage>(),
  },
  'catalogue.byCode': {
    who: 'cashier',
    input: z.strictObject({ code: words }),
    answer: ofType<Article | null>(),
  },
  /** Answers an article's picture as a data address; `null` where it cannot be shown. */
  'catalogue.picture': {
    who: 'cashier',
    input: z.strictObject({ name: words }),
    answer: ofType<string | null>(),
  },
  'catalogue.checkPictures': { who: 'manager', input: z.undefined(), answer: ofType<PictureCheck>() },
  /** Lets the manager choose the folder of pictures in a dialog. Nothing changes when the dialog is cancelled. */
  'catalogue.choosePictures': { who: 'manager', input: z.undefined() },
  /** Answers articles to edit: those that match the text, or without one all in the order of the file. */
  'catalogue.list': {
    who: 'manager',
    input: z.strictObject({ text: z.string().max(LONGEST_WORDS), most: z.int().min(1).max(500) }),
    answer: ofType<ArticlePage>(),
  },
  /** Adds an article, or replaces `before`, the article as the screen had it. Only a manager may, because it sets prices. */
  'catalogue.save': {
    who: 'manager',
    input: z.strictObject({ before: articleSchema.exactOptional(), cells: cellsSchema }),
    answer: ofType<Faults>(),
  },
  'catalogue.remove': {
    who: 'manager',
    input: z.strictObject({ article: articleSchema }),
    answer: ofType<Faults>(),
  },
  /** Undoes the last change of the catalogue. */
  'catalogue.undo': { who: 'manager', input: z.undefined(), answer: ofType<Faults>() },
  /**
   * Imports a catalogue file. With any fault nothing is imported. Where it would replace articles, nothing is imported
   * either until the command is sent again with the answered `replaces` as `agreed`.
   */
  'catalogue.import': {
    who: 'manager',
    input: z.strictObject({
      text: z.string().max(MAX_CATALOGUE_LENGTH),
      agreed: z.strictObject({ added: count, changed: count, removed: count }).exactOptional(),
    }),
    answer: ofType<
      Faults & {
        /** How many articles the catalogue has, or would have, after the import. */
        readonly articles: number;
        /** How many articles name a colour that the till does not know; it was left out. */
        readonly unknownColours: number;
        /** What the import would replace. It has not been done, and waits for `agreed`. */
        readonly replaces?: Replacement;
      }
    >(),
  },
  /** Answers the file's name; without it, the dialog was cancelled. */
  'catalogue.saveCsv': {
    who: 'manager',
    input: z.undefined(),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  'catalogue.clear': { who: 'manager', input: z.undefined(), answer: ofType<Faults>() },
} as const satisfies CommandEntries;
