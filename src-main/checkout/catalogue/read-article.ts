import { CATALOGUE_COLUMNS } from '../../../shared/contract/checkout.ts';
import { codesTwice, limits } from './read-catalogue.ts';
import { readRow } from './read-row.ts';
import type { Article, ArticleCells, CatalogueFault } from '../../../shared/contract/checkout.ts';
import type { TaxRate } from '../../../shared/money/tax-rules.ts';

const COLUMNS = new Map(CATALOGUE_COLUMNS.map((column, place) => [column, place]));

/** Faults of a form name line 1. */
const LINE = 1;

/** Reads an article from its form, by the rules of catalogue files. `others` are the other articles of the catalogue. */
export function readArticle(
  cells: ArticleCells,
  others: readonly Article[],
  decimals: number,
  rates: readonly TaxRate[],
): { readonly article?: Article; readonly faults: readonly CatalogueFault[] } {
  const texts = CATALOGUE_COLUMNS.map((column) => cells[column]);
  const { article, faults } = readRow(texts, LINE, COLUMNS, decimals, rates);
  const codes = [
    ...others.map(({ code = '' }) => ({ line: 0, code })),
    { line: LINE, code: cells.code.trim() },
  ];
  const all = [
    ...faults,
    ...codesTwice(codes).filter(({ line }) => line === LINE),
    ...(article ? limits([...others, article]) : []),
  ];
  return { ...(article && all.length === 0 && { article }), faults: all };
}
