import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { countSale } from '../../../../src-main/staff/shifts/counted-sale.ts';
import { saleStatusOf } from '../../../../src-main/staff/shifts/sale-status.ts';
import { paidSale } from '../../../support/ledger/ledger-folder.ts';
import type { SaleEvent, SaleEventBody } from '../../../../src-main/sales/events.ts';

const reading = { status: { kind: 'final', outcome: 'completed' } } as const;

function statusAfter(...bodies: readonly SaleEventBody[]) {
  const started: SaleEventBody = {
    type: 'sale-started',
    number: 1,
    reference: 'Table 4',
    amount: { minor: 1_250, currency: 'USD' },
    paymentId: 'p',
    idempotencyKey: 'k',
  };
  const created: SaleEventBody = {
    type: 'payment-created',
    trackingId: 'shown',
    url: 'https://pay.example.test',
  };
  const sale = replay([started, created, ...bodies].map((body) => ({ ...body, saleId: 's', at: 1 })));
  return sale && saleStatusOf(sale);
}

const differs: SaleEventBody = {
  type: 'history-differs',
  trackingId: 'shown',
  statedRequest: { decimal: '99', currency: 'USD' },
};
const paid = (trackingId: string): SaleEventBody => ({ type: 'status-read', trackingId, reading });

test('a paid payment of which the history states another amount counts as no money', () => {
  expect(statusAfter(paid('shown'))).toBe('completed');
  expect(statusAfter(differs, paid('shown'))).toBe('amount-differs');
});

test('another payment of the sale that was paid as asked for counts all the same', () => {
  const found: SaleEventBody = { type: 'stray-found', trackingId: 'stray' };
  expect(statusAfter(differs, paid('shown'), found, paid('stray'))).toBe('completed');
});

describe('of a damaged record', () => {
  const gap: SaleEvent = { type: 'record-damaged', saleId: 's', at: 9 };
  const [start, tried, created, read, left] = paidSale('s', 1) as readonly [
    SaleEvent,
    SaleEvent,
    SaleEvent,
    SaleEvent,
    SaleEvent,
  ];

  test('a sale without a payment that is known stands as unknown', () => {
    const standing = countSale({ events: [start, tried, gap], before: 0 })?.standing;
    expect(standing).toBe('unknown');
  });

  test('a payment that is named by its reading alone decides', () => {
    const underpaid: SaleEvent = {
      ...read,
      type: 'status-read',
      trackingId: 'trk-s',
      reading: { status: { kind: 'final', outcome: 'underpaid' } },
    };
    expect(countSale({ events: [start, tried, underpaid, gap], before: 0 })?.standing).toBe('underpaid');
  });

  test.each([
    ['unknown', []],
    ['open', ['created']],
    ['underpaid', ['underpaid']],
  ])('a sale that somebody gave up stands as %s by readings of its payment %j', (standing, readings) => {
    const stopped: SaleEvent = { type: 'creation-stopped', saleId: 's', at: 9 };
    const found: SaleEvent = { type: 'stray-found', trackingId: 'trk-s', saleId: 's', at: 9 };
    const later = readings.flatMap((status): SaleEvent[] => [
      found,
      { ...found, type: 'status-read', reading: { status: readStatus(status) } },
    ]);
    expect(countSale({ events: [start, tried, gap, stopped, ...later], before: 0 })?.standing).toBe(standing);
  });

  test.each([
    ['the event of its payment', [start, tried, read, left], [gap]],
    ['the reading of its end', [start, tried, created, left], [gap, read]],
  ])('a sale that an earlier report counted as paid is not counted again without %s', (_, was, since) => {
    const events = [...was, ...since];
    const counted = countSale({ events, before: was.length });
    expect([counted?.standing, counted?.before?.standing]).toEqual(['completed', 'completed']);
  });

  test('a sale that was open then and has been paid since changes the earlier report', () => {
    const counted = countSale({ events: [start, tried, created, gap, read], before: 3 });
    expect([counted?.standing, counted?.before?.standing]).toEqual(['completed', 'open']);
  });
});
