import { z } from 'zod';
import type { Article, CatalogueFault } from '../counter.ts';

/** Enough for 10,000 articles with long names. */
const MAX_CATALOGUE_LENGTH = 4_000_000;

const words = z.string().min(1).max(128);

export const catalogueSchemas = {
  'catalogue.find': z.strictObject({ text: z.string().max(128) }),
  'catalogue.byCode': z.strictObject({ code: words }),
  'catalogue.import': z.strictObject({ text: z.string().max(MAX_CATALOGUE_LENGTH) }),
  'catalogue.clear': z.undefined(),
} as const;

export interface CatalogueResults {
  /** The best few, best first. */
  'catalogue.find': readonly Article[];
  'catalogue.byCode': Article | null;
  /** With any fault nothing was imported, and what was there stands. */
  'catalogue.import': { readonly articles: number; readonly faults: readonly CatalogueFault[] };
  'catalogue.clear': null;
}
