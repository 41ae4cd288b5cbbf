import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { dayAt, dayBegins } from '../../../../shared/time/store-day.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { listOf, minorOf } from '../../../support/back-office/wire-lists.ts';
import { PARTNER_KEY } from '../../../support/back-office/launch-back-office.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type {
  SettlementRecord,
  SettlementSearch,
  SettlementsPage,
} from '../../../../shared/contract/back-office/settlements.ts';
import type { ServiceAmount } from '../../../../shared/money/service-amount.ts';
import type { DayRange } from '../../../../shared/reports/sales-report.ts';
import type { Wire } from '../../../support/back-office/wire-lists.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { yearHalfOver } from '../../../support/reports/business-year.ts';

const DAY = 86_400_000;
const DATEV = {
  consultant: '1001',
  client: '42',
  yearStart: yearHalfOver(),
  accountLength: '4',
  service: '1360',
  untaxed: '8200',
  tips: '1370',
  rates: [],
};
const days = (): DayRange => ({ from: dayAt(Date.now() - 20 * DAY), to: dayAt(Date.now()) });

/** A merchant that is paid in yen, which have no hundredths; all others are in US dollars, as the store of the profile. */
let yen: string;
let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
  onTestFinished(async () => {
    world.till.close();
    await sandbox.close();
  });
  const contact = { contactEmail: 'ginza@shops.test', contactPhone: '+81 3 5550 0100' };
  const merchant = { partnerId: 'par_Harbor', name: 'Ginza', merchantCategoryCode: '5999', ...contact };
  yen = await made('/Merchants', merchant);
  const address = { address: '1 Ginza', city: 'Tokyo', state: 'Tokyo', countryCode: 'JP', postalCode: '104' };
  const store = { name: 'Ginza', locationBusinessType: 'physical', address, ...contact };
  const locationId = await made(`/Merchants/${yen}/locations`, store);
  await made('/Terminals', { locationId, name: 'Till 1' });
  await control('PUT', `/merchants/${yen}/currency`, { currency: 'JPY' });
  await control('POST', '/past', { payments: 60, days: 25, merchantId: yen, plain: true });
});

async function made(path: string, body: object): Promise<string> {
  const headers = { 'X-Api-Key': PARTNER_KEY, 'Content-Type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${sandbox.profile.baseUrl}${path}`, request);
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { readonly id: string }).id;
}

const control = (method: string, path: string, body: object) => controlOf(sandbox)(method, path, body);
const service = () => ({ ...sandbox, secrets: { ...sandbox.secrets, backOfficeKey: PARTNER_KEY } });

/** A partner's back office on a computer without a till. */
async function open(backOffice: object = { partnerId: 'par_Northwind' }): Promise<void> {
  const { version, environment, baseUrl, store } = sandbox.profile;
  const office = { auth: { scheme: 'apiKey' }, ...backOffice };
  const text = JSON.stringify({ version, environment, baseUrl, store, backOffice: office });
  await world.till.launch({ kind: 'profile', text }, { backOfficeKey: PARTNER_KEY });
}

/** What an amount on the wire is on a screen. */
function expected(stated: unknown, merchantId: unknown): ServiceAmount {
  const hundredths = minorOf(stated);
  if (merchantId !== yen) return { minor: hundredths, currency: 'USD' };
  return { minor: hundredths / 100, currency: 'JPY' };
}

const amountOf = (record: SettlementRecord) => (record.kind === 'deposit' ? record.amount : record.gross);
const statedIn = (wire: Wire) => wire['grossAmount'] ?? wire['amount'];

async function listed(list: SettlementSearch['list']): Promise<readonly SettlementRecord[]> {
  const records: SettlementRecord[] = [];
  const search = { list, scope: 'partner', oldestFirst: false } as const;
  for (let page: number | undefined = 0; page !== undefined;) {
    const read: SettlementsPage = valueOf(await world.commands['settlements.list']({ search, page }));
    records.push(...read.records);
    page = read.next;
  }
  return records;
}

const ofYen = (records: readonly SettlementRecord[]) =>
  records.filter(({ merchantId }) => merchantId === yen);

describe('amounts of merchants with other currencies', () => {
  test.each(['settlements', 'batches', 'deposits'] as const)('%s: each in its merchant’s', async (list) => {
    await open();
    const path = { settlements: '/Settlements', batches: '/Batches', deposits: '/Deposits' }[list];
    const wires = new Map((await listOf(service(), path)).map((wire) => [wire['id'], wire]));
    const records = await listed(list);
    expect(records.length).toBe(wires.size);
    for (const record of records) {
      const wire = wires.get(record.id) ?? {};
      expect(amountOf(record), record.id).toEqual(expected(statedIn(wire), wire['merchantId']));
    }
    expect(ofYen(records).length).toBeGreaterThan(0);
  });

  test('the pages of a settlement, a deposit and a payment say the same as the lists', async () => {
    await open();
    const [settlement] = ofYen(await listed('settlements'));
    const deposit = ofYen(await listed('deposits')).find(
      (record) => record.kind === 'deposit' && record.settlementId === settlement?.id,
    );
    const look = valueOf(
      await world.commands['settlements.get']({ kind: 'settlement', id: settlement?.id ?? '' }),
    );
    expect(look.settlement).toMatchObject({ gross: settlement && amountOf(settlement) });
    expect(look.settlement?.deposits).toEqual(deposit ? [deposit] : []);
    expect(look.payments.rows.map(({ payment }) => payment?.requested?.currency)).toEqual(
      look.payments.rows.map(() => 'JPY'),
    );
    const sum = look.payments.rows.reduce(
      (total, { payment }) => total + (payment?.requested?.minor ?? 0),
      0,
    );
    expect(look.settlement?.gross).toEqual({ minor: sum, currency: 'JPY' });
    const { id = '' } = deposit ?? {};
    expect(valueOf(await world.commands['settlements.getDeposit']({ id }))).toEqual(deposit);
  });

  test('a partner’s payments are each in their own; what somebody types is found in any', async () => {
    await open();
    const search = { scope: 'partner' } as const;
    const found = valueOf(await world.commands['payments.find']({ search }));
    const currencies = new Set(found.rows.map(({ payment }) => payment?.requested?.currency));
    expect(currencies).toEqual(new Set(['USD', 'JPY']));
    const inYen = found.rows.find(({ payment }) => payment?.requested?.currency === 'JPY')?.payment;
    const amountMinor = (inYen?.requested?.minor ?? 0) * 100;
    const typed = valueOf(await world.commands['payments.find']({ search: { ...search, amountMinor } }));
    expect(typed.rows.map(({ payment }) => payment?.paymentId)).toContain(inYen?.paymentId);
  });

  test('where the service does not say the currency there is none: not the store’s, not a guess', async () => {
    await setFault(sandbox, {
      kind: 'status',
      status: 403,
      match: { method: 'GET', path: `/Merchants/${yen}` },
    });
    await open();
    const wires = new Map((await listOf(service(), '/Settlements')).map((wire) => [wire['id'], wire]));
    const unknown = ofYen(await listed('settlements'));
    expect(unknown.length).toBeGreaterThan(0);
    for (const record of unknown) {
      expect(amountOf(record)).toEqual({ minor: minorOf(statedIn(wires.get(record.id) ?? {})) });
    }
  });

  test('a merchant whose currency nobody says is left out of figures and files, by name; all others are in them', async () => {
    await open();
    const whole = valueOf(await world.commands['reports.make']({ days: days() }));
    const ofYenOnDays = (await listOf(service(), `/Merchants/${yen}/payments`)).filter(
      ({ created }) => String(created) >= new Date(dayBegins(days().from, undefined)).toISOString(),
    );
    await setFault(sandbox, {
      kind: 'status',
      status: 403,
      match: { method: 'GET', path: `/Merchants/${yen}` },
    });
    world.till.close();
    world = new TillWorld(temporaryFolder());
    await open();
    const leftOut = [{ merchant: expect.stringContaining(yen) as string, count: ofYenOnDays.length }];
    const report = valueOf(await world.commands['reports.make']({ days: days() }));
    expect(report.leftOut).toEqual(leftOut);
    expect(report.currencies).toEqual(whole.currencies.filter(({ currency }) => currency === 'USD'));
    valueOf(await world.commands['exports.save']({ days: days(), form: 'sales' }));
    expect(world.till.view().exportTask?.end).toMatchObject({ result: 'saved', leftOut });
    const lines = parse<Record<string, string>>(world.tables.texts[0] ?? '', { bom: true, columns: true });
    expect(new Set(lines.map(({ currency }) => currency))).toEqual(new Set(['USD']));
  });
});

describe('sums', () => {
  test('figures and exports keep the currencies apart, each with its own decimals', async () => {
    await open();
    const report = valueOf(await world.commands['reports.make']({ days: days() }));
    expect(report.currencies.map(({ currency }) => currency).toSorted()).toEqual(['JPY', 'USD']);
    valueOf(await world.commands['exports.savePayouts']({ days: days() }));
    const lines = parse<Record<string, string>>(world.tables.texts[0] ?? '', { bom: true, columns: true });
    const grossOf = (currency: string) =>
      lines.filter((line) => line['currency'] === currency).map(({ gross = '' }) => gross);
    expect(grossOf('JPY').length).toBeGreaterThan(0);
    expect(grossOf('JPY').every((gross) => /^\d+$/.test(gross))).toBe(true);
    expect(grossOf('USD').every((gross) => /^\d+\.\d\d$/.test(gross))).toBe(true);
  });

  test('a statement is in the currency of its merchant; of a partner it says what is in others', async () => {
    await open({ merchantId: yen });
    const inYen = valueOf(await world.commands['reports.make']({ days: days() })).currencies[0]?.total;
    valueOf(await world.commands['exports.save']({ days: days(), form: 'xero' }));
    const amounts = parse<Record<string, string>>(world.tables.texts[0] ?? '', { columns: true });
    const sum = amounts.reduce((total, { Amount = '' }) => total + Number(Amount), 0);
    expect([amounts.length, sum]).toEqual([inYen?.count, inYen?.grossMinor]);
    expect(world.till.view().exportTask?.end).not.toHaveProperty('leftOut');
    valueOf(await world.commands['exports.saveDatev']({ days: days(), settings: DATEV }));
    expect(world.tables.texts[1]?.split(';"S";"JPY";')).toHaveLength((inYen?.count ?? 0) + 1);

    await open();
    valueOf(await world.commands['exports.save']({ days: days(), form: 'quickbooks' }));
    const leftOut = [{ currency: 'JPY', count: inYen?.count }];
    expect(world.till.view().exportTask?.end).toMatchObject({ result: 'saved', leftOut });
    valueOf(await world.commands['exports.saveDatev']({ days: days(), settings: DATEV }));
    expect(world.till.view().exportTask?.end).toMatchObject({ result: 'saved', leftOut });
  });

  test('a partner’s days add up one currency, and say how many payments are in another', async () => {
    await open();
    const explained = valueOf(await world.commands['days.explain']({ days: days() }));
    const wires = (
      await Promise.all(
        ['mer_Training', 'mer_OldTownBooks', 'mer_MeadowMusic', 'mer_PierCoffee'].map((id) =>
          listOf(service(), `/Merchants/${id}/payments`),
        ),
      )
    ).flat();
    const from = new Date(dayBegins(days().from));
    const paid = wires.filter(
      ({ statusCode, created }) =>
        ['completed', 'overpaid'].includes(String(statusCode)) && String(created) >= from.toISOString(),
    );
    expect(explained).toMatchObject({ currency: 'USD', scope: 'partner' });
    expect(explained.service?.minor).toBe(
      paid.reduce((sum, { requestedAmount }) => sum + minorOf(requestedAmount), 0),
    );
    expect(explained.unchecked).toContainEqual({
      what: 'other-currencies',
      count: expect.any(Number) as number,
    });
  });

  test('a merchant’s days are in its own currency, whatever the store of the profile has', async () => {
    await open({ merchantId: yen });
    const explained = valueOf(await world.commands['days.explain']({ days: days() }));
    expect(explained).toMatchObject({ currency: 'JPY', scope: 'merchant' });
    valueOf(await world.commands['exports.savePayouts']({ days: days(), statement: 'xero' }));
    expect(world.tables.texts[0]).not.toMatch(/\d\.\d\d/);
  });

  test('a till that sells in another currency than its merchant is paid in compares nothing, and says why', async () => {
    await control('PUT', `/merchants/${sandbox.profile.merchantId}/currency`, { currency: 'EUR' });
    await world.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
    const explained = valueOf(await world.commands['days.explain']({ days: days() }));
    expect(explained.service).toBeUndefined();
    expect(explained.unchecked).toEqual([{ what: 'service', why: 'currency', currency: 'EUR' }]);
  });
});
