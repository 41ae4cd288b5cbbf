import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { bundleVersion } from '../../support/updates/bundle-version.ts';
import { endNow } from '../../support/service/paid-now.ts';
import { Publisher } from '../../support/updates/publisher.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { TillWorld } from '../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import type { UpdateCheck } from '../../../shared/contract/updates.ts';
import type { RehearsalOrder, RehearsalWord } from '../../../src-main/updates/ports.ts';

let installed: string;
/** Programs that releases bring: one that counts as this version does, and one that counts tips with the goods. */
let newer: Buffer;
let otherTotals: Buffer;
let sandbox: Sandbox;
let publisher: Publisher;
let folder: string;
let world: TillWorld;
let rehearsed: number;
/** Tests share a service, which knows each order once. */
let orders = 0;

beforeAll(async () => {
  installed = await bundleVersion('updates-installed');
  newer = readFileSync(installed);
  const tipsCounted = await bundleVersion('updates-other-totals', [
    {
      file: 'src-main/reports/sold.ts',
      find: 'const grossMinor = amount.minor - tipMinor;',
      replace: 'const grossMinor = amount.minor;',
    },
  ]);
  otherTotals = readFileSync(tipsCounted);
  sandbox = await startSandbox({});
}, 60_000);
afterAll(() => sandbox.close());

beforeEach(async () => {
  publisher = await Publisher.start();
  folder = temporaryFolder();
  rehearsed = 0;
  world = new TillWorld(folder, {
    runLedgerJob: (job) => Promise.resolve(doLedgerJob(job, Date.now(), () => undefined)),
    rehearse,
  });
  await openWith({ updates: publisher.updates });
});
afterEach(async () => {
  world.till.close();
  await publisher.stop();
});

test('a newer version that keeps every sale and total may be installed', async () => {
  await sell();
  publisher.offer('1.1.0', newer);
  expect(await look()).toEqual({ version: '1.0.0', newer: '1.1.0', result: 'fits', figures: 2 });
  // What was copied is gone, and the record is as it was.
  expect(existsSync(join(folder, 'update-rehearsal'))).toBe(false);
  expect(world.till.view().sales).toHaveLength(1);
});

test('copies of the record that a killed process left go at the next look, whatever it finds', async () => {
  const left = join(folder, 'update-rehearsal');
  mkdirSync(join(left, 'now'), { recursive: true });
  publisher.offer('1.0.0', newer);
  expect(await look()).toMatchObject({ result: 'newest' });
  expect(existsSync(left)).toBe(false);
});

test('a newer version that changes a total is refused, and what changes is named', async () => {
  await sell();
  publisher.offer('1.1.0', otherTotals);
  const found = await look();
  expect(found).toMatchObject({ newer: '1.1.0', result: 'differs', differences: 1 });
  expect('named' in found && found.named[0]).toContain('"tip":200');
});

test('a version that this till does not come to the end with is not installed', async () => {
  publisher.offer('1.1.0', Buffer.from('process.exit(3)'));
  expect(await look()).toMatchObject({ newer: '1.1.0', result: 'not-tried' });
  publisher.offer('1.1.0', Buffer.from('throw new Error("no such table")'));
  expect(await look()).toMatchObject({
    newer: '1.1.0',
    result: 'not-tried',
    detail: expect.stringContaining('no such table') as string,
  });
});

test('another program than the one that was signed is not run', async () => {
  publisher.offer('1.1.0', newer);
  publisher.put('rehearsal.cjs', otherTotals);
  expect(await look()).toEqual({ version: '1.0.0', result: 'not-signed' });
  expect(rehearsed).toBe(0);
});

test('who looks while the till looks by itself is told of the newest version all the same', async () => {
  publisher.offer('1.1.0', newer);
  const byItself = look();
  await expect.poll(() => publisher.asked).toContain('rehearsal.cjs');
  publisher.offer('1.2.0', newer);
  const pressed = await Promise.all([look(), look()]);
  expect(await byItself).toMatchObject({ newer: '1.1.0', result: 'fits' });
  for (const found of pressed) expect(found).toMatchObject({ newer: '1.2.0', result: 'fits' });
  expect(rehearsed).toBe(4);
});

test('what the publisher has not signed is not looked at', async () => {
  publisher.offer('1.1.0', newer);
  publisher.put('release.json.sig', Buffer.from('AAAA'));
  expect(await look()).toEqual({ version: '1.0.0', result: 'not-signed' });
  const stranger = await Publisher.start();
  stranger.offer('1.1.0', newer);
  await openWith({ updates: { ...publisher.updates, address: stranger.updates.address } });
  expect(await look()).toEqual({ version: '1.0.0', result: 'not-signed' });
  await stranger.stop();
  expect(rehearsed).toBe(0);
});

test.each([
  ['the same version', '1.0.0', {}, { result: 'newest' }],
  ['an older version', '0.9.9', {}, { result: 'newest' }],
  ['a version whose number is longer', '1.0.10', { staged: 0 }, { result: 'others-first', newer: '1.0.10' }],
  ['a form that is not known', '1.1.0', { rehearsal: 'x' }, { result: 'unreadable' }],
  [
    'a file outside of the address',
    '1.1.0',
    { rehearsal: { file: '../x', sha256: 'x' } },
    { result: 'unreadable' },
  ],
] as const)('%s is not tried', async (_, version, changed, result) => {
  publisher.offer(version, newer, changed);
  expect(await look()).toEqual({ version: '1.0.0', ...result });
  expect(publisher.asked).toEqual(['release.json', 'release.json.sig']);
  expect(rehearsed).toBe(0);
});

test('an address that does not answer, and a profile without one, are said', async () => {
  expect(await look()).toEqual({ version: '1.0.0', result: 'unreachable' });
  await openWith({});
  expect(await look()).toEqual({ version: '1.0.0', result: 'no-address' });
});

async function openWith(extra: object): Promise<void> {
  const profile = { ...sandbox.profile, ...extra };
  const opened = await world.till.setUp.useProfile(JSON.stringify(profile), sandbox.secrets, true);
  expect(opened.ok).toBe(true);
}

/** One sale with a tip, paid. */
async function sell(): Promise<void> {
  const reference = `order-${(orders += 1)}`;
  const lineItems = { lines: [{ name: 'Tea', quantity: 1, unitMinor: 1000 }], tipMinor: 200 };
  const started = await world.commands['sale.start']({
    amountMinor: 1200,
    reference,
    overrides: [],
    lineItems,
  });
  if (!started.ok) throw new Error(started.failure.code);
  await endNow(world, sandbox, { reference, statusCode: 'completed' });
}

async function look(): Promise<UpdateCheck> {
  const found = await world.commands['updates.get'](undefined);
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

/** The built program in a plain process, as Electron runs it in one of its own. */
function rehearse({ folder, figures, program }: RehearsalOrder): Promise<RehearsalWord> {
  rehearsed += 1;
  const args = [installed, folder, figures, ...(program ? [program.file, program.sha256] : [])];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, output, said) => {
      resolve(error ? { trouble: said || error.message } : { lines: Number.parseInt(output, 10) });
    });
  });
}
