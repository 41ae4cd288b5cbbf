import { expect } from 'vitest';
import { dayAt, dayBegins } from '../../../../shared/time/store-day.ts';
import { nothing, test } from '../../../support/back-office/paid-out.ts';
import type { Wire } from '../../../support/back-office/wire-lists.ts';

const DAY = 86_400_000;

test('nothing is named where nothing was changed', async ({ paidOut }) => {
  expect(await paidOut.said()).toEqual({ named: [], ...nothing });
});

test('one cent more at the service is another amount, and one that its batch lacks', async ({ paidOut }) => {
  await paidOut.alterFirst((payment) => ({ ...payment, requestedAmount: 10.01, paidAmount: 10.01 }));
  const { named, ...rest } = await paidOut.said();
  expect(named[0]).toEqual(['amount-differs', 1, 'A-1']);
  expect(named.slice(1)).toEqual([['left-out', -1, 'A-1']]);
  expect(rest).toEqual(nothing);
});

test('what the service takes back in a batch counts below zero, and is named', async ({ paidOut }) => {
  const back = (record: Wire): Wire => ({ ...record, paymentId: 'pay_back', reference: 'BACK' });
  const isFirst = (record: Wire): boolean => record['reference'] === 'A-1';
  const taken = { requestedAmount: -10, paidAmount: -10 };
  await paidOut.alter(paidOut.terminalList, (payment) =>
    isFirst(payment) ? [payment, { ...back(payment), ...taken, trackingId: 'trk-back' }] : payment,
  );
  await paidOut.alter(paidOut.merchantList, (payment) =>
    isFirst(payment) ? [payment, { ...back(payment), ...taken }] : payment,
  );
  await paidOut.alter(paidOut.settledList, (settled) =>
    settled['grossAmount'] === 10
      ? [settled, { ...back(settled), grossAmount: -10, feeAmount: 0, netAmount: -10 }]
      : settled,
  );
  const less = (record: Wire): Wire => ({
    ...record,
    grossAmount: 20,
    netAmount: Number(record['netAmount']) - 10,
    paymentCount: 3,
  });
  await paidOut.alterPayout({
    settlement: less,
    batches: less,
    deposits: (deposit) => ({ ...deposit, amount: Number(deposit['amount']) - 10 }),
  });
  expect(await paidOut.said()).toEqual({ named: [['unknown-to-till', -1000, 'BACK']], ...nothing });
  expect(await paidOut.saidOfPayout()).toEqual({ named: [], ...nothing });
  expect(await paidOut.explained()).toMatchObject({
    till: { minor: 3000 },
    service: { count: 3, minor: 2000 },
    settled: { count: 3, minor: 2000 },
  });
});

test('an order that was paid at another terminal too is not passed over as one of others', async ({
  paidOut,
}) => {
  const other = (payment: Wire) => ({
    ...payment,
    paymentId: `${String(payment['paymentId'])}x`,
    terminalId: 'term_TrainingWeb',
    terminalName: 'Web',
    batchId: null,
    batchStatus: null,
    settlementId: null,
  });
  await paidOut.alter(paidOut.merchantList, (payment) =>
    payment['reference'] === 'A-1' ? [payment, other(payment)] : payment,
  );
  expect(await paidOut.said()).toEqual({ named: [['paid-at-two-tills', 1000, 'A-1']], ...nothing });
});

test('another order that only shares its reference is one of another till', async ({ paidOut }) => {
  const other = (payment: Wire) => ({
    ...payment,
    paymentId: 'pay_other',
    terminalId: 'term_TrainingWeb',
    batchId: null,
  });
  await paidOut.alter(paidOut.merchantList, (payment) =>
    payment['reference'] === 'A-1' ? [payment, { ...other(payment), requestedAmount: 11 }] : payment,
  );
  expect(await paidOut.said()).toEqual({ named: [['made-elsewhere', 1100, 'A-1']], ...nothing });
});

test.for([
  ['puts into another batch as well', (payment: Wire) => [payment, { ...payment, batchId: 'bat_second' }]],
  ['puts into another settlement', (payment: Wire) => ({ ...payment, settlementId: 'set_second' })],
  ['does not call paid', (payment: Wire) => ({ ...payment, statusCode: 'expired' })],
] as const)('a payment that the merchant’s list %s is loud', async ([, changed], { paidOut }) => {
  await paidOut.alter(paidOut.merchantList, (payment) =>
    payment['reference'] === 'A-1' ? changed(payment) : payment,
  );
  expect(await paidOut.said()).toMatchObject({ unexplainedMinor: 1000 });
});

test.for([
  ['another amount', { requestedAmount: 12, paidAmount: 12 }, 200],
  ['another end', { statusCode: 'expired' }, 1000],
] as const)(
  'a payment of which the terminal’s list says %s before is loud',
  async ([, before, minor], { paidOut }) => {
    await paidOut.alter(paidOut.terminalList, (payment) =>
      payment['reference'] === 'A-1' ? [{ ...payment, ...before }, payment] : payment,
    );
    expect(await paidOut.said()).toEqual({ named: [], unexplainedMinor: minor, unchecked: [] });
  },
);

test('a payment that the terminal’s list names twice says the same, also without an amount', async ({
  paidOut,
}) => {
  const bare = ({ requestedAmount: _requested, paidAmount: _paid, ...payment }: Wire): Wire => payment;
  await paidOut.alterFirst((payment) => [bare(payment), bare(payment)]);
  expect(await paidOut.said()).toEqual({ named: [], unexplainedMinor: 0, unchecked: ['batches', 'amounts'] });
});

test('a payment that was made a minute before these days, and is named twice, is none of theirs', async ({
  paidOut,
}) => {
  const created = new Date(dayBegins(dayAt(Date.now())) - 60_000).toISOString();
  const before = (payment: Wire): Wire => ({
    ...payment,
    ...{ trackingId: 'trk-before', paymentId: 'pay_before', reference: 'BEFORE', created },
    ...{ batchId: null, batchStatus: null, settlementId: null },
  });
  await paidOut.alterFirst((payment) => [before(payment), before(payment), payment]);
  expect(await paidOut.said()).toEqual({ named: [], ...nothing });
});

test('a payment that the merchant’s list names again, or at another terminal, is still one and this till’s', async ({
  paidOut,
}) => {
  await paidOut.alter(paidOut.merchantList, (payment) =>
    payment['reference'] === 'A-1'
      ? [payment, payment]
      : { ...payment, terminalId: 'term_TrainingWeb', terminalName: 'Web' },
  );
  expect(await paidOut.said()).toEqual({ named: [], ...nothing });
});

const less =
  (...names: readonly string[]) =>
  (record: Wire): Wire =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

test.for([
  ['terminalList', ['paymentId']],
  ['terminalList', ['paymentId', 'paymentCode']],
  ['merchantList', ['paymentId']],
] as const)(
  'payments whose records in the %s lack %s are those of the other list',
  async ([list, names], { paidOut }) => {
    await paidOut.alter(paidOut[list], less(...names));
    expect(await paidOut.said()).toEqual({ named: [], ...nothing });
    await paidOut.alter(paidOut.settledList, (settled) => ({ ...settled, status: 'hold' }));
    expect(await paidOut.said()).toEqual({ named: [], unexplainedMinor: 3000, unchecked: [] });
  },
);

test('nor were they paid at another till where the merchant’s list does not name the terminal', async ({
  paidOut,
}) => {
  await paidOut.alter(paidOut.terminalList, less('paymentId', 'paymentCode'));
  await paidOut.alter(paidOut.merchantList, less('terminalId'));
  expect(await paidOut.said()).toEqual({ named: [], ...nothing });
});

test.for([
  ['lacks', () => []],
  [
    'calls unbatched',
    (payment: Wire) => ({ ...payment, batchId: null, batchStatus: null, settlementId: null }),
  ],
  ['puts into no settlement', (payment: Wire) => ({ ...payment, settlementId: null })],
] as const)('a settled payment that the merchant’s list %s is loud', async ([, changed], { paidOut }) => {
  await paidOut.alter(paidOut.merchantList, (payment) =>
    payment['reference'] === 'A-1' ? changed(payment) : payment,
  );
  expect(await paidOut.said()).toEqual({ named: [], unexplainedMinor: 1000, unchecked: [] });
});

test('a payment on hold in a payout that is paid is named, and loud', async ({ paidOut }) => {
  await paidOut.alterFirst((payment) => ({ ...payment, batchStatus: 'hold' }));
  expect(await paidOut.said()).toEqual({
    named: [['on-hold', -1000, 'A-1']],
    unexplainedMinor: 1000,
    unchecked: [],
  });
});

test('all payments on hold in a payout that is paid are named, and loud', async ({ paidOut }) => {
  for (const path of [paidOut.terminalList, paidOut.merchantList])
    await paidOut.alter(path, (payment) => ({ ...payment, batchStatus: 'hold' }));
  expect(await paidOut.said()).toMatchObject({ unexplainedMinor: 3000, unchecked: [] });
});

test('a payment that the till calls paid and the service calls refunded', async ({ paidOut }) => {
  const refund = { refundStatus: 'completed', refundCompleted: new Date().toISOString() };
  await paidOut.alter(paidOut.merchantList, (payment) =>
    payment['reference'] === 'A-1' ? { ...payment, ...refund } : payment,
  );
  expect(await paidOut.said()).toEqual({ named: [['refunded', -1000, 'A-1']], ...nothing });
});

test('fields that say that there is no refund say nothing', async ({ paidOut }) => {
  await paidOut.alter(paidOut.merchantList, (payment) => ({ ...payment, refundStatus: 'none' }));
  expect(await paidOut.said()).toEqual({ named: [], ...nothing });
});

test('a payment that the service moved to another day is still the sale’s', async ({ paidOut }) => {
  await paidOut.alterFirst((payment) => ({
    ...payment,
    created: new Date(Date.now() - 3 * DAY).toISOString(),
  }));
  expect(await paidOut.said()).toEqual({ named: [], ...nothing });
});

test('a payment that is gone after it was settled is missing, and its batch is too much by it', async ({
  paidOut,
}) => {
  await paidOut.alterFirst(() => []);
  expect(await paidOut.said()).toEqual({
    named: [
      ['missing-at-service', -1000, 'A-1'],
      ['batch-differs', 1000],
    ],
    ...nothing,
  });
});
