import { minorFromDecimal } from '../../../shared/money/exact-decimal.ts';
import { partsOfPercent } from '../../../shared/money/tax-rules.ts';
import { plainWord } from './plain-word.ts';
import type { TaxRate } from '../../../shared/money/tax-rules.ts';

/**
 * The tax rate that a cell names, by id, name or percentage (`20`, `20 %` or `5,5`). `default` for an empty cell, and for
 * every cell where the till calculates no tax. `undefined` where it names no rate, or more than one.
 */
export function rateNamed(cell: string, rates: readonly TaxRate[]): TaxRate | 'default' | undefined {
  if (cell === '' || rates.length === 0) return 'default';
  const word = plainWord(cell);
  const byId = rates.find(({ id }) => plainWord(id) === word);
  if (byId) return byId;
  const parts = minorFromDecimal(
    cell
      .replace(/[%٪％]$/, '')
      .trimEnd()
      .replace(',', '.'),
    3,
  );
  const named = rates.filter(
    ({ name, percent }) => plainWord(name) === word || partsOfPercent(percent) === parts,
  );
  return named.length === 1 ? named[0] : undefined;
}
