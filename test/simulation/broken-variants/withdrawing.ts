import { inSales } from './variant.ts';
import type { Variant } from './variant.ts';

/** Mistakes about codes that were taken off the screens because the amount was wrong. */
export const WITHDRAWING: readonly Variant[] = [
  {
    name: 'a withdrawn code comes back with its sale',
    edits: [
      inSales(
        'apply-event',
        'return { ...sale, parked: false };',
        'return { ...sale, parked: false, codeWithdrawn: false };',
      ),
    ],
    within: 500,
  },
  {
    name: 'a withdrawn code stays on the screen',
    edits: [
      inSales(
        'screen-events',
        "return [...(sale.codeWithdrawn ? [] : [withdrawal]), { type: 'sale-parked' }];",
        'return sale.codeWithdrawn ? [] : [withdrawal];',
      ),
    ],
    within: 500,
  },
  {
    name: 'a withdrawn code is not followed',
    edits: [
      inSales(
        'effects',
        'if (isOpen(payment)) needs.push',
        'if (isOpen(payment) && !sale.codeWithdrawn) needs.push',
      ),
    ],
    within: 1_000,
  },
  {
    name: 'the guard takes a withdrawn code for dead',
    edits: [
      inSales(
        'guard/objections',
        'const couldBePaid = shown ? isOpen(shown)',
        'const couldBePaid = shown ? isOpen(shown) && !sale.codeWithdrawn',
      ),
    ],
    within: 1_000,
  },
  {
    name: 'a withdrawn code may be overridden once money is seen',
    edits: [
      inSales(
        'guard/objections',
        "return sale.codeWithdrawn && isUnpaidCode(sale) ? 'code-withdrawn'",
        "return sale.codeWithdrawn ? 'code-withdrawn'",
      ),
    ],
    within: 5_000,
  },
  {
    name: 'a withdrawn code and the new one are paid, and nobody hears of it',
    edits: [inSales('apply-event', "  'code-withdrawn',\n]);", ']);')],
    within: 5_000,
  },
];
