import { amountOf } from '../../../shared/cart/draft.ts';
import type { LineItems } from '../../../shared/money/line-items.ts';
import type { PaymentStatus } from '../../../shared/payment/payment-status.ts';
import type { TaxRules } from '../../../shared/money/tax-rules.ts';
import type { SaleEvent, SaleStamp } from '../../../src-main/sales/events.ts';

export interface SaleSold extends SaleStamp {
  readonly at: number;
  /** A plain amount from the keypad. */
  readonly minor?: number;
  readonly cart?: Pick<LineItems, 'lines'>;
  readonly discountMinor?: number;
  readonly tipMinor?: number;
  readonly rules?: TaxRules;
  readonly currency?: string;
  readonly reference?: string;
  readonly status?: PaymentStatus;
  readonly tender?: string;
  /** After the code was shown; otherwise all happens in one moment. */
  readonly seenMs?: number;
  readonly paidMs?: number;
}

export const paid: PaymentStatus = { kind: 'final', outcome: 'completed' };

/** A sale as the checkout makes it of a cart, from its start to how its payment stands. */
export function eventsOf(saleId: string, number: number, sold: SaleSold): readonly SaleEvent[] {
  const { at, minor = 0, cart, discountMinor, tipMinor, rules, currency = 'EUR' } = sold;
  const { status = paid, tender, cashierId, shift, seenMs, paidMs = 0 } = sold;
  const digits = minor === 0 ? '' : String(minor);
  const { amountMinor, lineItems, tax } = amountOf(
    {
      digits,
      typedName: 'Amount',
      lines: cart?.lines ?? [],
      reference: '',
      ...(discountMinor !== undefined && { discount: { minor: discountMinor } }),
      ...(tipMinor !== undefined && { tip: { minor: tipMinor } }),
    },
    rules,
  );
  const trackingId = `trk-${saleId}`;
  return [
    {
      saleId,
      at,
      type: 'sale-started',
      number,
      amount: { minor: amountMinor, currency },
      reference: sold.reference ?? `order-${number}`,
      paymentId: `pay-${saleId}`,
      idempotencyKey: `key-${saleId}`,
      ...(lineItems && { makeup: lineItems }),
      ...(tax && { tax }),
      ...(cashierId !== undefined && { cashierId }),
      ...(shift !== undefined && { shift }),
    },
    { saleId, at, type: 'payment-created', trackingId, url: `https://pay.example.test/${saleId}` },
    ...(seenMs === undefined
      ? []
      : [
          {
            saleId,
            at: at + seenMs,
            type: 'status-read',
            trackingId,
            reading: { status: { kind: 'processing' } },
          } as const,
        ]),
    { saleId, at: at + paidMs, type: 'status-read', trackingId, reading: { status } },
    ...(tender === undefined ? [] : [{ saleId, at, type: 'tender-read', tender } as const]),
  ];
}
