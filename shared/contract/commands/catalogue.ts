import { z } from 'zod';
import { ofType } from '../command.ts';
import type { CommandEntries } from '../command.ts';
import type { Article, ArticlePage, CatalogueFault } from '../counter.ts';

/** Enough for 10,000 articles with long names. */
const MAX_CATALOGUE_LENGTH = 4_000_000;

const words = z.string().min(1).max(128);

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
  /** With any fault nothing was imported, and what was there stands. A manager's: it sets prices. */
  'catalogue.import': {
    who: 'manager',
    input: z.strictObject({ text: z.string().max(MAX_CATALOGUE_LENGTH) }),
    answer: ofType<{
      readonly articles: number;
      readonly faults: readonly CatalogueFault[];
      /** Of so many articles the colour was left out: it is none that the till knows. */
      readonly unknownColours: number;
    }>(),
  },
  /** Answers the file's name; none when nobody chose one. */
  'catalogue.saveCsv': {
    who: 'manager',
    input: z.undefined(),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  'catalogue.clear': { who: 'manager', input: z.undefined() },
} as const satisfies CommandEntries;
