import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { PlantedDifference } from '../../../../sandbox/differences/planted.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type {
  DepositAtService,
  SettlementAtService,
  SettlementDetails,
  SettlementSearch,
  SettlementsPage,
} from '../../../../shared/contract/back-office/settlements.ts';
import type { Failure } from '../../../../shared/failure.ts';

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

const launch = (given: object = sandbox.secrets, changes: object = {}) =>
  world.till.launch({ kind: 'profile', text: JSON.stringify({ ...sandbox.profile, ...changes }) }, given);
const control = (path: string, body: object = {}) => controlOf(sandbox)('POST', path, body);

async function list(search: Partial<SettlementSearch> = {}, page = 0): Promise<SettlementsPage> {
  const answer = await world.commands['settlements.list']({
    search: { list: 'settlements', scope: 'merchant', oldestFirst: false, ...search },
    page,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

async function refused(): Promise<Failure | undefined> {
  const search = { list: 'settlements', scope: 'merchant', oldestFirst: false } as const;
  const answer = await world.commands['settlements.list']({ search, page: 0 });
  return answer.ok ? undefined : answer.failure;
}

async function look(kind: 'settlement' | 'batch', id: string, from?: number): Promise<SettlementDetails> {
  const answer = await world.commands['settlements.get']({ kind, id, ...(from !== undefined && { from }) });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

async function depositsOf(settlements: readonly SettlementAtService[]): Promise<readonly DepositAtService[]> {
  const settlementIds = settlements.map(({ id }) => id);
  const answer = await world.commands['settlements.deposits']({ settlementIds });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

const createdOf = ({ records }: SettlementsPage) => records.map(({ createdAt = 0 }) => createdAt);
const settlementsOf = ({ records }: SettlementsPage) =>
  records.filter((record): record is SettlementAtService => record.kind === 'settlement');

describe('lists', () => {
  test('come in pages, newest or oldest first, of the days that were asked for', async () => {
    await launch();
    await control('/past', { payments: 900, days: 300 });
    const first = await list({ list: 'batches' });
    expect(first).toMatchObject({ next: 1 });
    const second = await list({ list: 'batches' }, 1);
    expect(first.records).toHaveLength(50);
    const both = [...createdOf(first), ...createdOf(second)];
    expect(both).toEqual(both.toSorted((a, b) => b - a));
    const oldest = createdOf(await list({ list: 'batches', oldestFirst: true }));
    expect(oldest).toEqual(oldest.toSorted((a, b) => a - b));
    expect(oldest[0]).toBeLessThan(both[0] ?? 0);

    const day = new Date(both[0] ?? 0).toISOString().slice(0, 10);
    const ofDay = await list({ list: 'batches', from: day, to: day });
    expect(ofDay.records.length).toBeGreaterThan(0);
    expect(createdOf(ofDay).every((at) => new Date(at).toISOString().startsWith(day))).toBe(true);
    expect(ofDay.next).toBeUndefined();
  });

  test('are the merchant’s, or those of all merchants of the partner', async () => {
    await launch(
      { ...sandbox.secrets, backOfficeKey: 'sandbox-partner-key-Northwind' },
      {
        backOffice: { auth: { scheme: 'apiKey' }, merchantId: 'mer_Training', partnerId: 'par_Northwind' },
      },
    );
    await control('/past', { payments: 60, days: 40 });
    const whose = async (scope: 'merchant' | 'partner') =>
      new Set((await list({ scope })).records.map(({ merchantId }) => merchantId));
    expect(await whose('merchant')).toEqual(new Set(['mer_Training']));
    expect((await whose('partner')).size).toBeGreaterThan(2);
  });

  test('say of settlements how they were paid out, or why not', async () => {
    await launch();
    await control('/past', { payments: 900, days: 300 });
    const all: SettlementAtService[] = [];
    for (let page: number | undefined = 0; page !== undefined;) {
      const read: SettlementsPage = await list({}, page);
      all.push(...settlementsOf(read));
      page = read.next;
    }
    const deposits = await depositsOf(all);
    const paid = all.filter(({ payoutId }) => payoutId !== undefined);
    expect(deposits.map(({ settlementId }) => settlementId).sort()).toEqual(paid.map(({ id }) => id).sort());
    expect(new Set(deposits.map(({ method }) => method))).toEqual(new Set(['ACH', 'wire']));
    for (const { id, net } of paid) {
      expect(deposits.find(({ settlementId }) => settlementId === id)?.amount).toEqual(net);
    }
    const held = all.filter(({ holdReason }) => holdReason !== undefined);
    expect(held.length).toBeGreaterThan(0);
    expect(held.every(({ payoutId }) => payoutId === undefined)).toBe(true);
    expect(all.some(({ adjustment }) => adjustment !== undefined && adjustment.minor < 0)).toBe(true);
    for (const { gross, fees, adjustment, net } of all) {
      expect((gross?.minor ?? 0) - (fees?.minor ?? 0) + (adjustment?.minor ?? 0)).toBe(net?.minor);
    }
  });

  test('go on without ending what is being read of the deposits of the page before', async () => {
    await launch();
    await control('/past', { payments: 900, days: 300 });
    const first = settlementsOf(await list());
    await setFault(sandbox, { kind: 'delay', ms: 1000, match: { path: '/Deposits' } });
    const reading = depositsOf(first);
    // Answered after the deposits were asked for.
    await world.commands['hierarchy.top']({ page: 0 });
    await list({}, 1);
    expect((await reading).length).toBeGreaterThan(0);
  });

  test('need credentials that may see them', async () => {
    const { terminalPassword, apiKey } = sandbox.secrets;
    await launch({ terminalPassword });
    expect(await refused()).toMatchObject({ code: 'secret-missing', action: 'fix-configuration' });
    // The sandbox gives a terminal no settlements.
    await launch({ terminalPassword, backOfficeKey: apiKey });
    expect(await refused()).toMatchObject({ code: 'not-permitted' });
  });
});

describe('of one merchant', () => {
  const asPartner = async () => {
    await launch(
      { ...sandbox.secrets, backOfficeKey: 'sandbox-partner-key-Northwind' },
      {
        backOffice: { auth: { scheme: 'apiKey' }, merchantId: 'mer_Training', partnerId: 'par_Northwind' },
      },
    );
    await control('/past', { payments: 900, days: 300 });
    return 'mer_Training';
  };
  const inTime = (page: Awaited<ReturnType<(typeof world.commands)['settlements.ofMerchant']>>) => {
    if (!page.ok) throw new Error(JSON.stringify(page.failure));
    const created = createdOf(page.value);
    expect(created).toEqual(created.toSorted((a, b) => b - a));
    return page.value;
  };

  test('its settlements come in pages, newest first, the same as the list of all has them', async () => {
    const merchantId = await asPartner();
    const records = [];
    let total: number | undefined;
    for (let page: number | undefined = 0; page !== undefined;) {
      const read = inTime(await world.commands['settlements.ofMerchant']({ merchantId, page }));
      records.push(...read.records);
      ({ next: page, total } = read);
    }
    expect(records).toHaveLength(total ?? -1);
    const all = await list();
    expect(all.total).toBe(total);
    expect(records.slice(0, all.records.length)).toEqual(all.records);
    const [first] = records;
    expect((await look('settlement', first?.id ?? '')).settlement?.net).toBeDefined();
  });

  test('its batches come all at once, newest first', async () => {
    const merchantId = await asPartner();
    const read = inTime(await world.commands['settlements.batchesOfMerchant']({ merchantId }));
    const { total } = await list({ list: 'batches' });
    expect(read.records).toHaveLength(total ?? -1);
    expect(read.records.length).toBeGreaterThan(100);
    expect(new Set(read.records.map((record) => record.merchantId))).toEqual(new Set([merchantId]));
  });

  test('a merchant that these credentials may not see is refused', async () => {
    await launch();
    const merchantId = 'mer_none';
    for (const answer of [
      await world.commands['settlements.ofMerchant']({ merchantId, page: 0 }),
      await world.commands['settlements.batchesOfMerchant']({ merchantId }),
    ]) {
      expect(answer).toMatchObject({ ok: false, failure: { code: 'not-found' } });
    }
  });
});

test('a deposit is read again, and one that does not exist is not found', async () => {
  await launch();
  await control('/past', { payments: 60, days: 60 });
  const [deposit] = (await list({ list: 'deposits' })).records;
  const read = await world.commands['settlements.getDeposit']({ id: deposit?.id ?? '' });
  expect(read).toEqual({ ok: true, value: deposit });
  expect(await world.commands['settlements.getDeposit']({ id: 'dep_none' })).toMatchObject({
    ok: false,
    failure: { code: 'not-found' },
  });
});

describe('a settlement', () => {
  test('shows its batches and all of its payments, those of the till with their sale', async () => {
    await launch();
    await control('/past', { payments: 300, days: 60 });
    await world.charge(1234, 'OWN-1');
    await endNow(world, sandbox, { reference: 'OWN-1', statusCode: 'completed' });
    await world.commands['sale.leave']({ saleId: world.till.view().currentSaleId ?? '', seen: 'settled' });
    await control('/settle', { merchantId: 'mer_Training' });
    const [newest, ...older] = settlementsOf(await list());
    for (const settlement of [newest, older.at(-1)]) {
      const { batches, payments } = await look('settlement', settlement?.id ?? '');
      expect(batches).toHaveLength(settlement?.batchCount ?? -1);
      expect(payments.rows).toHaveLength(settlement?.paymentCount ?? -1);
      const sum = payments.rows.reduce((total, { payment }) => total + (payment?.requested?.minor ?? 0), 0);
      expect(sum).toBe(settlement?.gross?.minor);
    }
    const rows = [];
    for (const { id } of settlementsOf(await list()).slice(0, 3)) {
      rows.push(...(await look('settlement', id)).payments.rows);
    }
    expect(rows.find(({ sale }) => sale?.reference === 'OWN-1')).toMatchObject({ knownBy: 'both' });
  });

  test('is read anew: a payment that is batched later is there the next time', async () => {
    await launch();
    await world.charge(1234, 'OWN-1');
    await endNow(world, sandbox, { reference: 'OWN-1', statusCode: 'completed' });
    await control('/batches', { merchantId: 'mer_Training' });
    const [batch] = (await list({ list: 'batches' })).records;
    expect((await look('batch', batch?.id ?? '')).payments.rows).toHaveLength(1);
    expect((await look('batch', batch?.id ?? '')).settlement).toBeUndefined();
    await world.commands['sale.leave']({ saleId: world.till.view().currentSaleId ?? '', seen: 'settled' });
    await world.charge(999, 'OWN-2');
    await endNow(world, sandbox, { reference: 'OWN-2', statusCode: 'completed' });
    await control('/settle', { merchantId: 'mer_Training' });
    const again = await look('batch', batch?.id ?? '');
    expect(again.payments.rows.map(({ sale }) => sale?.reference).sort()).toEqual(['OWN-1', 'OWN-2']);
    expect(again.settlement).toMatchObject({ deposits: [{ method: 'ACH' }] });
    expect(again.batch).toMatchObject({ settlementId: again.settlement?.id });
  });

  test('that is on hold, or paid out without a deposit, is told from one that is paid', async () => {
    await launch();
    await control('/past', { payments: 200, days: 90, plain: true });
    const kinds = ['on-hold', 'deposit-missing', 'adjustment'];
    const planted = (await control('/seed-differences', { kinds })) as readonly PlantedDifference[];
    const settlementOf = async (kind: string) => {
      const id = planted.find((one) => one.kind === kind)?.settlementId ?? '';
      return (await look('settlement', id)).settlement;
    };
    const held = await settlementOf('on-hold');
    expect(held).toMatchObject({ holdReason: expect.stringMatching(/./) as string, deposits: [] });
    expect(held?.payoutId).toBeUndefined();
    expect(await settlementOf('deposit-missing')).toMatchObject({
      payoutId: expect.any(String) as string,
      deposits: [],
    });
    const amount = planted.find(({ kind }) => kind === 'adjustment')?.amountMinor;
    expect(await settlementOf('adjustment')).toMatchObject({
      adjustment: { minor: amount, currency: 'USD' },
    });
  });

  test('says how far payments were looked through, and looks further back', async () => {
    await launch();
    await control('/past', { payments: 60, days: 60 });
    const id = settlementsOf(await list()).at(-1)?.id ?? '';
    const { payments } = await look('settlement', id);
    expect(payments.rows.every(({ at }) => at >= payments.from && at < payments.until)).toBe(true);
    const earlier = payments.from - 31 * 86_400_000;
    expect((await look('settlement', id, earlier)).payments).toEqual({ ...payments, from: earlier });
  });

  test('stands without its payments while the history cannot be read', async () => {
    await launch();
    await control('/past', { payments: 60, days: 60 });
    const [newest] = settlementsOf(await list());
    const fault = { kind: 'status', status: 403, match: { method: 'GET', path: '/payments' } };
    await setFault(sandbox, fault);
    const looked = await look('settlement', newest?.id ?? '');
    expect(looked.settlement).toEqual({ ...newest, deposits: [] });
    expect(looked.payments).toMatchObject({ rows: [], failure: { code: 'not-permitted' } });
  });

  test('that does not exist is not found', async () => {
    await launch();
    const answer = await world.commands['settlements.get']({ kind: 'settlement', id: 'set_none' });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'not-found' } });
  });
});
