import { z } from 'zod';
import { ofType } from '../command.ts';
import { ARTICLE_COLOURS } from '../checkout.ts';
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

const words = z.string().min(1).max(128);

/** Also as it is kept and recorded. */
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

/** Longer than anything that the rules of catalogue files take: they say what is wrong with it. */
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

/** Nothing was done when there are any. */
interface Faults {
  readonly faults: readonly CatalogueFault[];
}

export const catalogueCommands = {
  /** The best few, best first. */
  'catalogue.find': {
    who: 'cashier',
    input: z.strictObject({ text: z.string().max(128) }),
    answer: ofType<readonly Article[]>(),
  },
  /** Those of a category of the view. */
  'catalogue.browse': {
    who: 'cashier',
    input: z.strictObject({ category: z.string().max(128) }),
    answer: ofType<ArticlePage>(),
  },
  'catalogue.byCode': {
    who: 'cashier',
    input: z.strictObject({ code: words }),
    answer: ofType<Article | null>(),
  },
  /** The picture of an article, as a data address; nothing where it cannot be shown. */
  'catalogue.picture': {
    who: 'cashier',
    input: z.strictObject({ name: words }),
    answer: ofType<string | null>(),
  },
  'catalogue.checkPictures': { who: 'manager', input: z.undefined(), answer: ofType<PictureCheck>() },
  /** Has a folder chosen in a dialog of main's; none when the dialog was cancelled. */
  'catalogue.choosePictures': { who: 'manager', input: z.undefined() },
  /** What is edited: the articles that a text finds, or all of them in the order of the file without one. */
  'catalogue.list': {
    who: 'manager',
    input: z.strictObject({ text: z.string().max(128), most: z.int().min(1).max(500) }),
    answer: ofType<ArticlePage>(),
  },
  /** Adds an article, or puts it in the place of `before`: the article as the screen had it. A manager's: it sets prices. */
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
  /** Takes back what was done to the catalogue last. */
  'catalogue.undo': { who: 'manager', input: z.undefined(), answer: ofType<Faults>() },
  /**
   * With any fault nothing was imported, and what was there stands. Where articles would be replaced, nothing is imported
   * either, but answered what would be, until the same is `agreed` to.
   */
  'catalogue.import': {
    who: 'manager',
    input: z.strictObject({
      text: z.string().max(MAX_CATALOGUE_LENGTH),
      agreed: z.strictObject({ added: count, changed: count, removed: count }).exactOptional(),
    }),
    answer: ofType<
      Faults & {
        /** So many are, or would be, in the catalogue. */
        readonly articles: number;
        /** Of so many articles the colour was left out: it is none that the till knows. */
        readonly unknownColours: number;
        /** Waits to be agreed to. */
        readonly replaces?: Replacement;
      }
    >(),
  },
  /** Answers the file's name; none when the dialog was cancelled. */
  'catalogue.saveCsv': {
    who: 'manager',
    input: z.undefined(),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  'catalogue.clear': { who: 'manager', input: z.undefined(), answer: ofType<Faults>() },
} as const satisfies CommandEntries;
