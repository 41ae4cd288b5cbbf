import { parsePrice } from '../../../shared/cart/price.ts';
import { MAX_AMOUNT_MINOR } from '../../../shared/money/money.ts';
import { isAskedPrice } from './asked-price.ts';
import { isFileName } from '../pictures/file-name.ts';
import { colourNamed } from './colour-names.ts';
import { rateNamed } from './rate-named.ts';
import { yesOrNo } from './yes-or-no.ts';
import type {
  Article,
  CatalogueColumn,
  CatalogueFault,
  CatalogueFaultKind,
} from '../../../shared/contract/checkout.ts';
import type { TaxRate } from '../../../shared/money/tax-rules.ts';

/** The place of each column in a line, counted from 0. */
export type Columns = ReadonlyMap<CatalogueColumn, number>;

const MAX_NAME = 80;
const MAX_CODE = 64;
const MAX_CATEGORY = 40;

/**
 * Reads one line of a catalogue file: its article, or everything that is wrong with the line. A colour that the till does not
 * know is ignored, because other programs use that column for the colour of the goods.
 */
export function readRow(
  cells: readonly string[],
  line: number,
  columns: Columns,
  decimals: number,
  rates: readonly TaxRate[],
): { readonly article?: Article; readonly faults: readonly CatalogueFault[]; readonly ignored?: 'colour' } {
  const cell = (column: CatalogueColumn): string => cells[columns.get(column) ?? -1]?.trim() ?? '';
  const name = cell('name');
  const code = cell('code');
  const isAsked = isAskedPrice(cell('price'));
  const unitMinor = parsePrice(cell('price'), decimals);
  const quick = yesOrNo(cell('quick'));
  const rate = rateNamed(cell('tax'), rates);
  const category = cell('category');
  const colour = colourNamed(cell('colour'));
  const picture = cell('picture');
  const fault = (column: CatalogueColumn, kind: CatalogueFaultKind | undefined): readonly CatalogueFault[] =>
    kind === undefined ? [] : [{ line, column, fault: kind }];

  const faults = [
    ...fault('name', name === '' ? 'empty' : textFault(name, MAX_NAME)),
    ...fault(
      'price',
      cell('price') === '' ? 'empty' : isAsked || isPrice(unitMinor) ? undefined : 'not-a-price',
    ),
    ...fault('code', textFault(code, MAX_CODE)),
    ...fault('quick', quick === undefined ? 'not-yes-or-no' : undefined),
    ...fault('tax', rate === undefined ? 'not-a-tax-rate' : undefined),
    ...fault('category', textFault(category, MAX_CATEGORY)),
    ...fault('picture', picture === '' || isPictureName(picture) ? undefined : 'not-a-file-name'),
  ];
  if (faults.length > 0) return { faults };
  return {
    article: {
      name,
      ...(unitMinor !== undefined && { unitMinor }),
      ...(code !== '' && { code }),
      ...(quick === true && { quick }),
      ...(rate && rate !== 'default' && { taxRate: rate.id }),
      ...(category !== '' && { category }),
      ...(colour && colour !== 'none' && { colour }),
      ...(picture !== '' && { picture }),
    },
    faults,
    ...(colour === undefined && { ignored: 'colour' }),
  };
}

function isPrice(minor: number | undefined): boolean {
  return minor !== undefined && minor > 0 && minor <= MAX_AMOUNT_MINOR;
}

function isPictureName(text: string): boolean {
  return isFileName(text) && textFault(text, text.length) === undefined;
}

function textFault(text: string, most: number): CatalogueFaultKind | undefined {
  if (/\p{Cc}|\p{Cf}|\p{Cs}|\uFFFD/u.test(text)) return 'unreadable-characters';
  return text.length > most ? 'too-long' : undefined;
}
