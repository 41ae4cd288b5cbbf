import { expect } from 'vitest';
import { nothing, test } from '../../../support/back-office/paid-out.ts';
import type { PaidOut } from '../../../support/back-office/paid-out.ts';
import type { Wire } from '../../../support/back-office/wire-lists.ts';

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const loud = { unexplainedMinor: 3000, unchecked: [] };

/** Both lists of payments say it of all of them. */
async function ofPayments(paidOut: PaidOut, change: object): Promise<void> {
  for (const path of [paidOut.terminalList, paidOut.merchantList])
    await paidOut.alter(path, (payment) => ({ ...payment, ...change }));
}

test.for([
  ['is on hold, for a reason,', 'settlement', { holdReason: 'Bank account under review' }],
  ['is on hold', 'settlement', { status: 'hold' }],
  ['is on hold in other words', 'settlement', { status: 'onHold' }],
  ['has failed', 'settlement', { status: 'failed' }],
  ['is still open', 'settlement', { status: 'open' }],
  ['is under review', 'settlement', { status: 'underReview' }],
  ['has its batch on hold', 'batches', { status: 'hold' }],
  ['has its batch on hold, written otherwise,', 'batches', { status: 'Hold' }],
  ['has a batch that is still open', 'batches', { status: 'open' }],
  ['has a batch that failed', 'batches', { status: 'failed' }],
  ['has a batch of another merchant', 'batches', { merchantId: 'mer_OldTownBooks' }],
  ['has a batch of another settlement', 'batches', { settlementId: 'set_other' }],
  ['went to another merchant', 'deposits', { merchantId: 'mer_OldTownBooks' }],
  ['has a deposit of another settlement', 'deposits', { settlementId: 'set_other' }],
  ['has its deposit on hold', 'deposits', { status: 'onHold' }],
  ['has its deposit blocked', 'deposits', { status: 'blocked' }],
  ['arrived before it was paid', 'deposits', { created: daysAgo(3) }],
  ['arrives in a month', 'deposits', { created: daysAgo(-30) }],
] as const)('a paid payout that %s is loud', async ([, part, change], { paidOut }) => {
  await paidOut.alterPayout({ [part]: (record: Wire) => ({ ...record, ...change }) });
  expect(await paidOut.said()).toEqual({ named: [], ...loud });
  expect(await paidOut.saidOfPayout()).toEqual({ named: [], ...loud });
});

test('a paid payout that names another merchant is loud', async ({ paidOut }) => {
  await paidOut.alterPayout({
    settlement: (settlement) => ({ ...settlement, merchantId: 'mer_OldTownBooks' }),
  });
  expect(await paidOut.said()).toEqual({ named: [], ...loud });
});

test('a deposit of which only the day is stated has not arrived before its payments', async ({ paidOut }) => {
  await paidOut.alterPayout({ deposits: (deposit) => ({ ...deposit, created: daysAgo(1).slice(0, 10) }) });
  expect(await paidOut.said()).toEqual({ named: [], ...nothing });
});

test.for([
  ['in a batch that is still open', { batchStatus: 'open' }, 'unsettled'],
  ['on hold, written otherwise,', { batchStatus: 'Hold' }, 'on-hold'],
  ['in a batch that failed', { batchStatus: 'failed' }, 'unsettled'],
  ['in no batch', { batchId: null, batchStatus: null }, 'unsettled'],
] as const)(
  'payments that are said to be %s, and in a payout that is paid, are named, and loud',
  async ([, change, kind], { paidOut }) => {
    await ofPayments(paidOut, change);
    const named = [
      [kind, -1000, 'A-1'],
      [kind, -2000, 'A-2'],
    ];
    expect(await paidOut.said()).toEqual({ named, ...loud });
    const { named: ofPayout, ...rest } = await paidOut.saidOfPayout();
    expect(ofPayout).toEqual(expect.arrayContaining(named));
    expect(rest).toEqual(loud);
  },
);

test('a batch on hold explains what the deposit of its payout lacks', async ({ paidOut }) => {
  const held = { batchId: 'bat_held', batchStatus: 'hold' };
  await paidOut.alterFirst((payment) => ({ ...payment, ...held }));
  await paidOut.alter(paidOut.settledList, (settled) =>
    settled['grossAmount'] === 10 ? { ...settled, batchId: held.batchId } : settled,
  );
  const [ofHeld, ofOther] = [
    { id: held.batchId, status: 'hold', grossAmount: 10, totalFees: 0.1, netAmount: 9.9, paymentCount: 1 },
    { grossAmount: 20, totalFees: 0.2, netAmount: 19.8, paymentCount: 1 },
  ];
  const partly = (amount: number) =>
    paidOut.alterPayout({
      settlement: (settlement) => ({ ...settlement, batchCount: 2 }),
      batches: (batch) => [
        { ...batch, ...ofHeld },
        { ...batch, ...ofOther },
      ],
      deposits: (deposit) => ({ ...deposit, amount }),
    });
  await partly(19.8);
  const named = [['on-hold', -1000, 'A-1']];
  expect(await paidOut.said()).toEqual({ named, ...nothing });
  expect(await paidOut.saidOfPayout()).toEqual({ named, ...nothing });
  const { payouts } = await paidOut.explained();
  expect(payouts).toMatchObject([{ own: { minor: 2000 }, netMinor: 2970, heldMinor: 990 }]);
});

test('a deposit that lacks another amount than the batch on hold is loud', async ({ paidOut }) => {
  await paidOut.alterFirst((payment) => ({ ...payment, batchId: 'bat_held', batchStatus: 'hold' }));
  await paidOut.alterPayout({
    settlement: (settlement) => ({ ...settlement, batchCount: 2 }),
    batches: (batch) => [
      { ...batch, id: 'bat_held', status: 'hold', grossAmount: 10, totalFees: 0.1, netAmount: 9.9 },
      { ...batch, grossAmount: 20, totalFees: 0.2, netAmount: 19.8 },
    ],
    deposits: (deposit) => ({ ...deposit, amount: 19.79 }),
  });
  const { unexplainedMinor } = await paidOut.explained();
  expect(unexplainedMinor).toBeGreaterThanOrEqual(1000);
});

test('payments in no settlement, whose batch is in a payout that is paid, are loud there', async ({
  paidOut,
}) => {
  await ofPayments(paidOut, { settlementId: null });
  expect(await paidOut.saidOfPayout()).toMatchObject(loud);
});

test.for(['hold', 'open'])(
  'payments of which the merchant’s list says that their batch is %s, and the terminal’s that it is closed, are loud',
  async (batchStatus, { paidOut }) => {
    await paidOut.alter(paidOut.merchantList, (payment) => ({ ...payment, batchStatus }));
    expect(await paidOut.said()).toEqual({ named: [], ...loud });
  },
);

test('a batch whose net is not what its payments and fees come to is loud', async ({ paidOut }) => {
  await paidOut.alterPayout({
    batches: (batch) => ({ ...batch, netAmount: Number((Number(batch['netAmount']) - 1).toFixed(2)) }),
  });
  expect(await paidOut.said()).toEqual({ named: [], unexplainedMinor: 100, unchecked: [] });
});

test('a batch in which the adjustment is already made contradicts nothing', async ({ paidOut }) => {
  const less = (name: string) => (record: Wire) => ({
    ...record,
    [name]: Number((Number(record[name]) - 2.5).toFixed(2)),
  });
  await paidOut.alterPayout({
    settlement: (settlement) => ({ ...less('netAmount')(settlement), netAdjustmentTotal: -2.5 }),
    batches: less('netAmount'),
    deposits: less('amount'),
  });
  expect(await paidOut.said()).toEqual({ named: [['adjustment', -250]], ...nothing });
});

test.for([
  ['settlement', { batchCount: 2 }],
  ['settlement', { batchCount: 0 }],
  ['settlement', { paymentCount: 1 }],
  ['batches', { paymentCount: 1 }],
  ['batches', { paymentCount: 3 }],
] as const)('a number that the %s of a payout contradict in: %o', async ([part, change], { paidOut }) => {
  await paidOut.alterPayout({ [part]: (record: Wire) => ({ ...record, ...change }) });
  const notCompared = { named: [], unexplainedMinor: 0, unchecked: ['batches'] };
  expect(await paidOut.said()).toEqual(notCompared);
  expect(await paidOut.saidOfPayout()).toEqual(notCompared);
});

test('a number that settlement and batch both state and their payments contradict is found', async ({
  paidOut,
}) => {
  const three = (record: Wire) => ({ ...record, paymentCount: 3 });
  await paidOut.alterPayout({ settlement: three, batches: three });
  const notCompared = { named: [], unexplainedMinor: 0, unchecked: ['batches'] };
  expect(await paidOut.said()).toEqual(notCompared);
  expect(await paidOut.saidOfPayout()).toEqual(notCompared);
});

test.for(['merchantList', 'terminalList'] as const)(
  'an amount that is another in the %s than in the other list is loud',
  async (list, { paidOut }) => {
    await paidOut.alter(paidOut[list], (payment) =>
      payment['reference'] === 'A-1' ? { ...payment, requestedAmount: 11 } : payment,
    );
    expect(await paidOut.said()).toMatchObject({ unexplainedMinor: 100, unchecked: [] });
  },
);

test('a payment that the merchant’s list calls refunded is named', async ({ paidOut }) => {
  await paidOut.alter(paidOut.merchantList, (payment) =>
    payment['reference'] === 'A-1' ? { ...payment, statusCode: 'fullyRefunded' } : payment,
  );
  expect((await paidOut.said()).named).toEqual([['refunded', -1000, 'A-1']]);
});

test.for(['unpaid', 'notSent', 'expired'])('a deposit that is %s has failed', async (status, { paidOut }) => {
  await paidOut.alterPayout({ deposits: (deposit) => ({ ...deposit, status }) });
  const { named } = await paidOut.said();
  expect(named.map(([kind]) => kind)).toEqual(['deposit-failed']);
});

test('a payout on hold whose deposit came back contradicts nothing', async ({ paidOut }) => {
  await paidOut.alterPayout({
    settlement: (settlement) => ({ ...settlement, holdReason: 'Bank account under review' }),
    deposits: (deposit) => ({ ...deposit, status: 'returned' }),
  });
  const { named, ...rest } = await paidOut.said();
  expect(named.map(([kind]) => kind)).toEqual(['deposit-failed']);
  expect(rest).toEqual(nothing);
});
