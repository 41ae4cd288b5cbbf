import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { countStart, giveUpOrder } from '../../../src-main/updates/first-starts.ts';
import { installUpdate } from '../../../src-main/updates/install-update.ts';
import { replaceProgram } from '../../../src-main/updates/replace-program.ts';
import { writeFigures } from '../../../src-main/updates/rehearsal/write-figures.ts';
import { LEFT_FREE_BYTES, Updates } from '../../../src-main/updates/updates.ts';
import { NEW, OLD, TillToUpdate } from '../../support/updates/till-to-update.ts';
import type { FileHandle } from 'node:fs/promises';
import type { UpdateOrder } from '../../../src-main/updates/update-folder.ts';

const now = (): number => 7;
let till: TillToUpdate;
let isFull: () => boolean;

/** Every module that has them already has these instead: modules are shared by test files, so that mocks would miss some. */
const real = { ...promises };
const onDisk = <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>) => {
  return async (...args: A): Promise<R> => {
    if (isFull())
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
    return work(...args);
  };
};

beforeAll(() => {
  Object.assign(promises, { copyFile: onDisk(real.copyFile), writeFile: onDisk(real.writeFile) });
  syncBuiltinESMExports();
});
afterAll(() => {
  Object.assign(promises, real);
  syncBuiltinESMExports();
});
beforeEach(() => {
  isFull = () => false;
  till = new TillToUpdate();
});

test('a version that the disk did not take is noted, so that a till at rest is not closed for it again at once', async () => {
  const { updates, folder, program } = till;
  const order = till.ordered(Buffer.from('its rehearsal'));
  await updates.giveOrder(order);
  isFull = () => existsSync(updates.trial);
  await expect(install(order)).rejects.toThrow('no space left on device');
  expect(await updates.lastEnd()).toBeUndefined();
  await giveUpOrder(order, { version: '1.0.0', updates, program, now });
  expect(await updates.lastEnd()).toEqual({ came: 'not-written', version: '1.1.0', at: 7 });
  expect(readdirSync(updates.path)).toEqual(['last.json']);
  expect(readdirSync(folder)).not.toContain('update-rehearsal');
  expect(readFileSync(program, 'utf8')).toBe(OLD);
});

test('a program that has changed places is not called unwritten where the disk does not say that its name is safe', async () => {
  const { program } = till;
  const place = statSync(dirname(program)).ino;
  const probe = await real.open(program, 'r');
  const handles = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  const sync: (this: FileHandle) => Promise<void> = Reflect.get(handles, 'sync');
  const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    if ((await this.stat()).ino === place) throw Object.assign(new Error('i/o error'), { code: 'EIO' });
    await sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  await replaceProgram(program, till.ordered(Buffer.from('its rehearsal')).file, program);
  expect(readFileSync(program)).toEqual(NEW);
});

test('a version that does not come up gives way once the disk has room for the one before', async () => {
  const { updates, program } = till;
  const parts = { version: '1.1.0', updates, program, now };
  await updates.giveOrder({ ...till.ordered(Buffer.from('its rehearsal')), starts: 2 });
  writeFileSync(updates.previous, OLD);
  writeFileSync(program, NEW);
  for (const starts of [2, 3]) {
    isFull = () => true;
    await expect(countStart(await orderThere(), parts)).rejects.toThrow('no space left on device');
    await giveUpOrder(await orderThere(), parts);
    expect(await orderThere()).toMatchObject({ starts });
    expect(readFileSync(program)).toEqual(NEW);
    isFull = () => false;
    const sells = await countStart(await orderThere(), parts);
    expect(sells).toBe(starts < 3 ? 'this' : 'before');
  }
  expect(readFileSync(program, 'utf8')).toBe(OLD);
  expect(readdirSync(dirname(program))).toEqual(['countertop.AppImage']);
  expect(await updates.lastEnd()).toMatchObject({ came: 'returned', why: 'ended' });
});

test('a look makes no copies of the record that would leave sales without room', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const rehearsal = { file: 'r.cjs', sha256: createHash('sha256').update('').digest('hex') };
  const release = Buffer.from(JSON.stringify({ version: '1.1.0', staged: 100, rehearsal }));
  const files = new Map([
    ['release.json', release],
    ['release.json.sig', Buffer.from(sign(null, release, privateKey).toString('base64'))],
    ['r.cjs', Buffer.alloc(0)],
  ]);
  const { folder, ledgerFolder } = till;
  const sizes = ['ledger.db', 'ledger.db-wal'].map((name) => statSync(join(ledgerFolder, name)).size);
  const needed = LEFT_FREE_BYTES + 2 * sizes.reduce((sum, size) => sum + size);
  let free = needed - 1;
  let copied = 0;
  const updates = new Updates({
    ...{ version: '1.0.0', till: 'till-1', ledgerFolder, workFolder: join(folder, 'update-rehearsal') },
    source: { address: 'https://updates.example.test', key: publicKey },
    fetch: (address) => Promise.resolve(files.get(address.split('/').at(-1) ?? '')),
    freeBytes: () => Promise.resolve(free),
    runJob: () => {
      copied += 1;
      return Promise.resolve({ did: 'nothing' });
    },
    rehearse: () => Promise.reject(new Error('no version is tried here')),
  });
  const detail = 'The disk has no room for two copies of the record.';
  expect(await updates.check()).toEqual({ version: '1.0.0', newer: '1.1.0', result: 'not-tried', detail });
  expect(copied).toBe(0);
  free = needed;
  expect(await updates.check()).toEqual({ version: '1.0.0', newer: '1.1.0', result: 'not-tried' });
  expect(copied).toBe(1);
});

async function orderThere(): Promise<UpdateOrder> {
  const order = await till.updates.order();
  if (!order) throw new Error('no order');
  return order;
}

function install(order: UpdateOrder) {
  const { folder, updates, program } = till;
  return installUpdate(order, {
    version: '1.0.0',
    opens: order.ledgerFolder,
    tillFolder: folder,
    updates,
    program,
    workFolder: `${folder}/update-rehearsal`,
    runJob: (job) => Promise.resolve(doLedgerJob(job, 1, () => undefined)),
    rehearse: async (rehearsal) => ({ lines: await writeFigures(rehearsal.folder, rehearsal.figures, now) }),
    trial: () => Promise.resolve('up'),
    now,
  });
}
