import { describe, expect, it } from 'vitest';
import {
  rowOfPayment,
  rowOfSale,
  withTrackingIds,
} from '../../../src-main/back-office/payments/match-payments.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';

const alike = { createdAt: 1_000, reference: 'A', requested: { minor: 100, currency: 'USD' } };
const sale: SaleView = {
  id: 's1',
  number: 1,
  reference: 'A',
  amount: { minor: 100, currency: 'USD' },
  startedAt: 900,
  parked: false,
  stage: { name: 'creating' },
};
const facts = { trackingIds: ['t1'], isElsewhere: false };
const paid = (): undefined => undefined;
const sales = new Map([['t1', { sale, facts, paid }]]);

describe('records of a wider scope', () => {
  it('get the tracking id of the terminal’s record with the same payment id', () => {
    const [found] = withTrackingIds(
      [{ paymentId: 'p1', reference: 'A' }],
      [{ paymentId: 'p1', trackingId: 't1', reference: 'a record may say less' }],
    );
    expect(found?.trackingId).toBe('t1');
  });

  it('get it by what they have in common, where no payment id is stated', () => {
    expect(withTrackingIds([alike], [{ ...alike, trackingId: 't1' }])).toEqual([
      { ...alike, trackingId: 't1' },
    ]);
  });

  it('get it by the payment code where the terminal’s record does not state its time', () => {
    const { createdAt: _createdAt, ...own } = { ...alike, paymentCode: 'C-1', trackingId: 't1' };
    const idOf = (code?: object) => withTrackingIds([{ ...alike, ...code }], [own])[0]?.trackingId;
    expect(idOf({ paymentCode: 'C-1' })).toBe('t1');
    expect(idOf({ paymentCode: 'C-2' })).toBeUndefined();
    expect(idOf({ paymentCode: 'C-1', terminalId: 'other', requested: { minor: 9 } })).toBeUndefined();
    expect(idOf()).toBeUndefined();
  });

  it('get it where one of the lists does not state the payment id, or another field', () => {
    const own = { ...alike, trackingId: 't1', terminalId: 'own' };
    const { reference: _reference, ...less } = alike;
    for (const wide of [
      { ...alike, paymentId: 'p1' },
      { ...less, paymentId: 'p1', paymentCode: 'C' },
    ])
      expect(withTrackingIds([wide], [own])).toEqual([{ ...wide, trackingId: 't1' }]);
    expect(withTrackingIds([alike], [{ ...own, paymentId: 'p1' }])[0]?.trackingId).toBe('t1');
  });

  it('get none of a payment from which one field tells them apart', () => {
    const own = { ...alike, trackingId: 't1', terminalId: 'own' };
    const others = [
      { ...alike, reference: 'B' },
      { ...alike, terminalId: 'another' },
      { ...alike, createdAt: 1_001 },
      { ...alike, requested: { minor: 101, currency: 'USD' } },
    ];
    expect(withTrackingIds(others, [own])).toEqual(others);
    const { createdAt: _createdAt, reference: _reference, ...timeless } = own;
    expect(withTrackingIds([{ reference: 'A' }], [timeless])).toEqual([{ reference: 'A' }]);
  });

  it('are matched at once in a month of which no list states the times', () => {
    const month = Array.from({ length: 10_000 }, (_, number) => ({ reference: `R-${number}` }));
    const own = month.map((payment, number) => ({ ...payment, trackingId: `t${number}` }));
    const wide = month.map((payment, number) => ({ ...payment, paymentId: `p${number}` }));
    expect(withTrackingIds(wide, own)).toEqual(
      wide.map((payment, number) => ({ ...payment, trackingId: `t${number}` })),
    );
  }, 2_000);

  it('get it of a payment that the terminal’s list has twice', () => {
    const own = { ...alike, trackingId: 't1' };
    expect(withTrackingIds([alike], [own, { ...own, batchId: 'b1' }])[0]?.trackingId).toBe('t1');
  });

  it('get none where two could be meant', () => {
    const own = [
      { ...alike, trackingId: 't1' },
      { ...alike, trackingId: 't2' },
    ];
    expect(withTrackingIds([alike], own)).toEqual([alike]);
  });
});

describe('who knows of a payment', () => {
  it.each([
    ['both', { trackingId: 't1' }],
    ['service', { trackingId: 't9' }],
    ['service', { trackingId: 't9', terminalId: 'own' }],
    ['other-till', { terminalId: 'another' }],
    ['unmatched', { paymentId: 'p9', terminalId: 'own' }],
  ])('%s', (knownBy, payment) => {
    expect(rowOfPayment(payment, sales, 'own').knownBy).toBe(knownBy);
  });

  it('is not said of a sale whose payment another service knows', () => {
    expect(rowOfSale({ sale, facts, paid }).knownBy).toBe('unmatched');
    expect(rowOfSale({ sale, facts: { trackingIds: [], isElsewhere: false }, paid }).knownBy).toBe(
      'no-payment',
    );
    expect(rowOfSale({ sale, facts: { trackingIds: [], isElsewhere: true }, paid }).knownBy).toBe(
      'unmatched',
    );
    const lost = { trackingIds: [], isElsewhere: false, arePaymentsLost: true } as const;
    expect(rowOfSale({ sale, facts: lost, paid }).knownBy).toBe('damaged');
  });
});
