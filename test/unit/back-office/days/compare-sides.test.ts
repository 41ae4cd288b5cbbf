import { describe, expect, test } from 'vitest';
import { explainDays } from '../../../../src-main/back-office/days/explain-days.ts';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { AgreedDay, span, usd } from '../../../support/records/agreed-day.ts';

/** The first sale asked for 10.01. */
const ASKED = 1001;

function described(day: AgreedDay): readonly string[] {
  day.settle();
  const { differences, unexplainedMinor } = explainDays(day.read(), span.until);
  expect(unexplainedMinor).toBe(0);
  return differences.map(({ kind, minor, payment }) => `${kind} ${payment?.trackingId} ${minor}`);
}

describe('what both sides say of a sale', () => {
  test.each([
    [ASKED - 10, []],
    [ASKED - 11, ['amount-differs trk_1 0']],
  ])('a conversion may lose a hundredth: received %i of 1001', (received, expected) => {
    const day = new AgreedDay(1);
    day.payment(0, { paid: usd(received) });
    expect(described(day)).toEqual(expected);
  });

  test('of one that was overpaid only what was asked for counts', () => {
    const day = new AgreedDay(1);
    day.sale(0, { standing: 'overpaid' });
    day.payment(0, { status: readStatus('overpaid'), paid: usd(ASKED + 500) });
    expect(described(day)).toEqual([]);
    expect(explainDays(day.read(), span.until).service).toEqual({ count: 1, minor: ASKED });
  });

  test.each([
    ['amount-differs', 'amount-differs'],
    ['open', 'status-differs'],
    ['unknown', 'status-differs'],
    ['expired', 'paid-after-end'],
    ['not-created', 'paid-after-end'],
  ] as const)('paid at the service and %s at the till', (standing, kind) => {
    const day = new AgreedDay(1);
    day.sale(0, { standing, isPaid: false });
    expect(described(day)).toEqual([`${kind} trk_1 ${ASKED}`]);
  });

  test.each(['open', 'unknown', 'expired', 'not-created'] as const)(
    'paid at the service and %s by a damaged record, which may lack that it was paid',
    (standing) => {
      const day = new AgreedDay(1);
      day.sale(0, { standing, isPaid: false, isDamaged: true });
      expect(described(day)).toEqual([`record-damaged trk_1 ${ASKED}`]);
    },
  );

  test('a payment of which a damaged record has nothing left is its sale’s, by reference and amount', () => {
    const day = new AgreedDay(2);
    for (const index of [0, 1])
      day.sale(index, { standing: 'unknown', isPaid: false, isDamaged: true, trackingIds: [] });
    day.payment(0, { reference: ' r-1' });
    day.payment(1, { reference: 'R-1' });
    day.settle();
    const { differences } = explainDays(day.read(), span.until);
    expect(differences.map(({ kind, payment }) => [kind, payment?.trackingId, payment?.number])).toEqual([
      ['record-damaged', 'trk_1', 1],
      ['unknown-to-till', 'trk_2', undefined],
    ]);
  });

  test('a payment that was given up and has expired is nothing to act on', () => {
    const day = new AgreedDay(1);
    day.sale(0, { standing: 'not-created', isPaid: false });
    day.payment(0, { status: readStatus('expired') });
    expect(described(day)).toEqual([]);
  });

  test('of a sale with two payments the paid one counts, whichever it is', () => {
    const day = new AgreedDay(1);
    day.sale(0, { trackingIds: ['trk_0', 'trk_1'] });
    day.payments.push({ ...day.payments[0], trackingId: 'trk_0', status: readStatus('expired') });
    expect(described(day)).toEqual([]);
  });

  test('an order is told by its reference as the guard tells it', () => {
    const day = new AgreedDay(1);
    day.payments.push({ ...day.payments[0], trackingId: 'again', reference: ' r-1 ' });
    expect(described(day)).toEqual([`paid-twice again ${ASKED}`]);
  });

  test('a reference that another till of the terminal has used, too, is no second payment for one order', () => {
    const day = new AgreedDay(2);
    const [table] = day.payments;
    const daysLater = (table?.createdAt ?? 0) + 2 * 86_400_000;
    day.payments.push(
      { ...table, trackingId: 'other-amount', requested: usd(2550), paid: usd(2550) },
      { ...table, trackingId: 'other-day', createdAt: daysLater },
    );
    const { differences } = explainDays(
      { ...day.read(), span: { ...span, until: daysLater + 1 } },
      span.until,
    );
    expect(differences.map(({ kind, payment }) => [kind, payment?.trackingId])).toEqual([
      ['unknown-to-till', 'other-amount'],
      ['unknown-to-till', 'other-day'],
    ]);
  });

  test('of an order whose own payment the service does not list, the other payment is the only one', () => {
    const day = new AgreedDay(1);
    day.payments[0] = { ...day.payments[0], trackingId: 'other' };
    expect(described(day)).toEqual([`missing-at-service trk_1 -${ASKED}`, `unknown-to-till other ${ASKED}`]);
  });

  test('the first moment of the days belongs to them', () => {
    const day = new AgreedDay(1);
    day.payments.push({ ...day.payments[0], trackingId: 'first', reference: 'Z', createdAt: span.from });
    expect(described(day)).toEqual([`unknown-to-till first ${ASKED}`]);
  });

  test('an unpaid sale that the service was not asked about is no gap', () => {
    const day = new AgreedDay(1);
    day.sale(0, { standing: 'expired', isPaid: false });
    day.payments[0] = {};
    day.unasked.add('trk_1');
    expect(described(day)).toEqual([]);
    expect(explainDays(day.read(), span.until).unchecked).toEqual([]);
  });

  test('two sales that claim one payment leave one of them without an explanation, loudly', () => {
    const day = new AgreedDay(2);
    day.sale(1, { trackingIds: ['trk_1'], askedMinor: ASKED });
    day.payments[1] = {};
    day.settle();
    const { till, service, unexplainedMinor } = explainDays(day.read(), span.until);
    expect([till?.minor, service?.minor, unexplainedMinor]).toEqual([2 * ASKED, ASKED, ASKED]);
  });
});

describe('the way to the bank', () => {
  test('money in an open batch is not settled, whatever else the record names', () => {
    const day = new AgreedDay(1);
    day.payment(0, { batchStatus: 'open' });
    day.settle(({ payoutId: _payoutId, ...stated }) => ({ ...stated, deposits: [] }));
    const { differences, unexplainedMinor } = explainDays(day.read(), span.until);
    expect(differences).toMatchObject([{ kind: 'unsettled', minor: -ASKED }]);
    expect(unexplainedMinor).toBe(0);
  });

  test('a deposit says that a settlement was paid out, also without the number of its payout', () => {
    const day = new AgreedDay(1);
    day.settle(({ payoutId: _payoutId, ...stated }) => stated);
    const { differences, settled } = explainDays(day.read(), span.until);
    expect([differences, settled]).toEqual([[], { count: 1, minor: ASKED }]);
  });

  test('a settlement that cannot be read is a gap, and no difference', () => {
    const day = new AgreedDay(1);
    day.settle(() => ({ deposits: [], failure: { action: 'wait', code: 'service-unreachable' } }));
    const { differences, settled, unexplainedMinor, unchecked } = explainDays(day.read(), span.until);
    expect([differences, settled, unexplainedMinor]).toEqual([[], { count: 0, minor: 0 }, 0]);
    expect(unchecked).toEqual([{ what: 'payouts', count: 1 }]);
  });
});

describe('a payout without a deposit', () => {
  test.each([
    [0, []],
    [-500, []],
    [1, ['deposit-missing']],
  ])('of which %i are left', (netMinor, expected) => {
    const day = new AgreedDay(1);
    day.settle((stated) => ({ ...stated, feesMinor: stated.net - netMinor, netMinor }));
    const read = day.read();
    const { deposits: _none, ...payout } = day.payouts.get('set_1') ?? { deposits: [] };
    const payouts = new Map([['set_1', { ...payout, deposits: [] }]]);
    const { differences } = explainDays({ ...read, payouts }, span.until);
    expect(differences.map(({ kind }) => kind).filter((kind) => kind !== 'fee')).toEqual(expected);
  });
});
