import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { listOf, minorOf } from '../../../support/back-office/wire-lists.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { HealthFinding } from '../../../../shared/contract/health.ts';
import type { DayRange } from '../../../../shared/reports/sales-report.ts';
import type { Wire } from '../../../support/back-office/wire-lists.ts';

const DAY = 86_400_000;
const days = (): DayRange => ({ from: dayAt(Date.now() - 20 * DAY), to: dayAt(Date.now() + DAY) });

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  const folder = temporaryFolder();
  world = new TillWorld(folder);
  onTestFinished(async () => {
    world.till.close();
    await sandbox.close();
  });
});

/** No terminal, and so nothing of one: neither how it signs in nor its kind. */
function officeText(changes: object = {}): string {
  const { version, environment, baseUrl, store, backOffice } = sandbox.profile;
  return JSON.stringify({ version, environment, baseUrl, store, backOffice, ...changes });
}

const key = (): string => sandbox.secrets.backOfficeKey ?? '';
const open = (text = officeText()) => world.till.launch({ kind: 'profile', text }, { backOfficeKey: key() });

async function finding(of = world): Promise<HealthFinding<'back-office'> | undefined> {
  const looked = await of.commands['health.get'](undefined);
  if (!looked.ok) throw new Error(looked.failure.code);
  return looked.value.checks.find((check) => check.name === 'back-office');
}

describe('a back office without a terminal', () => {
  test('opens with its own key, signs in as no terminal, and sells nothing', async () => {
    await open();
    const view = world.till.view();
    expect([view.phase, view.session, view.connection]).toEqual(['ready', { state: 'none' }, undefined]);
    expect(view.terminal).toMatchObject({ backOfficeOnly: true, terminalId: '' });
    expect(view.setup.profile).toMatchObject({ backOfficeOnly: true, secretsNeeded: ['backOfficeKey'] });
    expect(await world.commands['backOffice.get'](undefined)).toMatchObject({
      value: { state: 'ready', scopes: ['merchant', 'partner'] },
    });
    const start = { amountMinor: 1000, reference: 'X', overrides: [] };
    expect(await world.commands['sale.start'](start)).toMatchObject({ failure: { code: 'command-refused' } });
    expect(await world.commands['tillSecrets.change']({ secrets: { apiKey: 'k' } })).toMatchObject({
      ok: false,
    });
    expect([...world.secrets.kept.values()].filter((kept) => Object.keys(kept).length > 0)).toEqual([]);
    await world.till.launch({ kind: 'profile', text: officeText() }, {});
    expect(world.till.view().phase).toBe('ready');
  });

  test('is set up with a typed key once the service has accepted it', async () => {
    await world.till.launch({ kind: 'first-start' }, {});
    const use = (backOfficeKey?: string, text = officeText()) =>
      world.commands['setup.useProfile']({ text, secrets: backOfficeKey ? { backOfficeKey } : {} });
    expect(await use()).toMatchObject({ failure: { code: 'secret-missing' } });
    expect(await use('wrong')).toMatchObject({ failure: { code: 'sign-in-refused' } });
    expect([world.till.view().phase, world.secrets.keptBackOffice.size]).toEqual(['setup', 0]);
    expect(await use(key())).toEqual(succeeded(null));
    expect([world.till.view().phase, world.secrets.keptBackOffice.size]).toEqual(['ready', 1]);
  });

  test.each([
    [{ auth: { scheme: 'apiKey' } }, 'backOffice.merchantId', 'missing'],
    [{ auth: { scheme: 'apiKey' }, merchantId: 5 }, 'backOffice.merchantId', 'wrong-type'],
    [undefined, 'auth', 'missing'],
  ])('without whose payments it shows is a faulty profile: %j', async (backOffice, field, fault) => {
    const checked = await world.commands['setup.checkProfile']({ text: officeText({ backOffice }) });
    if (!checked.ok) throw new Error(checked.failure.code);
    const faults = checked.value.faults.map((each) => `${each.field} ${each.fault}`);
    expect(faults).toContain(`${field} ${fault}`);
  });

  test('says of a field of a terminal that it is none of its own', async () => {
    const checked = await world.commands['setup.checkProfile']({
      text: officeText({ merchantId: 'mer_1', kiosk: {} }),
    });
    expect(checked).toMatchObject({
      value: {
        faults: [
          { field: 'merchantId', fault: 'unknown-field' },
          { field: 'kiosk', fault: 'unknown-field' },
        ],
      },
    });
  });

  test('is owned by whoever knows its key: a manager who forgot the PIN sets another', async () => {
    await open();
    await world.commands['staff.add']({ name: 'Ann', pin: '4711', role: 'manager' });
    const [{ id } = { id: '' }] = world.till.view().staff.cashiers;
    const reset = (secret: string) =>
      world.commands['staff.resetPin']({ cashierId: id, secret, pin: '2580' });
    expect(await reset('wrong')).toMatchObject({ failure: { code: 'owner-unproved' } });
    expect(await reset(key())).toEqual(succeeded(null));
  });
});

describe('what it shows of a past that others have sold', () => {
  beforeEach(async () => {
    const { merchantId } = sandbox.profile;
    await controlOf(sandbox)('POST', '/past', { payments: 240, days: 18, seed: 7, merchantId });
    await open();
  });

  const service = () => ({ ...sandbox, secrets: { ...sandbox.secrets, backOfficeKey: key() } });
  const paidAtService = async (): Promise<readonly Wire[]> => {
    const all = await listOf(service(), `/Merchants/${sandbox.profile.merchantId}/payments`);
    return all.filter(({ statusCode }) => ['completed', 'overpaid'].includes(String(statusCode)));
  };
  const sumOf = (payments: readonly Wire[]) =>
    payments.reduce((sum, payment) => sum + minorOf(payment['requestedAmount']), 0);

  test('payments of all terminals are listed, and none is asked for as a terminal’s', async () => {
    const found = await world.commands['payments.find']({ search: { scope: 'merchant' } });
    if (!found.ok) throw new Error(found.failure.code);
    expect(found.value.service).toEqual({ state: 'asked' });
    expect(found.value.rows.length).toBeGreaterThan(20);
    expect(new Set(found.value.rows.map(({ knownBy }) => knownBy))).toEqual(new Set(['other-till']));
    const settlements = await world.commands['settlements.list']({
      search: { list: 'settlements', scope: 'merchant', oldestFirst: false },
      page: 0,
    });
    if (!settlements.ok) throw new Error(settlements.failure.code);
    const [{ id } = { id: '' }] = settlements.value.records;
    const looked = await world.commands['settlements.get']({ kind: 'settlement', id });
    expect(looked).toMatchObject({ ok: true });
    if (looked.ok) expect(looked.value.payments.rows).toHaveLength(looked.value.payments.expected ?? -1);
  });

  test('days begin with what the service says is paid, and each planted difference after it has its name', async () => {
    const explain = async () => {
      const answer = await world.commands['days.explain']({ days: days() });
      if (!answer.ok) throw new Error(answer.failure.code);
      return answer.value;
    };
    const paid = await paidAtService();
    const before = await explain();
    expect(before.till).toBeUndefined();
    expect(before.service).toEqual({ count: paid.length, minor: sumOf(paid) });
    expect([before.scope, before.unexplainedMinor, before.unchecked]).toEqual(['merchant', 0, []]);
    const kinds = ['on-hold', 'deposit-missing', 'deposit-differs', 'deposit-failed', 'batch-differs'];
    const planted = (await controlOf(sandbox)('POST', '/seed-differences', { kinds, seed: 3 })) as readonly {
      readonly kind: string;
    }[];
    const after = await explain();
    const named = new Set(after.differences.map(({ kind }) => kind));
    expect(planted.map(({ kind }) => kind).filter((kind) => !named.has(kind as never))).toEqual([]);
    expect([after.unexplainedMinor, after.unchecked]).toEqual([0, []]);
    expect(after.differences.filter(({ kind }) => kind === 'unknown-to-till')).toEqual([]);
  });

  test('figures and exports come to the same sum, to the cent', async () => {
    const paid = await paidAtService();
    const report = await world.commands['reports.make']({ days: days() });
    if (!report.ok) throw new Error(report.failure.code);
    expect(report.value.currencies.map(({ total }) => [total.count, total.grossMinor])).toEqual([
      [paid.length, sumOf(paid)],
    ]);
    expect(await world.commands['exports.save']({ days: days(), form: 'sales' })).toMatchObject({ ok: true });
    const lines = parse<Record<string, string>>(world.tables.texts[0] ?? '', { bom: true, columns: true });
    expect(lines.reduce((sum, line) => sum + Number((line['paid'] ?? '').replace('.', '')), 0)).toBe(
      sumOf(paid),
    );
    expect(await world.commands['exports.savePayouts']({ days: days() })).toMatchObject({ ok: true });
    const payouts = parse<Record<string, string>>(world.tables.texts[1] ?? '', { bom: true, columns: true });
    expect(payouts.filter(({ status = '' }) => ['completed', 'overpaid'].includes(status))).toHaveLength(
      paid.length,
    );
  });

  test('are for DATEV where the merchant is paid in euros, whatever currency the profile names', async () => {
    const look = async () => {
      const answer = await world.commands['exports.getDatev'](undefined);
      return answer.ok && answer.value.currency;
    };
    expect(await look()).toBe('USD');
    await controlOf(sandbox)('PUT', '/merchants/mer_Training/currency', { currency: 'EUR' });
    await open();
    expect([world.till.view().terminal?.currency, await look()]).toEqual(['USD', 'EUR']);
    await setFault(sandbox, { kind: 'status', status: 403, match: { method: 'GET', path: '/Merchants/' } });
    await open();
    expect(await look()).toBe('USD');
  });

  test('a history that breaks off leaves no figures and no file, and says why', async () => {
    await setFault(sandbox, { kind: 'status', status: 403, match: { method: 'GET', path: '/Merchants/' } });
    expect(await world.commands['reports.make']({ days: days() })).toMatchObject({
      failure: { code: 'not-permitted' },
    });
    expect(await world.commands['exports.save']({ days: days(), form: 'sales' })).toMatchObject({
      ok: false,
    });
    expect(world.tables.files).toEqual([]);
  });
});

describe('health of its own connection', () => {
  test('says when it was last answered, that it is refused, and that it is not answered', async () => {
    await open();
    expect(await finding()).toEqual({
      name: 'back-office',
      result: 'not-asked',
      state: 'fine',
      lastGood: {},
    });
    const ask = () => world.commands['payments.find']({ search: { scope: 'merchant' } });
    await ask();
    const answered = await finding();
    expect(answered).toMatchObject({ result: 'answers', state: 'fine' });
    const { lastGood = {} } = answered ?? {};
    // Beside its payments, in which currency the merchant is paid.
    const some: unknown = expect.any(Number);
    expect(lastGood).toEqual({ history: some, hierarchy: some });
    await world.commands['hierarchy.top']({ page: 0 });
    expect((await finding())?.lastGood).toEqual({ ...lastGood, hierarchy: expect.any(Number) as number });
    await setFault(sandbox, { kind: 'status', status: 401, match: { method: 'GET', path: '/payments?' } });
    await ask();
    expect(await finding()).toMatchObject({
      result: 'refused',
      state: 'broken',
      lastGood: { history: lastGood.history },
    });
    await sandbox.close();
    const away = new TillWorld(temporaryFolder());
    onTestFinished(() => away.till.close());
    await away.till.launch({ kind: 'profile', text: officeText() }, { backOfficeKey: key() });
    await away.commands['payments.find']({ search: { scope: 'merchant' } });
    expect(await finding(away)).toMatchObject({ result: 'offline', state: 'broken' });
  });
});
