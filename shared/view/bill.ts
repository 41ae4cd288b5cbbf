import { lineTotal } from '../money/line-items.ts';
import { taxTotal } from '../money/sale-tax.ts';
import type { Bill, BillTax } from '../contract/customer-display.ts';
import type { SaleView } from '../contract/sale-view.ts';
import type { Money } from '../money/money.ts';
import type { SaleTax } from '../money/sale-tax.ts';

/** As many goods as are read at a glance. */
const MOST_LINES = 4;

/** What a customer reads of an amount and what it is made of. */
export function billOf(amount: Money, { lineItems, tax }: Pick<SaleView, 'lineItems' | 'tax'>): Bill {
  const { lines = [], discountMinor, tipMinor } = lineItems ?? {};
  const money = (minor: number): Money => ({ minor, currency: amount.currency });
  // A line of tax takes the room of one of them.
  const shown = lines.slice(tax ? 1 - MOST_LINES : -MOST_LINES);
  return {
    amount,
    lines: shown.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      total: money(lineTotal(line)),
    })),
    moreLines: lines.length - shown.length,
    ...(discountMinor !== undefined && { discount: money(discountMinor) }),
    ...(tax && { tax: billTax(tax, amount.currency) }),
    ...(tipMinor !== undefined && { tip: money(tipMinor) }),
  };
}

function billTax({ mode, lines }: SaleTax, currency: string): BillTax {
  const [first, second] = lines;
  const rate = first && !second && { rate: { name: first.name, percent: first.percent } };
  return { mode, ...rate, amount: { minor: taxTotal(lines), currency } };
}
