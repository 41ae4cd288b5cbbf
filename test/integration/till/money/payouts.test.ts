import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { days, PAYMENTS, withPast } from '../../../support/back-office/till-with-past.ts';
import type { Line } from '../../../support/back-office/till-with-past.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { yearHalfOver } from '../../../support/reports/business-year.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { DatevSettings } from '../../../../shared/reports/datev-settings.ts';

const DAY = 86_400_000;

interface Records {
  readonly data: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
}

async function read(sandbox: Sandbox, path: string): Promise<Records['data']> {
  const headers = { 'x-api-key': sandbox.secrets.backOfficeKey ?? '' };
  const answer = await fetch(`${sandbox.profile.baseUrl}${path}`, { headers });
  return ((await answer.json()) as Records).data;
}

const cents = (text: string) => BigInt(text.replace('.', ''));
const sum = (lines: readonly Line[], of: 'gross' | 'fee' | 'net') =>
  lines.reduce((total, line) => total + cents(line[of]), 0n);

test('each paid payment stands there with its fee, and those of a settlement add up to it to the cent', async () => {
  const { sandbox, world } = await withPast();
  const answer = await world.commands['exports.savePayouts']({ days: days() });
  expect(answer).toEqual(succeeded({ fileName: world.tables.files[0] }));
  const lines = parse<Line>(world.tables.texts[0] ?? '', { bom: true, columns: true });
  expect(lines.length).toBeGreaterThan(PAYMENTS / 2);
  expect(
    lines.every(({ sale, tracking_id, tender }) => sale !== '' && tracking_id !== '' && tender !== ''),
  ).toBe(true);
  expect(lines.every(({ gross, fee, net }) => cents(gross) - cents(fee) === cents(net))).toBe(true);

  const settled = lines.filter(({ settlement }) => settlement !== '');
  const bySettlement = new Map(
    settled.map(({ settlement }) => [settlement, settled.filter((line) => line.settlement === settlement)]),
  );
  expect(bySettlement.size).toBeGreaterThan(1);
  const deposits = await read(sandbox, '/Deposits?Page=0&PageSize=100&MerchantIds=mer_Training');
  for (const [id, own] of bySettlement) {
    const path = `/Settlements/${id}`;
    const headers = { 'x-api-key': sandbox.secrets.backOfficeKey ?? '' };
    const answered = await fetch(`${sandbox.profile.baseUrl}${path}`, { headers });
    const settlement = (await answered.json()) as Readonly<Record<string, number>>;
    expect([own.length, sum(own, 'gross'), sum(own, 'fee')]).toEqual([
      settlement['paymentCount'],
      BigInt(Math.round((settlement['grossAmount'] ?? 0) * 100)),
      BigInt(Math.round((settlement['totalFees'] ?? 0) * 100)),
    ]);
    const paid = deposits.filter(({ settlementId }) => settlementId === id);
    expect(new Set(own.map(({ deposit }) => deposit))).toEqual(
      new Set([paid.map((one) => one.id).join(' ')]),
    );
    expect(new Set(own.map(({ deposit_date }) => deposit_date))).toEqual(
      new Set([paid.map(({ created }) => String(created).slice(0, 10)).join(' ')]),
    );
  }
  expect(bySettlement.size).toBeGreaterThanOrEqual(deposits.length);
  expect(deposits.length).toBeGreaterThan(0);
});

interface StatementLine {
  readonly Date: string;
  readonly Amount: string;
  readonly Description: string;
  readonly Reference?: string;
}

const statementLines = (text: string | undefined) => parse<StatementLine>(text ?? '', { columns: true });
const total = (lines: readonly StatementLine[]) =>
  lines.reduce((added, { Amount }) => added + cents(Amount), 0n);

test.each(['xero', 'quickbooks'] as const)(
  'for %s, sales less fees less deposits are what is still at the service, to the cent',
  async (form) => {
    const { sandbox, world } = await withPast();
    await controlOf(sandbox)('POST', '/settle', { merchantId: 'mer_Training' });
    const { 'exports.save': saveSales, 'exports.savePayouts': savePayouts } = world.commands;
    expect(await saveSales({ days: days(), form })).toMatchObject({ ok: true });
    const saved = await savePayouts({ days: days(), statement: form });
    expect(saved.ok && saved.value.fileName).toMatch(new RegExp(`^${form}-fees-and-deposits-.*-test\\.csv$`));
    await savePayouts({ days: days() });
    const [sales, moved, table] = world.tables.texts;
    const payments = parse<Line>(table ?? '', { bom: true, columns: true });
    const lines = statementLines(moved);
    const of = (label: string) => lines.filter(({ Description }) => Description.startsWith(label));
    expect([of('Fees').length > 1, of('Deposit').length > 1]).toEqual([true, true]);

    const isPaidOut = ({ deposit }: Line) => deposit !== '';
    const settled = payments.filter(({ settlement }) => settlement !== '');
    const paidOut = payments.filter(isPaidOut);
    expect(-total(of('Fees'))).toBe(sum(settled, 'fee'));
    expect(-total(of('Deposit'))).toBe(sum(paidOut, 'gross') - sum(paidOut, 'fee'));
    const held = payments.filter((payment) => !isPaidOut(payment));
    const chargedAlready = held.filter(({ settlement }) => settlement !== '');
    const still = sum(held, 'gross') - sum(chargedAlready, 'fee');
    expect(total(statementLines(sales)) + total(lines)).toBe(still);
    if (form === 'xero') {
      const named = new Set(of('Fees').map(({ Reference }) => Reference));
      expect(named).toEqual(new Set(settled.map(({ settlement }) => settlement)));
    }
  },
);

test('once everything is paid out, the account is empty: sales less fees are the deposits', async () => {
  const { sandbox, world } = await closedWorld();
  const [deposit] = await read(sandbox, '/Deposits?Page=0&PageSize=100&MerchantIds=mer_Training');
  await world.commands['exports.save']({ days: days(), form: 'xero' });
  await world.commands['exports.savePayouts']({ days: days(), statement: 'xero' });
  const [sales, moved] = world.tables.texts.map((text) => statementLines(text));
  expect(total(sales ?? [])).toBe(3_500n);
  expect(total(sales ?? []) + total(moved ?? [])).toBe(0n);
  expect(moved?.map(({ Description }) => Description)).toEqual(['Fees', 'Deposit']);

  // What came back is not at the bank: it is at the service again.
  await controlOf(sandbox)('POST', `/deposits/${deposit?.id ?? ''}`, { status: 'returned' });
  await world.commands['exports.savePayouts']({ days: days(), statement: 'xero' });
  const returned = statementLines(world.tables.texts[2]);
  expect(returned.map(({ Description }) => Description)).toEqual(['Fees']);
});

test.for(['deposits', 'settlements'] as const)(
  'no statement takes %s of another currency for the merchant’s',
  async (which) => {
    const { sandbox, world } = await closedWorld();
    const list = which === 'deposits' ? '/Deposits' : '/Settlements';
    const data = await read(sandbox, `${list}?Page=0&PageSize=100&MerchantIds=mer_Training`);
    const body = { data: data.map((record) => ({ ...record, currency: 'EUR' })), total: data.length };
    await setFault(sandbox, {
      kind: 'answer',
      status: 200,
      body,
      match: { method: 'GET', path: `${list}?` },
    });
    for (const statement of ['xero', 'quickbooks'] as const)
      expect(await world.commands['exports.savePayouts']({ days: days(), statement })).toMatchObject({
        ok: false,
        failure: { code: 'service-answer-unreadable' },
      });
    expect(
      await world.commands['exports.saveDatev']({ days: days(), settings: SETTINGS, of: 'payouts' }),
    ).toMatchObject({ ok: false, failure: { code: 'service-answer-unreadable' } });
    expect(world.tables.files).toEqual([]);
  },
);

const SETTINGS: DatevSettings = {
  consultant: '1001',
  client: '42',
  yearStart: yearHalfOver(),
  accountLength: '4',
  service: '1360',
  untaxed: '8200',
  tips: '1370',
  fees: '4970',
  bank: '1200',
  rates: [],
};

/** `Umsatz`, `Soll/Haben`, `Konto`, `Gegenkonto` and `Belegfeld 1` of each posting. */
function postingsIn(text: string | undefined) {
  const rows = parse(text ?? '', { bom: true, delimiter: ';', from_line: 3, relax_column_count: true });
  return rows.map(([amount = '', side, , , , , account, other, , , document]) => {
    const minor = BigInt(amount.replace(',', ''));
    return { minor: side === 'H' ? -minor : minor, account, other, document };
  });
}

test('for DATEV fees and deposits empty the account that the sales fill, each to its own account', async () => {
  const { sandbox, world } = await closedWorld();
  const [deposit] = await read(sandbox, '/Deposits?Page=0&PageSize=100&MerchantIds=mer_Training');
  const { 'exports.saveDatev': save } = world.commands;
  const today = { from: dayAt(Date.now() - DAY), to: dayAt(Date.now()) };
  const { fees: _fees, ...withoutFees } = SETTINGS;
  expect(await save({ days: today, settings: withoutFees, of: 'sales' })).toMatchObject({ ok: true });
  const saved = await save({ days: today, settings: SETTINGS, of: 'payouts' });
  expect(saved.ok && 'fileName' in saved.value && saved.value.fileName).toMatch(/^EXTF_.*-test\.csv$/);
  const [sales = [], moved = []] = world.tables.texts.map((text) => postingsIn(text));
  const sumOf = (postings: typeof sales) => postings.reduce((added, { minor }) => added + minor, 0n);
  expect(sumOf(sales)).toBe(3_500n);
  expect(sumOf(sales) + sumOf(moved)).toBe(0n);
  expect(moved.map(({ account, other }) => [account, other])).toEqual([
    ['1360', '4970'],
    ['1360', '1200'],
  ]);
  expect(moved[1]?.document).toBe(deposit?.id.replaceAll('_', ''));
  const years = { from: { ...today.from, year: today.from.year - 1 }, to: today.to };
  expect(await save({ days: years, settings: SETTINGS, of: 'payouts' })).toEqual(
    succeeded({ refused: 'two-years' }),
  );
});

test('fees and deposits of days before any are an empty statement, and none without a merchant', async () => {
  const { sandbox, world } = await closedWorld();
  const before = { from: dayAt(Date.now() - 40 * DAY), to: dayAt(Date.now() - 30 * DAY) };
  await world.commands['exports.savePayouts']({ days: before, statement: 'xero' });
  expect(world.tables.texts[0]).toBe('Date,Amount,Payee,Description,Reference\r\n');
  const { backOffice, ...profile } = sandbox.profile;
  const { merchantId: _merchant, ...own } = backOffice ?? {};
  const text = JSON.stringify({ ...profile, backOffice: own });
  await world.till.launch({ kind: 'profile', text }, sandbox.secrets);
  expect(await world.commands['exports.savePayouts']({ days: before, statement: 'xero' })).toMatchObject({
    ok: false,
    failure: { action: 'fix-configuration', code: 'not-permitted' },
  });
});

/** Two sales of today, all of which is paid out. */
async function closedWorld() {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  const world = new TillWorld(temporaryFolder());
  onTestFinished(() => world.till.close());
  await world.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
  for (const [reference, minor] of [
    ['A-1', 1_000],
    ['A-2', 2_500],
  ] as const) {
    await world.charge(minor, reference);
    await endNow(world, sandbox, { reference, statusCode: 'completed' });
    await world.commands['sale.leave']({ saleId: world.till.view().currentSaleId ?? '', seen: 'settled' });
  }
  await controlOf(sandbox)('POST', '/settle', { merchantId: 'mer_Training' });
  return { sandbox, world };
}

test('tax, tip and discount stand beside the fee, as the table of sales has them', async () => {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  const world = new TillWorld(temporaryFolder());
  onTestFinished(() => world.till.close());
  const tax = { mode: 'inclusive', rates: [{ id: 'full', name: 'VAT', percent: '20' }] };
  const { store, ...profile } = sandbox.profile;
  const text = JSON.stringify({ ...profile, store: { ...store, tax } });
  await world.till.launch({ kind: 'profile', text }, sandbox.secrets);
  const sell = async (reference: string, statusCode: string) => {
    const lines = [{ name: 'Tea', quantity: 2, unitMinor: 600, taxRate: 'full' }];
    const lineItems = { lines, discountMinor: 120, tipMinor: 150 };
    const sale = { amountMinor: 1_230, overrides: [], lineItems };
    const started = await world.commands['sale.start']({ ...sale, reference });
    expect(started).toMatchObject({ ok: true });
    await endNow(world, sandbox, { reference, statusCode });
    await world.commands['sale.leave']({ saleId: world.till.view().currentSaleId ?? '', seen: 'settled' });
  };
  await sell('TAXED', 'completed');
  await sell('LOST', 'expired');
  await controlOf(sandbox)('POST', '/settle', { merchantId: 'mer_Training' });
  await world.commands['exports.savePayouts']({ days: days() });
  await world.commands['exports.save']({ days: days(), form: 'sales' });
  const [paid = [], sales = []] = world.tables.texts.map((text) =>
    parse<Readonly<Record<string, string>>>(text, { bom: true, columns: true }),
  );
  expect(paid).toHaveLength(1);
  expect(paid[0]).toMatchObject({
    reference: 'TAXED',
    gross: '12.30',
    sale_currency: 'USD',
    sale_paid: '12.30',
    sale_net: '9.00',
    sale_tax: '1.80',
    sale_gross: '10.80',
    sale_discount: '1.20',
    sale_tip: '1.50',
  });
  expect(Number(paid[0]?.['fee'])).toBeGreaterThan(0);
  const asSold = sales.find(({ reference }) => reference === 'TAXED') ?? {};
  for (const name of ['paid', 'net', 'tax', 'gross', 'discount', 'tip']) {
    expect(paid[0]?.[`sale_${name}`]).toBe(asSold[name]);
  }
});
