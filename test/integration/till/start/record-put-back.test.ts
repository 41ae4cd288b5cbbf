import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { ledgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';
import { doLedgerJob } from '../../../../src-main/ledger/tool/job.ts';
import { findPayments } from '../../../support/back-office/payment-rows.ts';
import { editLedger } from '../../../support/ledger/edited-ledger.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { GuardWarning } from '../../../../shared/failure.ts';
import type { ShiftReport } from '../../../../shared/reports/shift-report.ts';
import type { LedgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';

let sandbox: Sandbox;
let worlds: TillWorld[];

beforeEach(async () => {
  sandbox = await startSandbox({});
  worlds = [];
});
afterEach(async () => {
  for (const { till } of worlds) till.close();
  await sandbox.close();
});

async function opened(folder: string): Promise<TillWorld> {
  const world = new TillWorld(folder, {
    runLedgerJob: (job) => Promise.resolve(doLedgerJob(job, Date.now(), () => undefined)),
  });
  worlds.push(world);
  await world.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
  return world;
}

async function sold(world: TillWorld, reference: string, amount: number): Promise<void> {
  await world.charge(amount, reference);
  await endNow(world, sandbox, { reference, statusCode: 'completed' });
  await world.commands['sale.leave']({ saleId: world.till.view().currentSaleId ?? '', seen: 'settled' });
}

function closed(world: TillWorld): void {
  world.till.close();
  worlds = worlds.filter((one) => one !== world);
}

/** A folder as it is, of a till that is closed. */
function copyOf(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

function recordIn(folder: string): LedgerFiles {
  const [name = ''] = readdirSync(join(folder, 'ledgers'));
  return ledgerFiles(join(folder, 'ledgers', name));
}

/** What the till says of its record by itself, what a check finds, and what the day names. */
async function said(world: TillWorld) {
  const notices = world.till.view().notices.map(({ code }) => code);
  await world.commands['ledger.verify'](undefined);
  await world.viewWhen(({ ledgerTask }) => ledgerTask?.end !== undefined);
  const end = world.till.view().ledgerTask?.end;
  const now = Date.now();
  const day = await world.commands['days.explain']({ days: { from: dayAt(now - 60_000), to: dayAt(now) } });
  if (!day.ok) throw new Error(JSON.stringify(day.failure));
  const { differences, unexplainedMinor } = day.value;
  return {
    notices,
    faults: end?.result === 'verified' ? end.faultCount : end,
    day: differences
      .filter(({ kind }) => kind !== 'unsettled')
      .map(({ kind, minor, payment }) => [kind, minor, payment?.reference]),
    unexplainedMinor,
  };
}

async function recordHealth({ commands }: TillWorld) {
  const health = await commands['health.get'](undefined);
  return health.ok ? health.value.checks.find(({ name }) => name === 'ledger') : health.failure;
}

/** The till's folder with one sale, and what became of it after another one. */
async function earlierAndLater(): Promise<readonly [earlier: string, later: string]> {
  const folder = temporaryFolder();
  const world = await opened(folder);
  await sold(world, 'FIRST', 1000);
  closed(world);
  const earlier = copyOf(folder);
  const again = await opened(folder);
  await sold(again, 'SECOND', 2000);
  closed(again);
  return [earlier, folder];
}

function putBack(earlier: string, later: string): void {
  const [from, to] = [recordIn(earlier), recordIn(later)];
  for (const file of [to.database, to.wal]) rmSync(file, { force: true });
  cpSync(from.database, to.database);
}

const LOST = ['unknown-to-till', 2000, 'SECOND'];
const DAMAGED = ['record-damaged', 2000, 'SECOND'];
const KNOWN = [
  ['SECOND', 'damaged', 2],
  ['FIRST', 'both', 1],
];

/** The list of payments: reference, who knows it, and the number of its sale. */
async function found(world: TillWorld) {
  const { rows } = await findPayments(world);
  return rows.map(({ sale, payment, knownBy, number }) => [
    payment?.reference,
    knownBy,
    sale?.number ?? number,
  ]);
}

test('an older copy in the record’s place is said at the start, and the day names what it lacks', async () => {
  const [earlier, later] = await earlierAndLater();
  putBack(earlier, later);
  const world = await opened(later);
  expect(await said(world)).toEqual({
    notices: ['ledger-repaired'],
    faults: 0,
    day: [LOST],
    unexplainedMinor: 0,
  });
});

test('without what was noted outside the file the day still names it', async () => {
  const [earlier, later] = await earlierAndLater();
  putBack(earlier, later);
  rmSync(recordIn(later).mark);
  const world = await opened(later);
  expect((await said(world)).day).toEqual([LOST]);
});

test('of two copies that went on, each names the other’s sales, and neither takes the other’s place unsaid', async () => {
  const [earlier, later] = await earlierAndLater();
  const fork = await opened(earlier);
  await sold(fork, 'FORK', 3000);
  expect(await said(fork)).toEqual({
    notices: [],
    faults: 0,
    day: [LOST],
    unexplainedMinor: 0,
  });
  closed(fork);
  const original = await opened(later);
  const unknown = [['unknown-to-till', 3000, 'FORK']];
  expect(await said(original)).toEqual({ notices: [], faults: 0, day: unknown, unexplainedMinor: 0 });
  closed(original);

  putBack(earlier, later);
  const world = await opened(later);
  expect(await said(world)).toMatchObject({ notices: ['ledger-repaired'], day: [LOST] });
});

async function reported(world: TillWorld) {
  const now = Date.now();
  const made = await world.commands['reports.make']({
    days: { from: dayAt(now - 60_000), to: dayAt(now) },
  });
  if (!made.ok) return made.failure;
  const { currencies, leftOut } = made.value;
  return { sums: currencies.map(({ total }) => total.grossMinor), leftOut };
}

test('a sale whose amount was edited is named by a check and by the day, before and after the repair', async () => {
  const [, later] = await earlierAndLater();
  editLedger(recordIn(later), `UPDATE event SET body = replace(body, '"minor":2000', '"minor":1000')`);
  const world = await opened(later);
  const leftOut = [{ isDamaged: true, count: 1 }];
  expect(await reported(world)).toEqual({ sums: [1000], leftOut });
  expect(await said(world)).toEqual({ notices: [], faults: 1, day: [DAMAGED], unexplainedMinor: 0 });
  expect(await found(world)).toEqual(KNOWN);
  expect(world.till.view().notices).toMatchObject([{ code: 'ledger-damage-found' }]);
  closed(world);
  const repaired = await opened(later);
  // What was found before is repaired, and nobody has gone through the record since.
  expect(await recordHealth(repaired)).toEqual({
    name: 'ledger',
    result: 'lost',
    lost: 1,
    state: 'attention',
  });
  expect(await said(repaired)).toEqual({
    notices: ['ledger-repaired'],
    faults: 0,
    day: [DAMAGED],
    unexplainedMinor: 0,
  });
  expect(await found(repaired)).toEqual(KNOWN);
  expect(await reported(repaired)).toEqual({ sums: [1000], leftOut });
  const [notice] = repaired.till.view().notices;
  expect(notice?.detail).toMatch(/\(not taken over: event \d+ of sale 2, SECOND\)/);
});

test.each([
  ['what names its payment', `type = 'payment-created'`],
  ['how it ended', `type = 'status-read' AND body LIKE '%completed%'`],
])('a paid sale whose record lost %s is read again, and no figure lacks it', async (_, which) => {
  const [, later] = await earlierAndLater();
  const second = `SELECT id FROM sale WHERE reference = 'SECOND'`;
  editLedger(recordIn(later), `DELETE FROM event WHERE ${which} AND sale_id = (${second})`);
  const world = await opened(later);
  await vi.waitFor(async () => expect(await reported(world)).toEqual({ sums: [3000] }), 5_000);
  expect(await said(world)).toEqual({
    notices: ['ledger-repaired'],
    faults: 0,
    day: [],
    unexplainedMinor: 0,
  });
  expect(await found(world)).toEqual([
    ['SECOND', 'both', 2],
    ['FIRST', 'both', 1],
  ]);
  expect(await recordHealth(world)).toMatchObject({ result: 'lost', lost: 1 });
});

test('that two sales of one order were both paid is raised again where the record lost it', async () => {
  const folder = temporaryFolder();
  const before = await opened(folder);
  const charged = async (...overrides: readonly GuardWarning[]) => {
    await before.charge(2000, 'TABLE-1', ...overrides);
    await before.stageWhen('waiting');
    return before.till.view().currentSaleId ?? '';
  };
  const first = await charged();
  await before.commands['sale.withdrawCode']({ saleId: first });
  await before.commands['sale.leave']({ saleId: first, seen: 'open' });
  const second = await charged('code-withdrawn');
  await controlOf(sandbox)('GET', '/payments?reference=TABLE-1').then((payments) =>
    Promise.all(
      (payments as readonly { readonly trackingId: string }[]).map(({ trackingId }) =>
        controlOf(sandbox)('POST', `/payments/${trackingId}`, { statusCode: 'completed' }),
      ),
    ),
  );
  for (const saleId of [second, first]) await before.till.session()?.sales.check(saleId);
  const raised = { kind: 'paid-beside', number: 2, earlierNumber: 1 };
  await before.viewWhen(({ alerts }) => alerts.some(({ kind }) => kind === 'paid-beside'));
  closed(before);
  editLedger(recordIn(folder), `DELETE FROM event WHERE type = 'paid-beside'`);
  const world = await opened(folder);
  expect(world.till.view().notices).toMatchObject([{ code: 'ledger-repaired' }]);
  expect(world.till.view().alerts).toContainEqual(expect.objectContaining(raised));
});

test('a Z report that the record lost is not made again by the next one, and what came after it is in that', async () => {
  const folder = temporaryFolder();
  const before = await opened(folder);
  await before.commands['shift.open'](undefined);
  await sold(before, 'FIRST', 1000);
  const closedShift = await before.commands['shift.close'](undefined);
  expect(closedShift.ok && paidIn(closedShift.value)).toBe(1000);
  await sold(before, 'BETWEEN', 2000);
  await before.commands['shift.open'](undefined);
  await sold(before, 'LATER', 4000);
  closed(before);
  editLedger(recordIn(folder), `DELETE FROM journal WHERE type = 'shift-closed'`);
  const world = await opened(folder);
  const report = await world.commands['shift.close'](undefined);
  expect(report.ok && report.value.shift).toBe(2);
  expect(report.ok && paidIn(report.value)).toBe(6000);
});

/** All that the report counts as paid, in a shift or without one. */
function paidIn({ currencies, withoutShift }: ShiftReport): number {
  return [...currencies, ...withoutShift.currencies].reduce((sum, { paid }) => sum + paid.minor, 0);
}

test('a report of a shift says how many of its sales are in no sum, since their record is damaged', async () => {
  const folder = temporaryFolder();
  const before = await opened(folder);
  await before.commands['shift.open'](undefined);
  await sold(before, 'EARLIER', 500);
  await before.commands['shift.close'](undefined);
  await before.commands['shift.open'](undefined);
  await sold(before, 'FIRST', 1000);
  await sold(before, 'SECOND', 2000);
  closed(before);
  editLedger(
    recordIn(folder),
    `UPDATE event SET body = replace(replace(body, '"minor":500', '"minor":501'), '"minor":2000', '"minor":2001')`,
  );
  const world = await opened(folder);
  const counted = async ({ commands }: TillWorld) => {
    const report = await commands['shift.get'](undefined);
    return report.ok ? [paidIn(report.value), report.value.damagedSales] : report.failure;
  };
  expect(await counted(world)).toEqual([1000, 1]);
  await said(world);
  closed(world);
  const repaired = await opened(folder);
  expect(repaired.till.view().notices).toMatchObject([{ code: 'ledger-repaired' }]);
  expect(await counted(repaired)).toEqual([1000, 1]);
  const report = await repaired.commands['shift.close'](undefined);
  expect(report.ok && report.value.damagedSales).toBe(1);
});
