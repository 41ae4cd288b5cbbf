import { describe, expect, it } from 'vitest';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import { replay } from '../../../src-main/sales/apply-event.ts';
import { allAlertsOf } from '../../../src-main/sales/sale-alerts.ts';
import { reclaimOf } from '../../../src-main/sales/reclaim-of.ts';
import type { SaleEvent, SaleEventBody } from '../../../src-main/sales/events.ts';
import type { SaleReclaim } from '../../../src-main/sales/reclaim-of.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

function events(...later: readonly SaleEventBody[]): readonly SaleEvent[] {
  const bodies: readonly SaleEventBody[] = [
    {
      type: 'sale-started',
      number: 1,
      amount: usd(1_000),
      reference: 'A',
      paymentId: 'p1',
      idempotencyKey: 'k1',
    },
    { type: 'create-tried' },
    { type: 'payment-created', trackingId: 't1', url: 'https://pay.test/1' },
    ...later,
  ];
  return bodies.map((body, index) => ({ saleId: 's1', at: (index + 1) * 1_000, ...body }));
}

function read(stated: string, received?: string): SaleEventBody {
  const statedReceipt =
    received === undefined ? {} : { statedReceipt: { decimal: received, currency: 'USD' } };
  return { type: 'status-read', trackingId: 't1', reading: { status: readStatus(stated), ...statedReceipt } };
}

function of(...later: readonly SaleEventBody[]): SaleReclaim | undefined {
  const sale = replay(events(...later));
  return sale && reclaimOf(sale);
}

describe('what this till knows of money that paid for nothing', () => {
  it.each<[string, string | undefined, string | undefined, number | undefined]>([
    ['overpaid', '12.50', 'over', 250],
    ['overpaid', undefined, 'over', undefined],
    ['overpaid', '10.00', 'over', undefined],
    ['overpaid', '9', 'over', undefined],
    ['underpaid', '4.5', 'under', 450],
    ['underpaid', '4.509', 'under', 450],
    ['invalid', '10', 'rejected', 1_000],
    ['invalid', undefined, 'rejected', undefined],
    ['invalid', '0', 'rejected', undefined],
    ['expired', '10.00', 'late', 1_000],
    ['cancelled', '0.01', 'late', 1],
    ['expired', '0', undefined, undefined],
    ['expired', undefined, undefined, undefined],
    ['completed', '10.00', undefined, undefined],
    ['processing', '10.00', undefined, undefined],
  ])('of a payment that is %s with %s received is %s: %s', (stated, received, kind, minor) => {
    const found = of(read('created'), read(stated, received));
    expect(found?.kind).toBe(kind);
    expect(found?.amount?.minor).toBe(minor);
  });

  it('is late with an unknown amount where only the wallet’s money is stated', () => {
    const inWallet = (stated: string, received: string): SaleEventBody => ({
      type: 'status-read',
      trackingId: 't1',
      reading: { status: readStatus(stated), received },
    });
    expect(of(inWallet('expired', '12.30 USDC'))).toMatchObject({ kind: 'late' });
    expect(of(inWallet('expired', '12.30 USDC'))).not.toHaveProperty('amount');
    expect(of(inWallet('cancelled', '0 USDC'))).toBeUndefined();
  });

  it('is counted from the reading before the last one, after which the payment was updated', () => {
    expect(of(read('created'), read('underpaid', '1'))?.updatedFrom).toBe(4_000);
    expect(of(read('underpaid', '1'))?.updatedFrom).toBe(1_000);
  });

  it('is taken by the service where it was paid after its end, until somebody notes that', () => {
    const late = [read('created'), read('expired'), read('completed')];
    expect(of(...late)).toMatchObject({ kind: 'late', isTaken: true, isAcknowledged: false });
    const sale = replay(events(...late));
    const alert = sale && allAlertsOf(sale)[0]?.id;
    expect(of(...late, { type: 'concern-noted', concern: alert ?? '' })).toMatchObject({
      isAcknowledged: true,
    });
  });

  it('is taken by the service where it was paid after somebody had given the sale up', () => {
    const stopped = events().slice(0, 2);
    const last = { saleId: 's1', at: 9_000 };
    const sale = replay([
      ...stopped,
      { ...last, type: 'record-damaged' },
      { ...last, type: 'creation-stopped' },
      { ...last, type: 'stray-found', trackingId: 't1' },
      { ...last, ...read('completed', '10.00') },
    ]);
    expect(sale && reclaimOf(sale)).toMatchObject({ kind: 'late', isTaken: true, amount: usd(1_000) });
  });

  it('is nothing before there is a reading', () => {
    expect(of()).toBeUndefined();
  });

  it('is neither taken nor noted where it was paid in time, or was never paid', () => {
    expect(of(read('overpaid', '12'))).toMatchObject({ kind: 'over', isTaken: false, isAcknowledged: false });
    expect(of(read('expired', '10'))).toMatchObject({ kind: 'late', isTaken: false, isAcknowledged: false });
  });

  it('is not noted with something else that was raised about the sale', () => {
    const foreign: SaleEventBody = {
      type: 'foreign-payment',
      trackingId: 't2',
      why: 'another-amount',
    };
    const late = [read('created'), read('expired'), read('completed'), foreign];
    const sale = replay(events(...late));
    const other = sale && allAlertsOf(sale).find(({ kind }) => kind !== 'outcome-changed')?.id;
    expect(other).toBeDefined();
    expect(of(...late, { type: 'concern-noted', concern: other ?? '' })).toMatchObject({
      isAcknowledged: false,
    });
  });

  it('is not late where the service states another amount', () => {
    const differs = { type: 'status-read', trackingId: 't1' } as const;
    const reading = { status: readStatus('completed'), statedRequest: { decimal: '99', currency: 'USD' } };
    expect(of({ ...differs, reading })).toBeUndefined();
  });

  it('of a payment that a search found was updated after its last earlier reading, not when it was created', () => {
    const readOfFound = (stated: string): SaleEventBody => ({
      type: 'status-read',
      trackingId: 't2',
      reading: { status: readStatus(stated) },
    });
    const found: SaleEventBody = { type: 'stray-found', trackingId: 't2', createdAt: 500 };
    expect(of(found, readOfFound('underpaid'))?.updatedFrom).toBe(500);
    expect(of(found, readOfFound('created'), readOfFound('underpaid'))?.updatedFrom).toBe(5_000);
  });
});
