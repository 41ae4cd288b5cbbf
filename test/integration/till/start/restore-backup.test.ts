import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { doLedgerJob } from '../../../../src-main/ledger/tool/job.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { send } from '../../../support/worlds/sent-command.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { LedgerJob } from '../../../../src-main/ledger/tool/job.ts';

let sandbox: Sandbox;
let world: TillWorld;
let folder: string;
/** What happens while a job is at work. */
let during: (job: LedgerJob) => Promise<void>;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  during = () => Promise.resolve();
  world = new TillWorld(folder, {
    runLedgerJob: async (job) => {
      const end = doLedgerJob(job, Date.now(), () => undefined);
      await during(job);
      return end;
    },
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
  await send(world, 'sale.leave', { saleId, seen: 'settled' });
}

/** A sale that is in the backup, and one that was paid after it. Answers when the backup was made. */
async function backedUp(): Promise<number> {
  await sellPaid('BEFORE', 1_000);
  await send(world, 'ledger.backUp', undefined);
  await world.viewWhen(({ ledgerTask }) => ledgerTask?.end !== undefined);
  await sellPaid('AFTER', 2_000);
  const look = await send(world, 'ledger.get', undefined);
  if (!look.ok) throw new Error('the record was not looked at');
  return look.value.backups[0]?.at ?? 0;
}

async function references(): Promise<readonly string[]> {
  const found = await send(world, 'sales.find', { search: { only: 'all' } });
  return found.ok ? found.value.sales.map(({ reference }) => reference) : [];
}

const saysRestored = (): boolean => world.till.view().notices.some(({ code }) => code === 'ledger-restored');

const ledgerFolder = (): string => join(folder, 'ledgers', readdirSync(join(folder, 'ledgers'))[0] ?? '');
const setAside = (): readonly string[] =>
  readdirSync(ledgerFolder()).filter((name) => name.startsWith('ledger-set-aside'));

test('a backup takes the place of the record, what was there stays beside it, and the till sells on', async () => {
  const at = await backedUp();
  expect(await references()).toEqual(['AFTER', 'BEFORE']);
  expect(saysRestored()).toBe(false);
  expect(await send(world, 'ledger.restore', { at })).toEqual({ ok: true, value: null });
  expect(world.till.view().phase).toBe('ready');
  expect(saysRestored()).toBe(true);
  expect(await references()).toEqual(['BEFORE']);
  expect(setAside()).toHaveLength(1);
  await sellPaid('NEXT', 3_000);
  expect(await references()).toEqual(['NEXT', 'BEFORE']);
});

test('nothing is set back while a payment is open, also when it came while the backup was proved', async () => {
  const at = await backedUp();
  during = async (job) => {
    if (job.do === 'prepare-restore') await world.charge(4_000, 'MEANWHILE');
  };
  const refused = { ok: false, failure: { code: 'payments-open', openPayments: 1 } };
  expect(await send(world, 'ledger.restore', { at })).toMatchObject(refused);
  expect(saysRestored()).toBe(false);
  expect(await send(world, 'ledger.restore', { at })).toMatchObject(refused);
  expect(readdirSync(ledgerFolder()).filter((name) => name.includes('restoring'))).toEqual([]);
  expect(await references()).toEqual(['MEANWHILE', 'AFTER', 'BEFORE']);
});

test('a till that loses power while the backup is proved opens on its own record', async () => {
  const at = await backedUp();
  let ready: readonly string[] = [];
  during = () => {
    ready = readdirSync(ledgerFolder()).filter((name) => name.startsWith('ledger-restoring'));
    return Promise.resolve();
  };
  await send(world, 'ledger.restore', { at });
  // Only a file of the whole name takes the record's place at a start.
  expect(ready).toEqual(['ledger-restoring.db.part']);
});

test('a damaged backup, and one that is not there, are refused, and the record is as it was', async () => {
  const at = await backedUp();
  expect(await send(world, 'ledger.restore', { at: at + 1 })).toMatchObject({
    failure: { code: 'command-refused' },
  });
  const [name = ''] = readdirSync(join(ledgerFolder(), 'backups')).filter((file) => file.endsWith('.db'));
  writeFileSync(join(ledgerFolder(), 'backups', name), 'x'.repeat(8_192));
  expect(await send(world, 'ledger.restore', { at })).toMatchObject({
    failure: {
      code: 'file-not-written',
      detail: expect.stringContaining('damaged or is no ledger') as unknown,
    },
  });
  expect(world.till.view().phase).toBe('ready');
  expect(await references()).toEqual(['AFTER', 'BEFORE']);
});
