import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { ledgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { servicesOf } from '../../../../src-main/ledger/services.ts';
import { doLedgerJob } from '../../../../src-main/ledger/tool/job.ts';
import { paidSale, wall } from '../../../support/ledger/ledger-folder.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { LedgerTaskEnd } from '../../../../shared/contract/ledger-care.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

let sandbox: Sandbox;
let world: TillWorld;
let folder: string;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder, {
    runLedgerJob: (job) => Promise.resolve(doLedgerJob(job, Date.now(), () => undefined)),
  });
  await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

async function sellPaid(reference: string, amountMinor: number): Promise<void> {
  await world.charge(amountMinor, reference);
  const saleId = await endNow(world, sandbox, { reference, statusCode: 'completed' });
  await world.commands['sale.leave']({ saleId, seen: 'settled' });
}

async function references(): Promise<readonly string[]> {
  const found = await world.commands['sales.find']({ search: { only: 'all' } });
  return found.ok ? found.value.sales.map(({ reference }) => reference) : [];
}

const ledgerFolder = (): string => join(folder, 'ledgers', readdirSync(join(folder, 'ledgers'))[0] ?? '');

/** A backup of the till as it is now, on another disk. */
async function saved(): Promise<string> {
  world.target = join(temporaryFolder(), 'stick.db');
  await world.commands['ledger.saveBackup'](undefined);
  await ended();
  return world.target;
}

async function ended(): Promise<LedgerTaskEnd | undefined> {
  return (await world.viewWhen(({ ledgerTask }) => ledgerTask?.end !== undefined)).ledgerTask?.end;
}

async function compared(file: string | undefined): Promise<LedgerTaskEnd | undefined> {
  world.chosenFile = file;
  expect(await world.commands['ledger.compare'](undefined)).toEqual({ ok: true, value: null });
  return ended();
}

const restore = () => world.commands['ledger.restore']({ compared: true });

test('a backup from another disk takes the place of the record, and what was there stays beside it', async () => {
  await sellPaid('BEFORE', 1_000);
  const stick = await saved();
  await sellPaid('AFTER', 2_000);
  expect(await compared(stick)).toMatchObject({
    result: 'compared',
    file: 'stick.db',
    relation: { kind: 'earlier' },
    madeBy: 'this-terminal',
  });
  expect(await restore()).toEqual({ ok: true, value: null });
  expect(world.till.view().phase).toBe('ready');
  expect(await references()).toEqual(['BEFORE']);
  const aside = readdirSync(ledgerFolder()).find((name) => name.startsWith('ledger-set-aside')) ?? '';
  await sellPaid('NEXT', 3_000);
  // What was set aside went on from the same record by itself, and can come back the same way.
  expect(await compared(join(ledgerFolder(), aside, 'ledger.db'))).toMatchObject({
    relation: { kind: 'parted' },
  });
  expect(await restore()).toEqual({ ok: true, value: null });
  expect(await references()).toEqual(['AFTER', 'BEFORE']);
});

test('no file takes the record’s place before it was compared, while a payment is open, or once it is another', async () => {
  await sellPaid('BEFORE', 1_000);
  const stick = await saved();
  const refused = { ok: false, failure: { code: 'command-refused' } };
  expect(await restore()).toMatchObject(refused);
  await compared(stick);
  await world.charge(4_000, 'OPEN');
  expect(await restore()).toMatchObject({ failure: { code: 'payments-open', openPayments: 1 } });
  const saleId = await endNow(world, sandbox, { reference: 'OPEN', statusCode: 'completed' });
  await world.commands['sale.leave']({ saleId, seen: 'settled' });
  copyFileSync(otherTerminals(), stick);
  expect(await restore()).toMatchObject({
    failure: {
      code: 'file-not-written',
      detail: expect.stringContaining('is the ledger of another terminal') as string,
    },
  });
  rmSync(stick);
  expect(await restore()).toMatchObject({ failure: { code: 'file-not-written' } });
  expect(await references()).toEqual(['OPEN', 'BEFORE']);
  expect(readdirSync(ledgerFolder()).filter((name) => name.includes('restoring'))).toEqual([]);
});

test('the record of another terminal is named as such, and is not restored', async () => {
  await sellPaid('OWN', 1_000);
  expect(await compared(otherTerminals())).toMatchObject({
    relation: { kind: 'unrelated' },
    madeBy: 'another-terminal',
  });
  expect(await restore()).toMatchObject({ failure: { code: 'command-refused' } });
  expect(await references()).toEqual(['OWN']);
});

test('nobody chose a file: nothing is compared', async () => {
  world.chosenFile = undefined;
  expect(await world.commands['ledger.compare'](undefined)).toEqual({ ok: true, value: null });
  expect(world.till.view().ledgerTask).toBeUndefined();
});

/** The ledger of the till at the next counter, of the same merchant. */
function otherTerminals(): string {
  const files = ledgerFiles(temporaryFolder());
  const { ledger, journal } = openLedger(files.folder, wall);
  servicesOf(journal, { origin: 'https://api.example.test', merchantId: 'm' }, 'sandbox-next', wall());
  ledger.append(paidSale('theirs', 1), ['theirs']);
  ledger.close();
  return files.database;
}
