import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { listOf, minorOf } from '../../../support/back-office/wire-lists.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';
import type { Wire } from '../../../support/back-office/wire-lists.ts';

const BATCH_KINDS = [
  'deposit-missing',
  'deposit-differs',
  'deposit-failed',
  'batch-differs',
  'adjustment',
  'fee',
];

interface Planted {
  readonly kind: string;
  readonly amountMinor: number;
  readonly settlementId: string | null;
}

let sandbox: Sandbox;
let world: TillWorld;

/** Only so many payments have been sold at this till: most are of others. */
beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
  onTestFinished(async () => {
    world.till.close();
    await sandbox.close();
  });
  const { merchantId } = sandbox.profile;
  await control('/past', { payments: 240, days: 28, seed: 11, merchantId, plain: true });
  await world.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
});

const control = (path: string, body: object) => controlOf(sandbox)('POST', path, body);
const service = () => ({
  ...sandbox,
  secrets: { ...sandbox.secrets, backOfficeKey: sandbox.secrets.backOfficeKey ?? '' },
});

async function settlements(): Promise<readonly Wire[]> {
  return listOf(service(), `/Settlements?MerchantIds=${sandbox.profile.merchantId}`);
}

async function explain(settlementId: string): Promise<DaysExplained> {
  const answer = await world.commands['days.explainPayout']({ settlementId });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

test('a payout that adds up has no difference: its payments, its batches, its sum and its deposits agree', async () => {
  const paid = (await settlements()).filter(({ status }) => status === 'paid');
  expect(paid.length).toBeGreaterThan(3);
  for (const { id, paymentCount, grossAmount, netAmount } of paid) {
    const explained = await explain(String(id));
    const sums = { count: paymentCount, minor: minorOf(grossAmount) };
    expect(explained).toMatchObject({ service: sums, settled: sums, settlementId: id, scope: 'merchant' });
    expect([explained.differences, explained.unexplainedMinor, explained.unchecked]).toEqual([[], 0, []]);
    expect(explained.payouts).toMatchObject([{ settlementId: id, netMinor: minorOf(netAmount) }]);
    expect(explained.till).toBeUndefined();
    expect(explained.copy).toMatch(/^payout-.*-as-of-\d{4}-\d\d-\d\d(?:-id-[0-9a-f]{16})?\.csv$/);
  }
});

test('each difference planted in a payout is named on its own page, with its amount, and on no other', async () => {
  const planted = (await control('/seed-differences', { kinds: BATCH_KINDS, seed: 2 })) as readonly Planted[];
  for (const { kind, amountMinor, settlementId } of planted) {
    const explained = await explain(settlementId ?? '');
    const named = explained.differences.map((difference) => [difference.kind, Math.abs(difference.minor)]);
    expect(named).toContainEqual([kind, Math.abs(amountMinor)]);
    expect([explained.unexplainedMinor, explained.unchecked]).toEqual([0, []]);
  }
  const altered = new Set(planted.map(({ settlementId }) => settlementId));
  const others = (await settlements()).filter(
    ({ id, status }) => status === 'paid' && !altered.has(String(id)),
  );
  for (const { id } of others) {
    const { differences } = await explain(String(id));
    // Rebatched by what was planted beside it, a payout may be smaller; none is wrong.
    expect(differences.filter(({ kind }) => BATCH_KINDS.includes(kind))).toEqual([]);
  }
});

test('a batch that none of its payments names any more is said to be too much, not passed over', async () => {
  const [settlement] = (await settlements()).filter(({ status }) => status === 'paid');
  const id = String(settlement?.['id']);
  const batches = await listOf(service(), `/Batches?SettlementIds=${id}`);
  const [batch] = batches;
  const payments = (await listOf(service(), `/Merchants/${sandbox.profile.merchantId}/payments`)).filter(
    ({ batchId }) => batchId === batch?.['id'],
  );
  for (const { paymentId } of payments) await unpaid(String(paymentId));
  const { differences } = await explain(id);
  expect(differences).toContainEqual({
    kind: 'batch-differs',
    minor: minorOf(batch?.['grossAmount']),
    settlementId: id,
    batchId: batch?.['id'],
  });
});

/** By the till's list, which names the tracking ids that the control interface takes. */
async function unpaid(paymentId: string): Promise<void> {
  const trackingId = paymentId.replace(/^pay_/, 'trk-');
  await control(`/payments/${trackingId}`, { statusCode: 'invalid' });
}

test('the latest comparison of a payout is saved as a table that names it', async () => {
  const [settlement] = (await settlements()).filter(({ status }) => status === 'paid');
  const { madeAt, settlementId } = await explain(String(settlement?.['id']));
  expect(await world.commands['days.saveCsv']({ madeAt })).toMatchObject({ ok: true });
  expect(world.tables.texts[0]?.split('\r\n')[1]).toContain(settlementId);
});

test('a payout that is not there fails with what the service says', async () => {
  expect(await world.commands['days.explainPayout']({ settlementId: 'set_none' })).toMatchObject({
    failure: { code: 'not-found' },
  });
});
