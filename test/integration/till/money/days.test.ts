import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { dayAt, isoDay } from '../../../../shared/time/store-day.ts';
import { endNow, movePaymentOf } from '../../../support/service/paid-now.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const MERCHANT = { merchantId: 'mer_Training' };
const launch = (given: object = sandbox.secrets, changes: object = {}) =>
  world.till.launch({ kind: 'profile', text: JSON.stringify({ ...sandbox.profile, ...changes }) }, given);
const control = (path: string, body: object = MERCHANT) => controlOf(sandbox)('POST', path, body);

async function sold(reference: string, amount: number, statusCode = 'completed'): Promise<void> {
  await world.charge(amount, reference);
  await endNow(world, sandbox, { reference, statusCode });
  await world.commands['sale.leave']({ saleId: world.till.view().currentSaleId ?? '', seen: 'settled' });
}

/** A payment that this till has not made, paid. */
async function made(reference: string, requestedAmount: number, terminalId: string, apiKey: string) {
  const response = await fetch(`${sandbox.baseUrl}/Payments/crypto`, {
    method: 'POST',
    headers: { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...MERCHANT, terminalId, requestedAmount, reference, ...customer }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  await movePaymentOf(sandbox, reference, 'completed');
}

/** Virtual terminals want to know it. */
const customer = {
  refundEmail: 'payer@example.test',
  customer: {
    firstName: 'Ada',
    lastName: 'Payer',
    email: 'payer@example.test',
    address: '1 Street',
    city: 'Springfield',
    state: 'IL',
    postalCode: '62701',
    countryCode: 'US',
  },
};

async function elsewhere(reference: string, requestedAmount: number): Promise<void> {
  const terminals = (await controlOf(sandbox)('GET', '/terminals')) as readonly {
    readonly profile: { readonly terminalId: string };
    readonly secrets: { readonly apiKey: string };
  }[];
  const other = terminals.find(({ profile }) => profile.terminalId === 'term_TrainingWeb');
  await made(reference, requestedAmount, 'term_TrainingWeb', other?.secrets.apiKey ?? '');
}

/** Of comparisons, by their whole paths. */
function copies(): readonly string[] {
  const kept = join(folder, 'comparisons');
  if (!existsSync(kept)) return [];
  return readdirSync(kept, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** All sales of the test are of today; one that is made as midnight passes is of yesterday. */
async function explained(): Promise<DaysExplained> {
  const now = Date.now();
  const [from, to] = [dayAt(now - 60_000), dayAt(now)];
  const answer = await world.commands['days.explain']({ days: { from, to } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

const described = ({ differences }: DaysExplained) =>
  differences.map(({ kind, minor, payment }) => [kind, minor, payment?.reference]);

describe('a day, from the till to the bank', () => {
  test('first waits for its batch, then for its payout, and at last only the fee is missing', async () => {
    await launch();
    await sold('A-1', 1000);
    await sold('A-2', 2000, 'overpaid');
    await sold('A-3', 4000, 'expired');
    expect(described(await explained())).toEqual([
      ['unsettled', -1000, 'A-1'],
      ['unsettled', -2000, 'A-2'],
    ]);

    const [batch] = (await control('/batches')) as readonly { readonly id: string }[];
    await control(`/batches/${batch?.id ?? ''}`, { status: 'hold' });
    expect(described(await explained()).map(([kind]) => kind)).toEqual(['on-hold', 'on-hold']);

    await control(`/batches/${batch?.id ?? ''}`, { status: 'closed' });
    const [settlement] = (await control('/settlements')) as readonly { readonly id: string }[];
    expect(described(await explained()).map(([kind]) => kind)).toEqual(['not-paid-out', 'not-paid-out']);

    await control(`/settlements/${settlement?.id ?? ''}/pay-out`, { method: 'wire' });
    const day = await explained();
    expect(day).toMatchObject({
      till: { count: 2, minor: 3000 },
      service: { count: 2, minor: 3000 },
      settled: { count: 2, minor: 3000 },
      scope: 'merchant',
      unexplainedMinor: 0,
      unchecked: [],
    });
    const [payout] = day.payouts;
    expect(payout).toMatchObject({ settlementId: settlement?.id, own: { count: 2, minor: 3000 } });
    expect(described(day)).toEqual([['fee', -(payout?.feesMinor ?? 0), undefined]]);
    expect(payout?.deposits).toMatchObject([{ method: 'wire', minor: 3000 - (payout?.feesMinor ?? 0) }]);

    const copy = copies().find((path) => path.endsWith(day.copy ?? 'none')) ?? '';
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const rows = parse(readFileSync(copy), { bom: true, columns: true });
    expect(rows).toContainEqual(expect.objectContaining({ line: 'sum', kind: 'settled', amount: '30.00' }));
    expect(rows).toContainEqual(
      expect.objectContaining({ line: 'sum', kind: 'unexplained', amount: '0.00' }),
    );
    expect(await world.commands['days.saveCsv']({ madeAt: day.madeAt })).toMatchObject({ ok: true });
    expect(await world.commands['days.savePdf']({ madeAt: day.madeAt })).toMatchObject({ ok: true });
    // On paper as in the answer: the money that nobody really paid says so, and the sums are the comparison's.
    const lines = world.savedDocuments[0]?.blocks.map((block) =>
      block.kind === 'row' ? `${block.name}: ${block.value}` : 'text' in block ? block.text : '',
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'Paid at this till: 2 · $30.00',
        'Paid out or begun, before fees: 2 · $30.00',
        'Payout begun, not confirmed as sent',
        'Unexplained: $0.00',
      ]),
    );
    expect(lines?.[0]).toMatch(/test/i);
    expect(await world.commands['days.savePdf']({ madeAt: day.madeAt - 1 })).toMatchObject({
      failure: { code: 'report-replaced' },
    });
    expect(await world.commands['days.saveCsv']({ madeAt: day.madeAt - 1 })).toMatchObject({
      failure: { code: 'report-replaced' },
    });
  });

  test('says what earlier comparisons of it came to, as far as their copies can be read', async () => {
    await launch();
    await sold('A-1', 1000);
    const first = await explained();
    expect(first.earlier).toBeUndefined();
    const [copy = ''] = copies();
    const asOf = (day: string) => copy.replace(/as-of-.*$/, `as-of-${day}.csv`);
    renameSync(copy, asOf('2020-01-03'));
    // Of another currency, cut off, and nothing of the till's.
    const text = readFileSync(asOf('2020-01-03'), 'utf8');
    writeFileSync(asOf('2020-01-02'), text.replace('USD', 'EUR'));
    writeFileSync(asOf('2020-01-01'), text.slice(0, 40));
    writeFileSync(asOf('2019-12-31'), '"');

    await control('/settle');
    const day = await explained();
    expect(day.settled).toEqual({ count: 1, minor: 1000 });
    expect(day.earlier).toEqual([
      {
        file: expect.stringMatching(/as-of-2020-01-03\.csv$/) as string,
        madeAt: first.madeAt,
        zone: first.zone,
        till: first.till,
        service: first.service,
        settled: { count: 0, minor: 0 },
        unexplainedMinor: 0,
      },
    ]);

    const [{ file } = { file: '' }] = day.earlier ?? [];
    const opened = await world.commands['days.openCopy']({ file });
    if (!opened.ok || !opened.value) throw new Error('a copy that cannot be read');
    const { from, to, madeAt, till, service, scope } = first;
    expect(opened.value).toMatchObject({ from, to, madeAt, till, service, scope, copy: file });
    expect(described(opened.value)).toEqual(described(first));
    expect(await world.commands['days.saveCopy']({ file })).toMatchObject({ ok: true });
    expect(world.tables.texts.at(-1)).toBe(text);
    const cutOff = file.replace('2020-01-03', '2020-01-01');
    for (const gone of [cutOff, file.replace('2020', '2019'), 'none.csv'])
      expect(await world.commands['days.openCopy']({ file: gone })).toEqual(succeeded(null));
    expect(await world.commands['days.saveCopy']({ file: 'none.csv' })).toMatchObject({
      failure: { code: 'file-not-written' },
    });
  });

  test('a copy is not written over by the same day in another time zone, and is of the store’s day', async () => {
    const now = Date.now();
    const near = 'UTC';
    // Where it is still the day before that of UTC, or already the day after.
    const far = new Date(now).getUTCHours() < 12 ? 'Etc/GMT+12' : 'Etc/GMT-14';
    const days = { from: dayAt(now, near), to: dayAt(now, near) };
    await launch(sandbox.secrets, { store: { ...sandbox.profile.store, timeZone: near } });
    await sold('A-1', 1000);
    const first = await world.commands['days.explain']({ days });
    world.till.close();
    world = new TillWorld(folder);
    await launch(sandbox.secrets, { store: { ...sandbox.profile.store, timeZone: far } });
    const second = await world.commands['days.explain']({ days });
    if (!first.ok || !second.ok) throw new Error('not compared');
    expect([first.value.till?.count, second.value.till?.count]).toEqual([1, 0]);
    expect(second.value.earlier).toMatchObject([{ file: first.value.copy, zone: near, till: { count: 1 } }]);
    expect(copies()).toHaveLength(2);
    expect(second.value.copy).toContain(`-as-of-${isoDay(dayAt(now, far))}-in-`);
    const kept = await world.commands['days.openCopy']({ file: first.value.copy ?? '' });
    expect(kept).toMatchObject({ ok: true, value: { zone: near, till: { count: 1 } } });
  });

  test('its progress is that of payments, and then of payouts, while the service does not answer', async () => {
    await launch();
    await sold('A-1', 1000);
    await control('/settle');
    await setFault(sandbox, { kind: 'stall-headers', match: { method: 'GET', path: '/Settlements/' } });
    const comparing = world.commands['days.explain']({
      days: { from: dayAt(Date.now() - 60_000), to: dayAt(Date.now()) },
    });
    await expect
      .poll(() => world.commands['days.progress'](undefined))
      .toEqual({ ok: true, value: { reading: 'payouts', done: 0, of: 1 } });
    await world.commands['days.stop'](undefined);
    expect(await comparing).toMatchObject({ failure: { code: 'report-replaced' } });
  });

  test('a deposit that came back is not money that arrived', async () => {
    await launch();
    await sold('A-1', 1000);
    await sold('A-2', 2500);
    const [deposit] = (await control('/settle')) as readonly { readonly id: string }[];
    const { payouts, differences: agreed } = await explained();
    expect(agreed.map(({ kind }) => kind)).toEqual(['fee']);
    await control(`/deposits/${deposit?.id ?? ''}`, { status: 'returned' });
    const day = await explained();
    expect(day.differences.slice(1)).toEqual([
      { kind: 'deposit-failed', minor: -(payouts[0]?.netMinor ?? 0), settlementId: payouts[0]?.settlementId },
    ]);
    expect(day.payouts[0]?.deposits).toMatchObject([{ status: 'returned' }]);
    expect([day.unexplainedMinor, day.unchecked]).toEqual([0, []]);
    const copy = copies().find((path) => path.endsWith(day.copy ?? 'none')) ?? '';
    expect(parse(readFileSync(copy), { bom: true, columns: true })).toContainEqual(
      expect.objectContaining({ line: 'payout', kind: 'deposit', service_status: 'returned' }),
    );
  });

  test('a batch that leaves out a payment is noticed, also where other tills’ payments make up for it', async () => {
    await launch();
    await sold('A-1', 1000);
    await elsewhere('WEB-1', 90);
    const [batch] = (await control('/batches')) as readonly { readonly id: string }[];
    const path = `/batches/${batch?.id ?? ''}`;
    // 90.00 of another till and nothing of this one's: more than this till's payments alone.
    await control(path, { status: 'closed', grossMinor: 9000 });
    const [settlement] = (await control('/settlements')) as readonly { readonly id: string }[];
    const settlementId = settlement?.id ?? '';
    await control(`/settlements/${settlementId}/pay-out`, {});
    const day = await explained();
    expect(day.differences).toContainEqual({
      kind: 'batch-differs',
      minor: -1000,
      settlementId,
      batchId: batch?.id,
    });
    expect([day.unexplainedMinor, day.unchecked]).toEqual([0, []]);
    // Now the settlement no longer is the sum of its batch either.
    await control(path, { status: 'closed', grossMinor: 10_000 });
    expect((await explained()).unexplainedMinor).toBe(1000);
  });

  test('names what was paid after the end, and what somebody else made at this terminal', async () => {
    await launch();
    await sold('A-1', 1000, 'expired');
    await movePaymentOf(sandbox, 'A-1', 'completed');
    await made('NOT-OURS', 5.25, sandbox.profile.terminalId, sandbox.secrets.apiKey);
    const day = await explained();
    expect(day.differences.slice(0, 2)).toMatchObject([
      { kind: 'paid-after-end', minor: 1000, payment: { reference: 'A-1', till: { standing: 'expired' } } },
      { kind: 'unknown-to-till', minor: 525, payment: { reference: 'NOT-OURS' } },
    ]);
    expect(day).toMatchObject({ till: { minor: 0 }, service: { minor: 1525 }, unexplainedMinor: 0 });
  });

  test('is told from the till’s record alone without credentials, or while the service refuses', async () => {
    const { terminalPassword } = sandbox.secrets;
    await launch({ terminalPassword });
    await sold('A-1', 1000);
    expect(await explained()).toMatchObject({
      till: { count: 1, minor: 1000 },
      differences: [],
      unchecked: [{ what: 'service', why: 'no-access' }],
    });
    await launch();
    await setFault(sandbox, { kind: 'status', status: 403, match: { method: 'GET', path: '/Terminals/' } });
    const day = await explained();
    expect(day).toMatchObject({ till: { count: 1 }, unchecked: [{ what: 'service', why: 'failed' }] });
    expect(day.service).toBeUndefined();
    // A comparison with nothing leaves no copy.
    expect([day.copy, copies()]).toEqual([undefined, []]);
  });

  test('another question ends the one under way', async () => {
    await launch();
    const first = explained();
    const second = explained();
    await expect(first).rejects.toThrow('report-replaced');
    expect((await second).till?.count).toBe(0);
    expect(await world.commands['days.progress'](undefined)).toEqual({ ok: true, value: null });
  });
});
