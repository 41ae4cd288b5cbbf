import { partsOfPercent } from '../../../shared/money/tax-rules.ts';
import type { TaxLine } from '../../../shared/money/sale-tax.ts';

/**
 * Adds up the taxes of several sales, one line for each rate, the highest first. Rates with different percentages or
 * names are different rates. `taxes` is missing when nothing was taxed.
 */
export function taxTotals(lines: readonly TaxLine[]): { readonly taxes?: readonly TaxLine[] } {
  const totals = new Map<string, TaxLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.name, line.percent]);
    const { netMinor = 0, taxMinor = 0 } = totals.get(key) ?? {};
    totals.set(key, {
      ...line,
      netMinor: netMinor + line.netMinor,
      taxMinor: taxMinor + line.taxMinor,
    });
  }
  const taxes = [...totals.values()].sort(
    (a, b) => partsOfPercent(b.percent) - partsOfPercent(a.percent) || (a.name < b.name ? -1 : 1),
  );
  return taxes.length === 0 ? {} : { taxes };
}

/** Answers the lines with negative amounts, for what was taken back. */
export function negated(lines: readonly TaxLine[]): readonly TaxLine[] {
  return lines.map((line) => ({ ...line, netMinor: -line.netMinor, taxMinor: -line.taxMinor }));
}
