import { expect } from 'vitest';
import { nothing, test } from '../../../support/back-office/paid-out.ts';
import type { Wire } from '../../../support/back-office/wire-lists.ts';

test('a deposit that is one cent short', async ({ paidOut }) => {
  await paidOut.alterPayout({
    deposits: (deposit) => ({ ...deposit, amount: Number((Number(deposit['amount']) - 0.01).toFixed(2)) }),
  });
  expect(await paidOut.said()).toEqual({ named: [['deposit-differs', -1]], ...nothing });
});

test('a deposit without an amount is not taken to be right', async ({ paidOut }) => {
  await paidOut.alterPayout({ deposits: (deposit) => ({ ...deposit, amount: null }) });
  expect(await paidOut.said()).toEqual({ named: [], unexplainedMinor: 0, unchecked: ['deposits'] });
});

test('a payout that keeps something back and states no fees is unexplained', async ({ paidOut }) => {
  await paidOut.alterPayout({ settlement: (settlement) => ({ ...settlement, totalFees: null }) });
  const { payouts, unexplainedMinor } = await paidOut.explained();
  const [{ grossMinor = 0, netMinor = 0 } = {}] = payouts;
  expect(grossMinor).toBeGreaterThan(netMinor);
  expect(unexplainedMinor).toBe(grossMinor - netMinor);
});

test.for([
  ['deposits', 'deposits'],
  ['batches', 'batches'],
] as const)(
  '%s in another currency are not taken for that of the comparison',
  async ([part, unchecked], { paidOut }) => {
    await paidOut.alterPayout({ [part]: (record: Wire) => ({ ...record, currency: 'EUR' }) });
    expect(await paidOut.said()).toMatchObject({ named: [], unexplainedMinor: 0, unchecked: [unchecked] });
  },
);

test('a payout that keeps back less than the fees of its batches is unexplained', async ({ paidOut }) => {
  await paidOut.alterPayout({
    batches: (batch) => ({ ...batch, totalFees: Number(batch['totalFees']) + 1 }),
  });
  expect(await paidOut.said()).toMatchObject({ named: [], unexplainedMinor: 100 });
});

test.for(['returned', 'DECLINED', 'voided', 'bounced'])(
  'a deposit that the service calls %s has not arrived',
  async (status, { paidOut }) => {
    await paidOut.alterPayout({ deposits: (deposit) => ({ ...deposit, status }) });
    const { named, ...rest } = await paidOut.said();
    expect(named.map(([kind]) => kind)).toEqual(['deposit-failed']);
    expect(rest).toEqual(nothing);
  },
);

test('an answer about another settlement is none', async ({ paidOut }) => {
  await paidOut.alterPayout({ settlement: (settlement) => ({ ...settlement, id: 'set_other' }) });
  expect(await paidOut.said()).toMatchObject({ unchecked: ['payouts'] });
});

test('a batch that lacks one of its payments', async ({ paidOut }) => {
  await paidOut.alterPayout({ batches: (batch) => ({ ...batch, grossAmount: 20 }) });
  const { named, unexplainedMinor } = await paidOut.said();
  expect(named).toContainEqual(['batch-differs', -1000]);
  // Its settlement goes on counting it.
  expect(unexplainedMinor).toBe(1000);
});

test('a settlement in another currency is not compared, and that is said', async ({ paidOut }) => {
  await paidOut.alterPayout({ settlement: (settlement) => ({ ...settlement, currency: 'EUR' }) });
  expect(await paidOut.said()).toMatchObject({ unchecked: ['payouts'] });
});

test('a negative adjustment that was paid out so', async ({ paidOut }) => {
  const less = (name: string) => (record: Wire) => ({
    ...record,
    [name]: Number((Number(record[name]) - 2.5).toFixed(2)),
  });
  await paidOut.alterPayout({
    settlement: (settlement) => ({ ...less('netAmount')(settlement), netAdjustmentTotal: -2.5 }),
    deposits: less('amount'),
  });
  expect(await paidOut.said()).toEqual({ named: [['adjustment', -250]], ...nothing });
});
