import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainDays } from '../../../../src-main/back-office/days/explain-days.ts';
import { AgreedDay, span, usd } from '../../../support/records/agreed-day.ts';
import type { DifferenceKind } from '../../../../shared/contract/back-office/days-explained.ts';
import { messages as en } from '../../../../shared/messages/en.arb';
import { uncheckedText } from '../../../../shared/view/day-unchecked.ts';
import { readStatus } from '../../../../shared/payment/payment-status.ts';

/** Each makes one payment differ in one way, and answers what it adds on the way to the bank. */
const PLANTS: Partial<Record<DifferenceKind, (day: AgreedDay, index: number) => number>> = {
  'missing-at-service': (day, index) => {
    day.payments[index] = {};
    return -(day.sales[index]?.askedMinor ?? 0);
  },
  'status-differs': (day, index) => {
    day.payment(index, { status: readStatus('invalid') });
    return -(day.sales[index]?.askedMinor ?? 0);
  },
  'amount-differs': (day, index) => {
    const asked = day.sales[index]?.askedMinor ?? 0;
    day.payment(index, { requested: usd(asked + 7), paid: usd(asked + 7) });
    return 7;
  },
  'paid-after-end': (day, index) => {
    day.sale(index, { standing: 'expired', isPaid: false });
    return day.sales[index]?.askedMinor ?? 0;
  },
  'paid-twice': (day, index) => {
    const { batchId: _batch, ...again } = day.payments[index] ?? {};
    day.payments.push({ ...again, trackingId: `again_${index}`, batchId: 'bat_1' });
    return day.sales[index]?.askedMinor ?? 0;
  },
  'record-damaged': (day, index) => {
    const { reference: _reference, ...orphan } = day.payments[index] ?? {};
    day.payments.push({ ...orphan, trackingId: `damaged_${index}`, reference: `Z-${index}` });
    day.damaged.set(`damaged_${index}`, { number: 900 + index });
    return day.sales[index]?.askedMinor ?? 0;
  },
  'unknown-to-till': (day, index) => {
    const { reference: _reference, ...orphan } = day.payments[index] ?? {};
    day.payments.push({ ...orphan, trackingId: `stray_${index}`, reference: `Z-${index}` });
    return day.sales[index]?.askedMinor ?? 0;
  },
  unsettled: (day, index) => {
    const { batchId: _batch, settlementId: _settlement, ...payment } = day.payments[index] ?? {};
    day.payments[index] = { ...payment, ...(index % 2 === 0 && { batchId: 'bat_2', batchStatus: 'open' }) };
    return -(payment.requested?.minor ?? 0);
  },
  'on-hold': (day, index) => {
    const { settlementId: _settlement, ...payment } = day.payments[index] ?? {};
    day.payments[index] = { ...payment, batchId: 'bat_3', batchStatus: 'hold' };
    return -(payment.requested?.minor ?? 0);
  },
  refunded: (day, index) => {
    day.payment(index, { refund: { refundStatus: 'completed' } });
    return -(day.sales[index]?.askedMinor ?? 0);
  },
  'paid-at-two-tills': (day, index) => {
    day.elsewhere.push({ ...day.payments[index], trackingId: `other_${index}`, terminalId: 'term_2' });
    return day.sales[index]?.askedMinor ?? 0;
  },
  'made-elsewhere': (day, index) => {
    day.elsewhere.push({
      ...(day.payments[index] ?? {}),
      reference: `WEB-${index}`,
      trackingId: `other_${index}`,
      terminalId: 'term_2',
    });
    return day.sales[index]?.askedMinor ?? 0;
  },
};

const kinds = Object.keys(PLANTS) as (keyof typeof PLANTS)[];

function named(day: AgreedDay) {
  const explained = explainDays(day.read(), span.until);
  return {
    ...explained,
    list: explained.differences.map(({ kind, minor, payment }) => `${kind} ${payment?.trackingId} ${minor}`),
  };
}

describe('differences between the till, the service and the bank', () => {
  test('a day on which both agree has none', () => {
    const day = new AgreedDay(30);
    day.settle();
    const { list, unexplainedMinor, till, service, settled, unchecked } = named(day);
    expect({ list, unexplainedMinor, unchecked }).toEqual({ list: [], unexplainedMinor: 0, unchecked: [] });
    expect([till, service, settled]).toEqual([till, till, till]);
  });

  test('whatever is planted is named once, nothing else, and nothing is left without a name', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ index: fc.nat(59), kind: fc.constantFrom(...kinds) }), {
          selector: ({ index }) => index,
          maxLength: 40,
        }),
        (planted) => {
          const day = new AgreedDay(60);
          const expected = planted.map(({ index, kind }) => {
            const id = {
              'paid-twice': `again_${index}`,
              'record-damaged': `damaged_${index}`,
              'unknown-to-till': `stray_${index}`,
              'paid-at-two-tills': `other_${index}`,
              'made-elsewhere': `other_${index}`,
            }[kind as string];
            return `${kind} ${id ?? `trk_${index + 1}`} ${PLANTS[kind]?.(day, index)}`;
          });
          day.settle();
          const { list, unexplainedMinor } = named(day);
          expect([...list].sort()).toEqual(expected.sort());
          expect(unexplainedMinor).toBe(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('of a payment in a closed batch without a settlement nobody says that its batch is open', () => {
    const day = new AgreedDay(1);
    const [{ settlementId: _none, ...payment } = {}] = day.payments;
    day.payments[0] = payment;
    const [difference] = named(day).differences;
    expect(difference).toMatchObject({ kind: 'unsettled', minor: -1001 });
    expect(en.day.kinds.unsettled.text).not.toMatch(/batch/);
  });

  test('a payout: fees, an adjustment, a deposit that is missing or another', () => {
    const day = new AgreedDay(3);
    const kindsOf = () => named(day).differences.map(({ kind, minor }) => [kind, minor]);
    day.settle((stated) => ({
      ...stated,
      feesMinor: 31,
      adjustmentMinor: -5,
      netMinor: stated.net - 36,
      deposits: [],
    }));
    expect(kindsOf()).toEqual([
      ['fee', -31],
      ['adjustment', -5],
      ['deposit-missing', -(3006 - 36)],
    ]);
    day.settle((stated) => ({ ...stated, deposits: [{ depositId: 'd', minor: stated.net - 100 }] }));
    expect(kindsOf()).toEqual([['deposit-differs', -100]]);
  });

  test('a deposit that came back has not arrived; one that was sent again has', () => {
    const day = new AgreedDay(3);
    const kindsOf = () => named(day).differences.map(({ kind, minor }) => [kind, minor]);
    const back = (net: number, minor = net) => ({ depositId: 'b', minor: minor, status: 'RETURNED_BY_BANK' });
    day.settle((stated) => ({ ...stated, deposits: [back(stated.net)] }));
    expect(kindsOf()).toEqual([['deposit-failed', -3006]]);
    day.settle((stated) => ({
      ...stated,
      deposits: [back(stated.net), { depositId: 'c', minor: stated.net }],
    }));
    expect(kindsOf()).toEqual([]);
    day.settle((stated) => ({
      ...stated,
      deposits: [back(stated.net, 1000), { depositId: 'c', minor: stated.net - 1200, status: 'sent' }],
    }));
    expect(kindsOf()).toEqual([
      ['deposit-failed', -1000],
      ['deposit-differs', -200],
    ]);
    day.settle(({ netMinor: _net, ...stated }) => ({ ...stated, deposits: [back(stated.net, 700)] }));
    expect(kindsOf()).toEqual([['deposit-failed', -700]]);
  });

  test('a payment that its batch does not hold is named where the service says which', () => {
    const day = new AgreedDay(3);
    const left = (minor: number) =>
      day.settle((stated) => ({
        ...stated,
        batches: [{ batchId: 'bat_1', period: '2026-05-12', grossMinor: stated.net - minor }],
      }));
    left(1002);
    const whole = () => {
      const { list, settled, service, unexplainedMinor } = named(day);
      return { list, less: (service?.minor ?? 0) - (settled?.minor ?? 0), unexplainedMinor };
    };
    // The settlement goes by another total than its batch: that has no name.
    expect(whole()).toEqual({ list: ['batch-differs undefined -1002'], less: 0, unexplainedMinor: 0 });
    day.settledFor.set('trk_1', 1001);
    day.settledFor.set('trk_3', 1003);
    expect(whole()).toEqual({ list: ['left-out trk_2 -1002'], less: 1002, unexplainedMinor: 0 });
    left(2);
    day.settledFor.set('trk_2', 1000);
    expect(whole()).toEqual({ list: ['left-out trk_2 -2'], less: 2, unexplainedMinor: 0 });
    left(0);
    expect(whole()).toEqual({ list: [], less: 0, unexplainedMinor: 2 });
    day.isWhole = false;
    expect(named(day).unchecked).toEqual([{ what: 'batches', count: 1 }]);
    // The settlement of a batch that is counted already is not counted beside it.
    day.settle((stated) => ({
      ...stated,
      countsGap: 1,
      batches: [{ batchId: 'bat_1', period: '2026-05-12', grossMinor: stated.net }],
    }));
    expect(named(day).unchecked).toEqual([{ what: 'batches', count: 1 }]);
    day.settle((stated) => ({ ...stated, batches: [{ batchId: 'bat_other', grossMinor: stated.net }] }));
    expect(whole().list).toEqual(['left-out trk_1 -1001', 'left-out trk_2 -1002', 'left-out trk_3 -1003']);
  });

  test('a payment that was settled twice is missing nowhere: its batch is named, or it is said loudly', () => {
    const day = new AgreedDay(2);
    for (const [trackingId, minor] of [
      ['trk_1', 2 * 1001],
      ['trk_2', 1002],
    ] as const)
      day.settledFor.set(trackingId, minor);
    day.settle();
    expect(named(day)).toMatchObject({ list: [], unexplainedMinor: 1001 });
    day.settle((stated) => ({
      ...stated,
      grossMinor: stated.net + 1001,
      netMinor: stated.net + 1001,
      batches: [{ batchId: 'bat_1', period: '2026-05-12', grossMinor: stated.net + 1001 }],
      deposits: [{ depositId: 'dep_1', minor: stated.net + 1001 }],
    }));
    expect(named(day)).toMatchObject({ list: ['batch-differs undefined 1001'], unexplainedMinor: 0 });
  });

  test('what is settled and not paid out yet stays behind, on hold or not', () => {
    const day = new AgreedDay(2);
    day.settle(({ payoutId: _payoutId, ...stated }) => ({ ...stated, deposits: [] }));
    expect(named(day).list).toEqual(['not-paid-out trk_1 -1001', 'not-paid-out trk_2 -1002']);
    day.settle(({ payoutId: _payoutId, ...stated }) => ({ ...stated, deposits: [], isKeptBack: true }));
    const { list, unexplainedMinor } = named(day);
    expect([list, unexplainedMinor]).toEqual([['on-hold trk_1 -1001', 'on-hold trk_2 -1002'], 0]);
  });

  test('a settlement that does not add up is said loudly', () => {
    const day = new AgreedDay(2);
    day.settle((stated) => ({ ...stated, feesMinor: 10 }));
    expect(named(day).unexplainedMinor).toBe(10);
    day.settle((stated) => ({ ...stated, totalMinor: 1500, netMinor: 1500 }));
    expect(named(day).unexplainedMinor).toBe(2003 - 1500);
  });

  test('a settlement that states less fees than its batches does not add up; one that states none does', () => {
    const day = new AgreedDay(2);
    day.settle((stated) => ({ ...stated, feesMinor: 10, netMinor: stated.net - 10, batchFeesMinor: 15 }));
    expect(named(day).unexplainedMinor).toBe(5);
    day.settle(({ feesMinor: _feesMinor, ...stated }) => ({ ...stated, batchFeesMinor: 15 }));
    expect(named(day).unexplainedMinor).toBe(0);
  });

  test('what the service was not asked, or does not state, is no difference and is said', () => {
    const day = new AgreedDay(4);
    day.payments[0] = {};
    day.unasked.add('trk_1');
    const { status: _status, ...silent } = day.payments[1] ?? {};
    day.payments[1] = silent;
    const { requested: _requested, paid: _paid, ...bare } = day.payments[2] ?? {};
    day.payments[2] = bare;
    day.settle();
    day.payouts.clear();
    const { list, unexplainedMinor, unchecked } = named(day);
    expect([list, unexplainedMinor]).toEqual([[], 0]);
    expect(unchecked).toEqual([
      { what: 'payments', count: 2 },
      { what: 'payouts', count: 1 },
      { what: 'amounts', count: 1 },
    ]);
  });

  test('a payment whose amount nobody states is in no sum, and the words do not say that the till’s was taken', () => {
    const day = new AgreedDay(1);
    const { requested: _requested, paid: _paid, ...unstated } = day.payments[0] ?? {};
    day.payments[0] = unstated;
    const { service, unchecked } = explainDays({ ...day.read(), sales: [], noTill: true }, span.until);
    expect(service).toEqual({ count: 1, minor: 0 });
    expect(unchecked.map((each) => uncheckedText(each, en))).toContain(
      'The service states no amount for 1 payment: the till’s is counted, or nothing where the till has no sale of it.',
    );
  });

  test('a deposit that arrives changes none of the sums: an earlier comparison is said to have those, and no more', () => {
    const day = new AgreedDay(1);
    const sumsOf = () => {
      const { till, service, settled, unexplainedMinor, differences } = explainDays(day.read(), span.until);
      return {
        sums: { till, service, settled, unexplainedMinor },
        kinds: differences.map(({ kind }) => kind),
      };
    };
    day.settle((stated) => ({ ...stated, deposits: [] }));
    const before = sumsOf();
    day.settle();
    const after = sumsOf();
    expect([before.kinds, after.kinds]).toEqual([['deposit-missing'], []]);
    expect(before.sums).toEqual(after.sums);
    expect(en.day.earlier.same).toBe('The same sums as now');
  });

  test('the same reference and amount at another till on another day are another order', () => {
    const day = new AgreedDay(1);
    const at = (createdAt: number) => ({ ...day.payments[0], trackingId: `t_${createdAt}`, createdAt });
    const made = day.payments[0]?.createdAt ?? 0;
    day.elsewhere.push(at(made + 23 * 3_600_000), at(made + 25 * 3_600_000));
    day.settle();
    expect(named(day).differences.map(({ kind }) => kind)).toEqual(['paid-at-two-tills', 'made-elsewhere']);
  });

  test('of what was overpaid the payer reclaims the rest, which is no difference', () => {
    const day = new AgreedDay(1);
    day.payment(0, { status: readStatus('overpaid'), refund: { refundStatus: 'completed' } });
    day.settle();
    expect(named(day).list).toEqual([]);
  });

  test('a payout whose sum, or whose deposit, is not stated has not been compared with the bank', () => {
    const day = new AgreedDay(1);
    const isSaid = { what: 'deposits', count: 1 };
    day.settle(({ netMinor: _net, ...stated }) => stated);
    expect(named(day).unchecked).toEqual([isSaid]);
    day.settle((stated) => ({ ...stated, deposits: [{ depositId: 'd' }] }));
    expect(named(day).unchecked).toEqual([isSaid]);
    day.settle((stated) => ({ ...stated, deposits: [] }));
    expect(named(day)).toMatchObject({ unchecked: [], differences: [{ kind: 'deposit-missing' }] });
  });

  test('money that a customer has asked for is not said to have gone back already', () => {
    const day = new AgreedDay(1);
    day.payment(0, { refund: { refundStatus: 'requested' } });
    day.settle();
    expect(named(day).list).toEqual(['refunded trk_1 -1001']);
    expect(en.day.kinds.refunded.text).toContain('money went back or is on its way back');
  });

  test('money that the service tried to send back, and did not, is no difference', () => {
    const day = new AgreedDay(2);
    day.payment(0, { refund: { refundRequested: '2026-05-13T10:00:00Z', refundStatus: 'failed' } });
    day.settle();
    expect(named(day).list).toEqual([]);
  });

  test('payments of other days, and those that nobody paid, belong to nobody’s difference', () => {
    const day = new AgreedDay(1);
    const orphan = { ...day.payments[0], reference: 'Z' };
    day.payments.push({ ...orphan, trackingId: 'before', createdAt: span.from - 1 });
    day.payments.push({ ...orphan, trackingId: 'after', createdAt: span.until });
    day.payments.push({ ...orphan, trackingId: 'unpaid', status: readStatus('expired') });
    day.payments.push({ ...orphan, trackingId: 'another-day' });
    day.known.add('another-day');
    day.settle();
    expect(named(day).list).toEqual([]);
  });

  test('how a sale ended is compared also where no money is at stake', () => {
    const day = new AgreedDay(3);
    day.sale(0, { standing: 'expired', isPaid: false });
    day.payment(0, { status: readStatus('underpaid') });
    day.sale(1, { standing: 'expired', isPaid: false });
    day.payment(1, { status: readStatus('expired') });
    day.sale(2, { standing: 'open', isPaid: false });
    day.payment(2, { status: readStatus('expired') });
    expect(named(day).list).toEqual(['status-differs trk_1 0']);
  });
});
