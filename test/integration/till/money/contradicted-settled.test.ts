import { expect } from 'vitest';
import { nothing, test } from '../../../support/back-office/paid-out.ts';
import type { PaidOut } from '../../../support/back-office/paid-out.ts';
import type { Wire } from '../../../support/back-office/wire-lists.ts';

const loud = (unexplainedMinor: number) => ({ named: [], unexplainedMinor, unchecked: [] });

/** The list of what was settled for single payments says it of the payment of 10.00. */
function ofFirst(paidOut: PaidOut, change: (settled: Wire) => Wire | readonly Wire[]): Promise<void> {
  return paidOut.alter(paidOut.settledList, (settled) =>
    settled['reference'] === 'A-1' ? change(settled) : settled,
  );
}

/** In the day and in the payout by itself. */
async function expectBoth(paidOut: PaidOut, said: object): Promise<void> {
  expect(await paidOut.said()).toEqual(said);
  expect(await paidOut.saidOfPayout()).toEqual(said);
}

test.for([
  ['on hold', { status: 'hold' }],
  ['on hold in other words', { status: 'onHold' }],
  ['open', { status: 'open' }],
  ['failed', { status: 'failed' }],
  ['settled in another batch', { batchId: 'bat_other' }],
  ['settled in another settlement', { merchantSettlementId: 'set_other' }],
  ['settled for another merchant', { merchantId: 'mer_OldTownBooks' }],
  ['another payment', { paymentId: 'pay_other' }],
] as const)(
  'a payment in a payout that is paid, and %s in the list of settled payments, is loud',
  async ([, change], { paidOut }) => {
    await ofFirst(paidOut, (settled) => ({ ...settled, ...change }));
    await expectBoth(paidOut, loud(1000));
  },
);

test('a payment that the list of settled payments lacks, of a batch whose others it has, is loud', async ({
  paidOut,
}) => {
  await ofFirst(paidOut, () => []);
  await expectBoth(paidOut, loud(1000));
});

test.for([-100, 1])(
  'a settled net that is by %i cents not what was settled less its fee is loud',
  async (cents, { paidOut }) => {
    await ofFirst(paidOut, (settled) => more(settled, 'netAmount', cents));
    await expectBoth(paidOut, loud(Math.abs(cents)));
  },
);

test('a settled net is loud beside a payment that another list states with another amount', async ({
  paidOut,
}) => {
  await paidOut.alterPayout({ batches: (batch) => more(batch, 'grossAmount', 100) });
  await ofFirst(paidOut, (settled) => more(settled, 'netAmount', -5));
  const { named, unexplainedMinor } = await paidOut.said();
  expect(named).toEqual([['batch-differs', 100]]);
  // The batch's own net, too, is not what its amount and fees come to: that is the greater of both.
  expect(unexplainedMinor).toBe(100 + 5);
});

test('a payment on hold by the list of settled payments alone, before anything is paid out, is on hold', async ({
  paidOut,
}) => {
  await paidOut.alterPayout({
    settlement: (settlement) => ({ ...settlement, payoutId: null }),
    deposits: () => [],
  });
  await ofFirst(paidOut, (settled) => ({ ...settled, status: 'hold' }));
  const named = [
    ['on-hold', -1000, 'A-1'],
    ['not-paid-out', -2000, 'A-2'],
  ];
  expect(await paidOut.said()).toEqual({ named, ...nothing });
});

test.for([{ grossAmount: null }, { grossAmount: 10.004 }, { currency: 'EUR' }])(
  'a payment that is listed with %o, among others with their amounts, is not compared',
  async (change, { paidOut }) => {
    await ofFirst(paidOut, (settled) => ({ ...settled, ...change }));
    await expectBoth(paidOut, { named: [], unexplainedMinor: 0, unchecked: ['batches'] });
  },
);

test('a list of settled payments without amounts, or without identifiers, contradicts nothing', async ({
  paidOut,
}) => {
  await paidOut.alter(paidOut.settledList, ({ reference, batchId }) => ({ reference, batchId }));
  await expectBoth(paidOut, { named: [], ...nothing });
});

test('settled payments whose settlements have ids of their own contradict nothing', async ({ paidOut }) => {
  await paidOut.alter(paidOut.settledList, (settled) => ({ ...settled, merchantSettlementId: 'ms_1' }));
  await expectBoth(paidOut, { named: [], ...nothing });
});

function more(record: Wire, name: string, cents: number): Wire {
  return { ...record, [name]: Number((Number(record[name]) + cents / 100).toFixed(2)) };
}
