import { readStatus } from '../../../shared/payment/payment-status.ts';
import { applyEvent } from '../../../src-main/sales/apply-event.ts';
import type { SaleEvent, SaleEventBody } from '../../../src-main/sales/events.ts';
import type { Sale } from '../../../src-main/sales/sale.ts';

export const saleId = 's1';
export const failure = { action: 'wait', code: 'service-unreachable' } as const;
export const busy = { action: 'wait', code: 'service-busy' } as const;
export const start = {
  type: 'sale-started',
  saleId,
  at: 1,
  number: 7,
  amount: { minor: 1_234, currency: 'EUR' },
  reference: 'A-1',
  paymentId: 'p',
  idempotencyKey: 'k',
} as const satisfies SaleEvent;
export const tried = { type: 'create-tried' } as const satisfies SaleEventBody;
export const lost = { type: 'create-lost', failure } as const satisfies SaleEventBody;
export const created = {
  type: 'payment-created',
  trackingId: 't',
  url: 'https://x.test/',
} as const satisfies SaleEventBody;
export const found = { type: 'stray-found', trackingId: 'lost' } as const satisfies SaleEventBody;
export const read = (status: string, trackingId = 't'): SaleEventBody => ({
  type: 'status-read',
  trackingId,
  reading: { status: readStatus(status) },
});

/** The events come a millisecond after each other, the first at 2. */
export function after(...bodies: readonly SaleEventBody[]): Sale {
  return bodies.reduce<Sale>(
    (sale, body, index) => applyEvent(sale, { ...body, saleId, at: index + 2 }),
    applyEvent(undefined, start),
  );
}

export const creationAfter = (...bodies: readonly SaleEventBody[]) => after(...bodies).payment.creation;
