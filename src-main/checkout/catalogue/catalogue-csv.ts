import { stringify } from 'csv-stringify/sync';
import { priceText } from '../../../shared/cart/price.ts';
import { OPEN_PRICE } from '../../../shared/contract/checkout.ts';
import type { Article } from '../../../shared/contract/checkout.ts';

/** Without it, Excel reads the file in the code page of the computer's country. */
const BYTE_ORDER_MARK = '\ufeff';
const HEADER = ['name', 'price', 'code', 'quick', 'tax rate', 'category', 'colour', 'picture'];

/**
 * The articles as a CSV file, which can be imported again. Names that a spreadsheet takes for a formula are not escaped,
 * because the escaped name would be imported as another name.
 */
export function catalogueCsv(articles: readonly Article[], decimals: number): string {
  const rows = articles.map(({ name, unitMinor, code, quick, taxRate, category, colour, picture }) => [
    name,
    unitMinor === undefined ? OPEN_PRICE : priceText(unitMinor, decimals),
    code,
    quick ? 'yes' : '',
    taxRate,
    category,
    colour,
    picture,
  ]);
  return (
    BYTE_ORDER_MARK + stringify([HEADER, ...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
  );
}
