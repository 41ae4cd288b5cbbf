import { shareOfMinor, spreadMinor } from './exact-decimal.ts';
import { goodsOf } from './line-items.ts';
import { partsOfPercent, PERCENT_PARTS, rateFor } from './tax-rules.ts';
import type { LineItems } from './line-items.ts';
import type { TaxMode, TaxRate, TaxRules } from './tax-rules.ts';

/** The taxes of one sale, a line for each rate that its goods have. */
export interface SaleTax {
  readonly mode: TaxMode;
  readonly lines: readonly TaxLine[];
}

/** What was sold at one rate. Amounts are minor units of the sale's currency; net and tax together are the gross. */
export interface TaxLine extends TaxRate {
  readonly netMinor: number;
  readonly taxMinor: number;
}

/**
 * The taxes of goods less the sale's discount; `undefined` where none of them is taxed.
 *
 * Tax is rounded once for each rate, on all that the sale has of it, half away from zero: lines that are rounded one by
 * one would add up to another amount than the rate of their sum. The discount is spread over the rates in proportion to
 * their goods (`spreadMinor`), so that net, tax and what is not taxed always add up to what is charged. A tip is not
 * taxed: it is given, not sold.
 */
export function taxOf(
  { lines, discountMinor = 0 }: Pick<LineItems, 'lines' | 'discountMinor'>,
  rules: TaxRules,
): SaleTax | undefined {
  const sold = [...rules.rates, undefined].map((rate) => {
    const goods = lines.filter(({ taxRate }) => rateFor(rules, taxRate) === rate);
    return { rate, minor: goodsOf(goods), isSold: goods.length > 0 };
  });
  const discounts = spreadMinor(
    discountMinor,
    sold.map(({ minor }) => minor),
  );
  const taxed = sold.flatMap(({ rate, minor, isSold }, index) =>
    rate && isSold ? [lineOf(rate, minor - (discounts[index] ?? 0), rules.mode)] : [],
  );
  return taxed.length === 0 ? undefined : { mode: rules.mode, lines: taxed };
}

function lineOf({ id, name, percent }: TaxRate, minor: number, mode: TaxMode): TaxLine {
  const parts = partsOfPercent(percent);
  const whole = mode === 'inclusive' ? PERCENT_PARTS + parts : PERCENT_PARTS;
  const taxMinor = shareOfMinor(minor, parts, whole);
  return { id, name, percent, netMinor: mode === 'inclusive' ? minor - taxMinor : minor, taxMinor };
}

/** What comes on top of prices; nothing where they hold it. */
export function addedTaxOf(tax: SaleTax | undefined): number {
  return tax?.mode === 'exclusive' ? taxTotal(tax.lines) : 0;
}

/** Tax of all rates together, in minor units. */
export function taxTotal(lines: readonly TaxLine[]): number {
  return lines.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
}
