import { partsOfPercent } from '../../../shared/tax/tax-rules.ts';
import type { TaxLine } from '../../../shared/tax/sale-tax.ts';

/**
 * The taxes of several sales, one line for each rate, the highest first: what has another percentage or another name is
 * another rate. `taxes` is missing where nothing was taxed.
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

/** What was taken back. */
export function negated(lines: readonly TaxLine[]): readonly TaxLine[] {
  return lines.map((line) => ({ ...line, netMinor: -line.netMinor, taxMinor: -line.taxMinor }));
}
