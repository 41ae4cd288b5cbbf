import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { alertsOf, hasBeenPaid } from '../../../../src-main/sales/sale-alerts.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import { started } from '../../../support/ledger/ledger-folder.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import type { SaleEventBody } from '../../../../src-main/sales/events.ts';
import type { CreateAnswer } from '../../../../src-main/sales/ports.ts';
import type { TrackingReading } from '../../../../src-main/sales/reading.ts';

const saleId = 's1';
const failure = { action: 'wait', code: 'service-unreachable' } as const;
const tried: SaleEventBody = { type: 'create-tried' };
const created: SaleEventBody = { type: 'payment-created', trackingId: 't', url: 'https://x.test/' };
const orphan: readonly SaleEventBody[] = [
  tried,
  { type: 'create-lost', failure },
  { type: 'stray-found', trackingId: 'lost' },
];
const read = (status: string, stated: Partial<TrackingReading> = {}, trackingId = 't'): SaleEventBody => ({
  type: 'status-read',
  trackingId,
  reading: { status: readStatus(status), ...stated },
});

/** A sale of 12.50 USD after these events. */
function after(...bodies: readonly SaleEventBody[]) {
  const sale = replay([started(saleId, 1), ...bodies.map((body) => ({ ...body, saleId, at: 2 }))]);
  if (!sale) throw new Error('no sale');
  return sale;
}

test('nothing is raised about a payment that nobody has read', () => {
  expect(alertsOf(after(tried, created))).toEqual([]);
});

describe('another amount is raised', () => {
  const statedRequest = { decimal: '13', currency: 'USD' };
  test.each([
    ['in the service’s words', { requested: '13.00 USD', received: '0.1 ETH' }],
    ['without words where the service has none', {}],
  ])('%s', (_, words) => {
    expect(alertsOf(after(tried, created, read('created', { statedRequest, ...words })))).toStrictEqual([
      { id: 'amount-differs t', kind: 'amount-differs', ...words },
    ]);
  });
});

test('a sale has been paid once one of its payments has', () => {
  expect(hasBeenPaid(after(...orphan, tried, created))).toBe(false);
  expect(hasBeenPaid(after(...orphan, tried, created, read('completed')))).toBe(true);
  expect(hasBeenPaid(after(...orphan, tried, created, read('completed', {}, 'lost')))).toBe(true);
});

test('a sale that was stopped and left stays open while the answer of its try is under way', async () => {
  const world = new SalesWorld();
  let answer: (answer: CreateAnswer) => void = () => undefined;
  world.gateway.createPayment = () => new Promise((resolve) => (answer = resolve));
  const stopped = await world.charge(100, 'A-1');
  world.sales.stopCreating(stopped);
  world.sales.leave(stopped, 'settled');
  expect(world.ledger.closed.has(stopped)).toBe(false);
  answer({ kind: 'not-sent', failure });
  await settled();
  expect(world.ledger.closed.has(stopped)).toBe(true);
});
