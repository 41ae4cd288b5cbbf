import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { movePayment } from '../../../../src-main/electron/training/move-payment.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { PaymentCursor } from '../../../../shared/contract/back-office/payments.ts';
import type { FoundReclaims, Reclaim } from '../../../../shared/contract/back-office/reclaims.ts';
import type { Outcome } from '../../../../shared/payment/payment-status.ts';

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const launch = (changes: object = {}, given: object = sandbox.secrets) =>
  world.till.launch({ kind: 'profile', text: JSON.stringify({ ...sandbox.profile, ...changes }) }, given);

async function page(scope: HistoryScope, after?: PaymentCursor): Promise<FoundReclaims> {
  const found = await world.commands['payments.reclaims']({ scope, ...(after && { after }) });
  if (!found.ok) throw new Error(JSON.stringify(found.failure));
  return found.value;
}

async function all(scope: HistoryScope): Promise<readonly Reclaim[]> {
  const reclaims: Reclaim[] = [];
  let after: PaymentCursor | undefined;
  do {
    const found = await page(scope, after);
    reclaims.push(...found.reclaims);
    after = found.next;
  } while (after);
  return reclaims;
}

async function sale(reference: string, outcome: Outcome): Promise<void> {
  await world.charge(1000, reference);
  await world.stageWhen('waiting');
  const { currentSaleId: saleId = '' } = world.till.view();
  await movePayment(sandbox.controlUrl, await trackingIdOf(saleId), outcome);
  await world.stageWhen('final');
  await world.commands['sale.leave']({ saleId, seen: 'settled' });
}

async function trackingIdOf(saleId: string): Promise<string> {
  const { reference = '' } = world.till.view().sales.find(({ id }) => id === saleId) ?? {};
  const query = `From=1970-01-01&To=2100-01-01&Page=0&PageSize=1&Reference=${reference}`;
  const response = await fetch(
    `${sandbox.baseUrl}/Terminals/${sandbox.profile.terminalId}/payments?${query}`,
    { headers: { 'X-Api-Key': sandbox.secrets.apiKey } },
  );
  return ((await response.json()) as { data: [{ trackingId: string }] }).data[0].trackingId;
}

const four = async () => {
  await sale('OVER', 'overpaid');
  await sale('UNDER', 'underpaid');
  await sale('WRONG', 'invalid');
  await sale('PAID', 'completed');
  await sale('GONE', 'expired');
};
const summary = (reclaims: readonly Reclaim[]) =>
  reclaims
    .filter(({ row }) => row.sale)
    .map(({ row, kind, state, daysLeft }) => [row.sale?.reference, kind, state, daysLeft, row.knownBy]);

test.each(['terminal', 'merchant', 'partner'] as const)(
  'what can be reclaimed is listed with its amount and days, at %s scope',
  async (scope) => {
    await launch();
    await four();
    const reclaims = await all(scope);
    expect(summary(reclaims)).toEqual([
      ['WRONG', 'rejected', 'open', 29, 'both'],
      ['UNDER', 'under', 'open', 29, 'both'],
      ['OVER', 'over', 'open', 29, 'both'],
    ]);
    const [rejected, under, over] = reclaims.filter(({ row }) => row.sale);
    const { requested, paid } = over?.row.payment ?? {};
    expect(over?.amount).toEqual({ minor: (paid?.minor ?? 0) - (requested?.minor ?? 0), currency: 'USD' });
    expect(under?.amount).toEqual(under?.row.payment?.paid);
    expect(rejected?.amount).toBeUndefined();
  },
);

test('without credentials the till’s record tells, with the earliest limit', async () => {
  const { terminalPassword } = sandbox.secrets;
  await launch({}, { terminalPassword });
  await sale('UNDER', 'underpaid');
  const { reclaims, service } = await page('terminal');
  expect(service).toEqual({ state: 'not-asked', why: 'no-access' });
  expect(reclaims).toMatchObject([
    { kind: 'under', state: 'open', isEarliest: true, row: { knownBy: 'unmatched' } },
  ]);
});

test('while the service refuses, the till’s record tells, and the failure is said', async () => {
  await launch();
  await sale('UNDER', 'underpaid');
  await setFault(sandbox, { kind: 'status', status: 403, match: { method: 'GET', path: '/Terminals/' } });
  const { reclaims, service } = await page('terminal');
  expect(service).toMatchObject({ state: 'failed', failure: { code: 'not-permitted' } });
  expect(reclaims).toHaveLength(1);
});

test('money that came for an expired payment is in the till’s record, and listed without the service', async () => {
  await launch();
  await world.charge(1000, 'LATE');
  await world.stageWhen('waiting');
  const money = { inRequestedCurrency: { amount: 10, currency: { code: 'USD' } } };
  const body = { statusCode: 'expired', amounts: { requested: money, paid: money } };
  const match = { method: 'GET', path: '/Payments/tracking' };
  await setFault(sandbox, { kind: 'answer', status: 200, body, match });
  await world.stageWhen('final');
  await setFault(sandbox, { kind: 'status', status: 403, match: { method: 'GET', path: '/Terminals/' } });
  const { reclaims } = await page('terminal');
  expect(reclaims).toMatchObject([{ kind: 'late', amount: { minor: 1000, currency: 'USD' }, state: 'open' }]);
});

test('the merchant’s past is gone through without a double, each with the money that it is about', async () => {
  await launch(
    { backOffice: { merchantId: 'mer_PierCoffee', auth: { scheme: 'apiKey' } } },
    { ...sandbox.secrets, backOfficeKey: 'sandbox-partner-key-Northwind' },
  );
  const reclaims = await all('merchant');
  expect(reclaims.length).toBeGreaterThan(0);
  expect(new Set(reclaims.map(({ row }) => row.key)).size).toBe(reclaims.length);
  for (const { amount, kind, row } of reclaims) {
    if (kind !== 'rejected') expect(amount?.minor).toBeGreaterThan(0);
    expect(row.payment?.status).toMatchObject({ kind: 'final' });
  }
});
