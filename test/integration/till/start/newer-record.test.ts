import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { Connection } from '../../../../src-main/ledger/file/connection.ts';
import { ledgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';
import { noteVersion } from '../../../../src-main/ledger/record/versions-used.ts';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { exportLedger } from '../../../../src-main/ledger/tool/export-ledger.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { LedgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';

let sandbox: Sandbox;
let folder: string;
let files: LedgerFiles;
/** Tests share a service, which knows each order once. */
let orders = 0;

beforeAll(async () => {
  sandbox = await startSandbox({});
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  folder = temporaryFolder();
  const world = await opened();
  await sell(world);
  await sell(world);
  world.till.close();
  const [terminal = ''] = readdirSync(join(folder, 'ledgers'));
  files = ledgerFiles(join(folder, 'ledgers', terminal));
});

test('a record of a newer version says which to install, shows its sales, and is not written', async () => {
  newerWrote('ALTER TABLE sale ADD COLUMN loyalty TEXT');
  const before = contents();
  const world = await opened();
  const { phase, setup } = world.till.view();
  expect(phase).toBe('setup');
  expect(setup.newerRecord).toMatchObject({ writtenBy: '2.3.0', terminal: { currency: 'USD' } });

  const found = await world.commands['sales.find']({ search: { only: 'all' } });
  expect(found.ok && found.value.sales.map(({ reference, stage }) => [reference, stage.name])).toEqual([
    [`newer-${orders}`, 'final'],
    [`newer-${orders - 1}`, 'final'],
  ]);
  const [sale] = found.ok ? found.value.sales : [];
  const looked = await world.commands['sales.get']({ saleId: sale?.id ?? '' });
  expect(looked.ok && looked.value.history.length).toBeGreaterThan(2);
  expect(
    await world.commands['sale.start']({ amountMinor: 100, reference: '', overrides: [] }),
  ).toMatchObject({
    ok: false,
    failure: { code: 'till-not-ready' },
  });
  world.till.close();
  expect(contents()).toEqual(before);
});

test('a record that is kept otherwise is not taken for damaged: nothing is repaired', async () => {
  newerWrote('ALTER TABLE sale RENAME TO sold');
  const before = contents();
  const world = await opened();
  expect(world.till.view().setup.newerRecord).toEqual({ writtenBy: '2.3.0', terminal: undefined });
  expect(await world.commands['sales.find']({ search: { only: 'all' } })).toMatchObject({ ok: false });
  world.till.close();
  expect(contents()).toEqual(before);
  expect(readdirSync(files.folder).filter((name) => name.includes('quarantined'))).toEqual([]);
});

test('a record of a newer version is exported by this one', () => {
  newerWrote('CREATE TABLE loyalty (points INTEGER)');
  const target = join(temporaryFolder(), 'record.jsonl');
  const { events } = exportLedger(files, target);
  expect(events).toBeGreaterThan(4);
  expect(readFileSync(target, 'utf8')).toContain(`"reference":"newer-${orders}"`);
});

test('the record names each version that opens it, once', async () => {
  (await opened()).till.close();
  const { ledger, journal } = openLedger(files.folder, () => 1);
  expect(journal.newest(['version-used'], 10).map(({ version }) => version)).toEqual(['1.0.0']);
  ledger.close();
});

/** What version 2.3.0 leaves behind, whose form this one does not know. */
function newerWrote(change: string): void {
  const { ledger, journal } = openLedger(files.folder, () => 1);
  noteVersion(journal, '2.3.0', 1);
  ledger.close();
  const connection = new Connection(files.database, files.folder, () => undefined);
  connection.exec(`${change}; PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)`);
  connection.close();
}

/** Of the record: what SQLite keeps beside it for readers is none of it. */
function contents(): readonly (readonly [string, Buffer])[] {
  return readdirSync(files.folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^ledger\.db(-wal)?$/.test(entry.name))
    .map(({ name }) => [name, readFileSync(join(files.folder, name))] as const)
    .filter(([, bytes]) => bytes.length > 0);
}

async function opened(): Promise<TillWorld> {
  const world = new TillWorld(folder);
  await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets, true);
  return world;
}

/** One sale, paid. */
async function sell(world: TillWorld): Promise<void> {
  const reference = `newer-${(orders += 1)}`;
  await world.charge(1200, reference);
  const saleId = await endNow(world, sandbox, { reference, statusCode: 'completed' });
  world.till.session()?.sales.leave(saleId, 'settled');
}
