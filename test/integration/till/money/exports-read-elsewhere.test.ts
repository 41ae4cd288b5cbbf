import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { minorDigits } from '../../../../shared/money/money.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { readDatev } from '../../../support/readers/datev-file.ts';
import { hasPython, readByPython } from '../../../support/readers/python-csv.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { tillThatMadeAll } from '../../../support/back-office/till-that-made.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { DatevSettings } from '../../../../shared/reports/datev-settings.ts';
import type { DayRange } from '../../../../shared/reports/sales-report.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { yearHalfOver } from '../../../support/reports/business-year.ts';

const DAY = 86_400_000;

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

/** A till of a store in this currency, with all payments of its last days, some of them paid out. */
async function storeIn(currency: string): Promise<TillWorld> {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  const control = controlOf(sandbox);
  await control('PATCH', '/switches', { writesPerMinute: 1_000_000, readsPerMinute: 1_000_000 });
  await control('PUT', '/merchants/mer_Training/currency', { currency });
  // The sandbox's fees are in hundredths whatever the currency; a plain past has none.
  await control('POST', '/past', { payments: 60, days: 6, seed: 5, plain: minorDigits(currency) !== 2 });
  await control('POST', '/settle', { merchantId: 'mer_Training' });
  const store = { ...sandbox.profile.store, currency };
  // The service takes no amounts of three decimals: no terminal is set up with them, but a merchant's back office.
  const world =
    minorDigits(currency) > 2
      ? await officeAlone(sandbox)
      : await tillThatMadeAll(
          { ...sandbox, profile: { ...sandbox.profile, store } },
          Date.now() - 60 * DAY,
          temporaryFolder(),
        );
  onTestFinished(() => world.till.close());
  return world;
}

async function officeAlone({ profile, secrets }: Sandbox): Promise<TillWorld> {
  const { version, environment, baseUrl, store, backOffice } = profile;
  const world = new TillWorld(temporaryFolder());
  const text = JSON.stringify({ version, environment, baseUrl, store, backOffice });
  await world.till.launch({ kind: 'profile', text }, { backOfficeKey: secrets.backOfficeKey ?? '' });
  return world;
}

const daysOf = (now: number): DayRange => ({ from: dayAt(now - 20 * DAY), to: dayAt(now) });

type Rows = ReturnType<typeof readByPython>;

/** Fails at an amount with other decimals than the currency's. */
function total(rows: Rows, column: string, digits: number): bigint {
  const form = new RegExp(`^-?\\d+${digits === 0 ? '' : `\\.\\d{${digits}}`}$`);
  const amounts = rows.flatMap(({ [column]: amount = '' }) => (amount === '' ? [] : amount));
  expect(amounts.filter((amount) => !form.test(amount))).toEqual([]);
  expect(amounts).not.toEqual([]);
  return amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
}

test.skipIf(!hasPython).each(['USD', 'JPY', 'KWD'])(
  'Python reads every table of a store in %s, in whose whole units all amounts are, and they agree',
  async (currency) => {
    const world = await storeIn(currency);
    const digits = minorDigits(currency);
    const days = daysOf(Date.now());
    const { 'exports.save': save, 'exports.savePayouts': savePayouts } = world.commands;
    const saved = async (saving: Promise<{ readonly ok: boolean }>): Promise<Rows> => {
      expect(JSON.stringify(await saving)).toContain('fileName');
      return readByPython(world.tables.texts.at(-1) ?? '');
    };
    const sales = await saved(save({ days, form: 'sales' }));
    const xero = await saved(save({ days, form: 'xero' }));
    const quickbooks = await saved(save({ days, form: 'quickbooks' }));
    const payouts = await saved(savePayouts({ days }));
    const left = {
      xero: await saved(savePayouts({ days, statement: 'xero' })),
      quickbooks: await saved(savePayouts({ days, statement: 'quickbooks' })),
    };
    const explained = await world.commands['days.explain']({ days });
    if (!explained.ok) throw new Error(explained.failure.code);
    const day = await saved(world.commands['days.saveCsv']({ madeAt: explained.value.madeAt }));

    const paid = total(sales, 'paid', digits);
    expect(paid).toBeGreaterThan(0n);
    expect(new Set([...sales, ...payouts].map((row) => row['currency']))).toEqual(new Set([currency]));
    expect([total(xero, 'Amount', digits), total(quickbooks, 'Amount', digits)]).toEqual([paid, paid]);
    expect(total(payouts, 'gross', digits)).toBe(paid);
    const { terminal } = world.till.view();
    if (!terminal?.backOfficeOnly) expect(total(payouts, 'sale_paid', digits)).toBe(paid);
    const fees = total(payouts, 'fee', digits);
    expect(paid - fees).toBe(total(payouts, 'net', digits) + unsettled(payouts, digits));
    expect(total(left.xero, 'Amount', digits)).toBe(total(left.quickbooks, 'Amount', digits));
    expect(total(left.xero, 'Amount', digits)).toBeLessThan(0n);
    total(day, 'amount', digits);
    const sumOf = (kind: string) => {
      const rows = day.filter((row) => row['line'] === 'sum' && row['kind'] === kind);
      return total(rows, 'amount', digits);
    };
    expect([sumOf('service'), sumOf('unexplained')]).toEqual([paid, 0n]);
  },
);

/** Of a payment that is not settled the service states no fee and no net. */
function unsettled(payouts: Rows, digits: number): bigint {
  const rows = payouts.filter(({ net }) => net === '');
  return rows.length === 0 ? 0n : total(rows, 'gross', digits);
}

test.skipIf(!hasPython)(
  'what DATEV publishes of its format fits sales, fees and deposits, to the cent',
  async () => {
    const world = await storeIn('EUR');
    const days = daysOf(Date.now());
    const {
      'exports.save': save,
      'exports.savePayouts': savePayouts,
      'exports.saveDatev': saveDatev,
    } = world.commands;
    await save({ days, form: 'sales' });
    await savePayouts({ days, statement: 'xero' });
    await saveDatev({ days, settings: SETTINGS });
    await saveDatev({ days, settings: SETTINGS, of: 'payouts' });
    const [sales = '', left = '', ofSales = '', ofPayouts = ''] = world.tables.texts;
    const sum = (text: string) => readDatev(Buffer.from(text)).reduce((all, { minor }) => all + minor, 0n);
    expect(sum(ofSales)).toBe(total(readByPython(sales), 'paid', 2));
    expect(sum(ofPayouts)).toBe(total(readByPython(left), 'Amount', 2));
    const postings = readDatev(Buffer.from(ofPayouts));
    expect(new Set(postings.map(({ account, contra }) => `${account} ${contra}`))).toEqual(
      new Set(['1360 4970', '1360 1200']),
    );
  },
);
