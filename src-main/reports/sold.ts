import { spreadMinor } from '../../shared/money/exact-decimal.ts';
import { discountsOf, goodsOf, lineTotal } from '../../shared/money/line-items.ts';
import { isPaid } from '../../shared/payment/payment-status.ts';
import { standsPaid } from '../../shared/reports/shift-report.ts';
import { taxTotal } from '../../shared/money/sale-tax.ts';
import { saleStatusOf } from '../staff/shifts/sale-status.ts';
import type { ArticleSales, SalesFigures } from '../../shared/reports/sales-report.ts';
import type { SaleStatus } from '../../shared/reports/shift-report.ts';
import type { TaxLine } from '../../shared/money/sale-tax.ts';
import type { Sale } from '../sales/sale.ts';

/** What a report takes from one sale. */
export interface Sold {
  /** The till's number of the sale; missing for a payment that only the service knows. */
  readonly number?: number;
  readonly reference: string;
  readonly startedAt: number;
  readonly currency: string;
  /** The amount that was asked for, with the tip. */
  readonly amountMinor: number;
  readonly standing: SaleStatus;
  readonly isPaid: boolean;
  readonly figures: SalesFigures;
  /** The gross amount without tax that was added on top of prices. `articles` add up to it. */
  readonly goodsMinor: number;
  readonly articles: readonly ArticleSales[];
  readonly taxes: readonly TaxLine[];
  readonly tender?: string;
  readonly cashierId?: string;
  /** How long the payment took; only for a sale that was paid by the code that was shown. */
  readonly payTime?: PayTime;
}

/** Times in milliseconds since the code was shown. */
export interface PayTime {
  readonly seenMs: number;
  readonly paidMs: number;
}

/** Answers what reports count of one sale, in minor units of its currency. */
export function soldOf(sale: Sale): Sold {
  const { number, reference, startedAt, amount, lineItems, tax, tender, stamp } = sale;
  const { lines = [], tipMinor = 0, taxMinor: taxOnTop = 0 } = lineItems ?? {};
  const discountMinor = lineItems ? discountsOf(lineItems) : 0;
  const grossMinor = amount.minor - tipMinor;
  const goodsMinor = grossMinor - taxOnTop;
  const taxes = tax?.lines ?? [];
  const standing = saleStatusOf(sale);
  const payTime = payTimeOf(sale);
  return {
    number,
    reference,
    startedAt,
    currency: amount.currency,
    amountMinor: amount.minor,
    standing,
    isPaid: standsPaid(standing),
    figures: { count: 1, grossMinor, taxMinor: taxTotal(taxes), discountMinor, tipMinor },
    goodsMinor,
    articles: articlesOf(lines, goodsMinor),
    taxes,
    ...(tender !== undefined && { tender }),
    ...(stamp.cashierId !== undefined && { cashierId: stamp.cashierId }),
    ...(payTime && { payTime }),
  };
}

/**
 * Answers how long the payment took, or nothing when the clock was set back in between. What a damaged record lacks may have been
 * read again days later.
 */
function payTimeOf({ payment: { creation }, end, recordDamaged, resumedOverGap }: Sale): PayTime | undefined {
  if (recordDamaged && !resumedOverGap) return undefined;
  if (creation.state !== 'created' || !end || !isPaid(end.outcome)) return undefined;
  const { at: shownAt, tracked } = creation;
  if (tracked.end !== end || tracked.seenAt === undefined) return undefined;
  const isInOrder = shownAt <= tracked.seenAt && tracked.seenAt <= end.at;
  return isInOrder ? { seenMs: tracked.seenAt - shownAt, paidMs: end.at - shownAt } : undefined;
}

/** Spreads what was paid over the goods in proportion to their prices. An amount without goods is one article. */
function articlesOf(lines: Parameters<typeof goodsOf>[0], goodsMinor: number): readonly ArticleSales[] {
  if (goodsOf(lines) === 0) return [{ quantity: 1, goodsMinor }];
  const parts = spreadMinor(goodsMinor, lines.map(lineTotal));
  return lines.map(({ name, code, quantity }, index) => ({
    name,
    quantity,
    goodsMinor: parts[index] ?? 0,
    ...(code !== undefined && { code }),
  }));
}
