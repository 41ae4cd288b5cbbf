import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { controlOf } from '../../../support/service/service-sandbox.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { listOf } from '../../../support/back-office/wire-lists.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';
import type { Wire } from '../../../support/back-office/wire-lists.ts';

const DAY = 86_400_000;

let sandbox: Sandbox;
let world: TillWorld;
let settlementId: string;

/** 10.00 and 20.00 of this till, paid out; then the service says something else about it, one thing at a time. */
beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
  onTestFinished(async () => {
    world.till.close();
    await sandbox.close();
  });
  await world.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
  await sold('A-1', 1000);
  await sold('A-2', 2000);
  const settled = await controlOf(sandbox)('POST', '/settle', { merchantId: sandbox.profile.merchantId });
  settlementId = (settled as readonly { readonly settlementId: string }[])[0]?.settlementId ?? '';
});

async function sold(reference: string, amount: number): Promise<void> {
  await world.charge(amount, reference);
  await endNow(world, sandbox, { reference, statusCode: 'completed' });
  await world.commands['sale.leave']({ saleId: world.till.view().currentSaleId ?? '', seen: 'settled' });
}

const asked = (path: string): Promise<readonly Wire[]> =>
  listOf(
    { ...sandbox, secrets: { ...sandbox.secrets, backOfficeKey: sandbox.secrets.backOfficeKey ?? '' } },
    path,
  );
const terminalList = () => `/Terminals/${sandbox.profile.terminalId}/payments`;
const merchantList = () => `/Merchants/${sandbox.profile.merchantId}/payments`;

/** From now on the service answers this list as `changed` makes it. */
async function alter(path: string, changed: (record: Wire) => Wire | readonly Wire[]): Promise<void> {
  const data = (await asked(path)).flatMap(changed);
  await setFault(sandbox, {
    kind: 'answer',
    status: 200,
    body: { data, total: data.length },
    match: { method: 'GET', path },
  });
}

/** The same of both lists of payments, for the payment of 10.00. */
async function alterFirst(changed: (payment: Wire) => Wire | readonly Wire[]): Promise<void> {
  const ofFirst = (payment: Wire) => (payment['reference'] === 'A-1' ? changed(payment) : payment);
  await alter(terminalList(), ofFirst);
  await alter(merchantList(), ofFirst);
}

/** The settlement's parts, each as `changed` makes it. */
async function alterPayout(
  changes: Partial<Record<'settlement' | 'batches' | 'deposits', (record: Wire) => Wire>>,
): Promise<void> {
  const { backOfficeKey = '' } = sandbox.secrets;
  const path = `/Settlements/${settlementId}`;
  const parts = [
    ['batches', `${path}/batches`],
    ['deposits', `${path}/deposits`],
    ['settlement', path],
  ] as const;
  // What is longer is answered first: a part of the path is enough to be hit.
  const answers = [];
  for (const [part, at] of parts) {
    const response = await fetch(`${sandbox.baseUrl}${at}`, { headers: { 'X-Api-Key': backOfficeKey } });
    const said = (await response.json()) as Wire | readonly Wire[];
    const change = changes[part] ?? ((record: Wire) => record);
    answers.push({ path: at, body: Array.isArray(said) ? said.map(change) : change(said as Wire) });
  }
  for (const { path: at, body } of answers)
    await setFault(sandbox, { kind: 'answer', status: 200, body, match: { method: 'GET', path: at } });
}

async function explained(): Promise<DaysExplained> {
  const now = Date.now();
  const answer = await world.commands['days.explain']({
    days: { from: dayAt(now - 60_000), to: dayAt(now) },
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

/** Everything but the fee, which every payout has. */
async function said() {
  const day = await explained();
  const { differences, unexplainedMinor, unchecked } = day;
  return {
    named: differences
      .filter(({ kind }) => kind !== 'fee')
      .map(({ kind, minor, payment }) =>
        [kind, minor, payment?.reference].filter((each) => each !== undefined),
      ),
    unexplainedMinor,
    unchecked: unchecked.map(({ what }) => what),
  };
}

const nothing = { unexplainedMinor: 0, unchecked: [] };

test('nothing is named where nothing was changed', async () => {
  expect(await said()).toEqual({ named: [], ...nothing });
});

test('one cent more at the service is another amount, and one that its batch lacks', async () => {
  await alterFirst((payment) => ({ ...payment, requestedAmount: 10.01, paidAmount: 10.01 }));
  const { named, ...rest } = await said();
  expect(named[0]).toEqual(['amount-differs', 1, 'A-1']);
  expect(named.slice(1)).toEqual([['left-out', -1, 'A-1']]);
  expect(rest).toEqual(nothing);
});

test('an order that was paid at another terminal too is not passed over as one of others', async () => {
  const other = (payment: Wire) => ({
    ...payment,
    paymentId: `${String(payment['paymentId'])}x`,
    terminalId: 'term_TrainingWeb',
    terminalName: 'Web',
    batchId: null,
    batchStatus: null,
    settlementId: null,
  });
  await alter(merchantList(), (payment) =>
    payment['reference'] === 'A-1' ? [payment, other(payment)] : payment,
  );
  expect(await said()).toEqual({ named: [['paid-at-two-tills', 1000, 'A-1']], ...nothing });
});

test('another order that only shares its reference is one of another till', async () => {
  const other = (payment: Wire) => ({
    ...payment,
    paymentId: 'pay_other',
    terminalId: 'term_TrainingWeb',
    batchId: null,
  });
  await alter(merchantList(), (payment) =>
    payment['reference'] === 'A-1' ? [payment, { ...other(payment), requestedAmount: 11 }] : payment,
  );
  expect(await said()).toEqual({ named: [['made-elsewhere', 1100, 'A-1']], ...nothing });
});

test('a deposit that is one cent short', async () => {
  await alterPayout({
    deposits: (deposit) => ({ ...deposit, amount: Number((Number(deposit['amount']) - 0.01).toFixed(2)) }),
  });
  expect(await said()).toEqual({ named: [['deposit-differs', -1]], ...nothing });
});

test('a deposit without an amount is not taken to be right', async () => {
  await alterPayout({ deposits: (deposit) => ({ ...deposit, amount: null }) });
  expect(await said()).toEqual({ named: [], unexplainedMinor: 0, unchecked: ['deposits'] });
});

test('a payout that keeps something back and states no fees is unexplained', async () => {
  await alterPayout({ settlement: (settlement) => ({ ...settlement, totalFees: null }) });
  const { payouts, unexplainedMinor } = await explained();
  const [{ grossMinor = 0, netMinor = 0 } = {}] = payouts;
  expect(grossMinor).toBeGreaterThan(netMinor);
  expect(unexplainedMinor).toBe(grossMinor - netMinor);
});

test.each([
  ['puts into another batch as well', (payment: Wire) => [payment, { ...payment, batchId: 'bat_second' }]],
  ['puts into another settlement', (payment: Wire) => ({ ...payment, settlementId: 'set_second' })],
  ['does not call paid', (payment: Wire) => ({ ...payment, statusCode: 'expired' })],
])('a payment that the merchant’s list %s is loud', async (_, changed) => {
  await alter(merchantList(), (payment) => (payment['reference'] === 'A-1' ? changed(payment) : payment));
  expect(await said()).toMatchObject({ unexplainedMinor: 1000 });
});

test.each([
  ['deposits', 'deposits'],
  ['batches', 'batches'],
] as const)('%s in another currency are not taken for that of the comparison', async (part, unchecked) => {
  await alterPayout({ [part]: (record: Wire) => ({ ...record, currency: 'EUR' }) });
  expect(await said()).toMatchObject({ named: [], unexplainedMinor: 0, unchecked: [unchecked] });
});

test('a payout that keeps back less than the fees of its batches is unexplained', async () => {
  await alterPayout({ batches: (batch) => ({ ...batch, totalFees: Number(batch['totalFees']) + 1 }) });
  expect(await said()).toMatchObject({ named: [], unexplainedMinor: 100 });
});

test('an answer about another settlement is none', async () => {
  await alterPayout({ settlement: (settlement) => ({ ...settlement, id: 'set_other' }) });
  expect(await said()).toMatchObject({ unchecked: ['payouts'] });
});

test.each([
  ['another amount', { requestedAmount: 12, paidAmount: 12 }, 200],
  ['another end', { statusCode: 'expired' }, 1000],
] as const)('a payment of which the terminal’s list says %s before is loud', async (_, before, minor) => {
  await alter(terminalList(), (payment) =>
    payment['reference'] === 'A-1' ? [{ ...payment, ...before }, payment] : payment,
  );
  expect(await said()).toEqual({ named: [], unexplainedMinor: minor, unchecked: [] });
});

test('a payment that the merchant’s list names again, or at another terminal, is still one and this till’s', async () => {
  await alter(merchantList(), (payment) =>
    payment['reference'] === 'A-1'
      ? [payment, payment]
      : { ...payment, terminalId: 'term_TrainingWeb', terminalName: 'Web' },
  );
  expect(await said()).toEqual({ named: [], ...nothing });
});

test('a payment that is settled twice, with another fee, is loud', async () => {
  const path = `/Merchants/${sandbox.profile.merchantId}/payment-settlements`;
  await alter(path, (settled) =>
    settled['reference'] === 'A-1' ? [settled, { ...settled, feeAmount: 0.01 }] : settled,
  );
  expect(await said()).toMatchObject({ unexplainedMinor: 1000 });
});

test.each([5, -5])(
  'a payment whose fee differs by %i cents from what its batch says is loud',
  async (cents) => {
    const path = `/Merchants/${sandbox.profile.merchantId}/payment-settlements`;
    await alter(path, (settled) =>
      settled['reference'] === 'A-1'
        ? { ...settled, feeAmount: Number((Number(settled['feeAmount']) + cents / 100).toFixed(2)) }
        : settled,
    );
    expect(await said()).toEqual({ named: [], unexplainedMinor: 5, unchecked: [] });
  },
);

test('fees that are rounded for each payment, and not for the batch, are no contradiction', async () => {
  const path = `/Merchants/${sandbox.profile.merchantId}/payment-settlements`;
  // Two payments of the batch: by a cent together they may differ.
  await alter(path, (settled) =>
    settled['reference'] === 'A-1'
      ? { ...settled, feeAmount: Number((Number(settled['feeAmount']) + 0.01).toFixed(2)) }
      : settled,
  );
  expect(await said()).toEqual({ named: [], ...nothing });
});

test('fees that are charged by the batch, and of no payment, are not taken for a contradiction', async () => {
  const path = `/Merchants/${sandbox.profile.merchantId}/payment-settlements`;
  await alter(path, (settled) => ({ ...settled, feeAmount: 0 }));
  expect(await said()).toEqual({ named: [], ...nothing });
});

test.each([
  ['lacks', () => []],
  [
    'calls unbatched',
    (payment: Wire) => ({ ...payment, batchId: null, batchStatus: null, settlementId: null }),
  ],
  ['puts into no settlement', (payment: Wire) => ({ ...payment, settlementId: null })],
])('a settled payment that the merchant’s list %s is loud', async (_, changed) => {
  await alter(merchantList(), (payment) => (payment['reference'] === 'A-1' ? changed(payment) : payment));
  expect(await said()).toEqual({ named: [], unexplainedMinor: 1000, unchecked: [] });
});

test.each([
  ['is on hold, for a reason,', 'settlement', { holdReason: 'Bank account under review' }],
  ['is on hold', 'settlement', { status: 'hold' }],
  ['names another merchant', 'settlement', { merchantId: 'mer_OldTownBooks' }],
  ['has its batch on hold', 'batches', { status: 'hold' }],
  ['has a batch of another merchant', 'batches', { merchantId: 'mer_OldTownBooks' }],
  ['went to another merchant', 'deposits', { merchantId: 'mer_OldTownBooks' }],
] as const)('a paid payout that %s is loud', async (_, part, change) => {
  await alterPayout({ [part]: (record: Wire) => ({ ...record, ...change }) });
  expect(await said()).toEqual({ named: [], unexplainedMinor: 3000, unchecked: [] });
});

test('a payment on hold in a payout that is paid is named, and loud', async () => {
  await alterFirst((payment) => ({ ...payment, batchStatus: 'hold' }));
  expect(await said()).toEqual({
    named: [['on-hold', -1000, 'A-1']],
    unexplainedMinor: 1000,
    unchecked: [],
  });
});

test('all payments on hold in a payout that is paid are named, and loud', async () => {
  for (const path of [terminalList(), merchantList()])
    await alter(path, (payment) => ({ ...payment, batchStatus: 'hold' }));
  expect(await said()).toMatchObject({ unexplainedMinor: 3000, unchecked: [] });
});

test('a payout on hold whose deposit came back contradicts nothing', async () => {
  await alterPayout({
    settlement: (settlement) => ({ ...settlement, holdReason: 'Bank account under review' }),
    deposits: (deposit) => ({ ...deposit, status: 'returned' }),
  });
  const { named, ...rest } = await said();
  expect(named.map(([kind]) => kind)).toEqual(['deposit-failed']);
  expect(rest).toEqual(nothing);
});

test('a batch that lacks one of its payments', async () => {
  await alterPayout({ batches: (batch) => ({ ...batch, grossAmount: 20 }) });
  const { named, unexplainedMinor } = await said();
  expect(named).toContainEqual(['batch-differs', -1000]);
  // Its settlement goes on counting it.
  expect(unexplainedMinor).toBe(1000);
});

test('a settlement in another currency is not compared, and that is said', async () => {
  await alterPayout({ settlement: (settlement) => ({ ...settlement, currency: 'EUR' }) });
  expect(await said()).toMatchObject({ unchecked: ['payouts'] });
});

test('a payment that the till calls paid and the service calls refunded', async () => {
  const refund = { refundStatus: 'completed', refundCompleted: new Date().toISOString() };
  await alter(merchantList(), (payment) =>
    payment['reference'] === 'A-1' ? { ...payment, ...refund } : payment,
  );
  expect(await said()).toEqual({ named: [['refunded', -1000, 'A-1']], ...nothing });
});

test('fields that say that there is no refund say nothing', async () => {
  await alter(merchantList(), (payment) => ({ ...payment, refundStatus: 'none' }));
  expect(await said()).toEqual({ named: [], ...nothing });
});

test('a payment that the service moved to another day is still the sale’s', async () => {
  await alterFirst((payment) => ({ ...payment, created: new Date(Date.now() - 3 * DAY).toISOString() }));
  expect(await said()).toEqual({ named: [], ...nothing });
});

test('a payment that is gone after it was settled is missing, and its batch is too much by it', async () => {
  await alterFirst(() => []);
  expect(await said()).toEqual({
    named: [
      ['missing-at-service', -1000, 'A-1'],
      ['batch-differs', 1000],
    ],
    ...nothing,
  });
});

test('a negative adjustment that was paid out so', async () => {
  const less = (name: string) => (record: Wire) => ({
    ...record,
    [name]: Number((Number(record[name]) - 2.5).toFixed(2)),
  });
  await alterPayout({
    settlement: (settlement) => ({ ...less('netAmount')(settlement), netAdjustmentTotal: -2.5 }),
    deposits: less('amount'),
  });
  expect(await said()).toEqual({ named: [['adjustment', -250]], ...nothing });
});
