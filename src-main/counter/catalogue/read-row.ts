import { parsePrice } from '../../../shared/cart/price.ts';
import { MAX_AMOUNT_DIGITS } from '../../../shared/money.ts';
import type {
  Article,
  CatalogueColumn,
  CatalogueFault,
  CatalogueFaultKind,
} from '../../../shared/contract/counter.ts';
import type { Columns } from './columns.ts';

const MAX_NAME = 80;
const MAX_CODE = 64;
const YES = ['1', 'y', 'yes', 'x', 'true'];
const NO = ['', '0', 'n', 'no', 'false'];

/** One article of a catalogue file, or everything that is wrong with its line. */
export function readRow(
  cells: readonly string[],
  line: number,
  columns: Columns,
  decimals: number,
): { readonly article?: Article; readonly faults: readonly CatalogueFault[] } {
  const cell = (column: CatalogueColumn): string => cells[columns.get(column) ?? -1]?.trim() ?? '';
  const name = cell('name');
  const code = cell('code');
  const unitMinor = parsePrice(cell('price'), decimals);
  const quick = cell('quick').toLowerCase();
  const fault = (column: CatalogueColumn, kind: CatalogueFaultKind | undefined): readonly CatalogueFault[] =>
    kind === undefined ? [] : [{ line, column, fault: kind }];

  const faults = [
    ...fault('name', name === '' ? 'empty' : textFault(name, MAX_NAME)),
    ...fault('price', cell('price') === '' ? 'empty' : isPrice(unitMinor) ? undefined : 'not-a-price'),
    ...fault('code', textFault(code, MAX_CODE)),
    ...fault('quick', YES.includes(quick) || NO.includes(quick) ? undefined : 'not-yes-or-no'),
  ];
  if (faults.length > 0 || unitMinor === undefined) return { faults };
  return {
    article: {
      name,
      unitMinor,
      ...(code !== '' && { code }),
      ...(YES.includes(quick) && { quick: true }),
    },
    faults,
  };
}

function isPrice(minor: number | undefined): boolean {
  return minor !== undefined && minor > 0 && minor < 10 ** MAX_AMOUNT_DIGITS;
}

function textFault(text: string, most: number): CatalogueFaultKind | undefined {
  if (/\p{Cc}|\p{Cf}|\p{Cs}|\uFFFD/u.test(text)) return 'unreadable-characters';
  return text.length > most ? 'too-long' : undefined;
}
