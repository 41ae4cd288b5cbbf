import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { UpdateFolder } from '../../../src-main/updates/update-folder.ts';
import { Updater } from '../../../src-main/updates/updater.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { UpdateCheck } from '../../../shared/contract/updates.ts';
import type { Release, ReleasePackage } from '../../../src-main/updates/release.ts';
import type { UpdaterParts } from '../../../src-main/updates/updater.ts';
import type { FittingRelease } from '../../../src-main/updates/updates.ts';

const HOUR_MS = 60 * 60_000;
const CONTENT = Buffer.from('a package');
const PROGRAM = Buffer.from('a program');
const sum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const PACK: ReleasePackage = {
  kind: 'AppImage',
  arch: 'x64',
  file: 'countertop-1.1.0-x64.AppImage',
  bytes: CONTENT.length,
  sha256: sum(CONTENT),
};
const FITS = { version: '1.0.0', newer: '1.1.0', result: 'fits', figures: 3 } as const;

let folder: UpdateFolder;
let inUse: 'payments' | 'work' | undefined;
let startedAgain: number;
let fetched: number;
let now: number;

beforeEach(() => {
  folder = new UpdateFolder(temporaryFolder());
  inUse = 'work';
  startedAgain = 0;
  fetched = 0;
  now = 1_000 * HOUR_MS;
});

test('what fits is loaded, waits for open payments, and is ordered once a manager asks', async () => {
  const updater = open();
  inUse = 'payments';
  expect(await updater.check()).toEqual(FITS);
  await ready(updater);
  expect(await updater.installNow()).toMatchObject({ ok: false, failure: { code: 'payments-open' } });
  await updater.orderAtClose();
  expect(await folder.order()).toBeUndefined();

  inUse = 'work';
  expect(await updater.installNow()).toEqual({ ok: true, value: null });
  expect(startedAgain).toBe(1);
  expect(await folder.order()).toEqual({
    version: '1.1.0',
    from: '1.0.0',
    file: folder.package(PACK.file),
    ledgerFolder: '/ledger',
    bytes: CONTENT.length,
    sha256: PACK.sha256,
    programSha256: sum(PROGRAM),
    figures: 'the figures',
    tries: 0,
  });
});

test('nobody has to ask: it is installed once the till is not in use', async () => {
  const waits: (() => void)[] = [];
  const updater = open({ sleep: () => new Promise((resolve) => waits.push(resolve)) });
  const next = async (): Promise<void> => {
    await expect.poll(() => waits.length).toBe(1);
    waits.shift()?.();
  };
  void updater.run();
  await next(); // until the first look
  await next(); // after the part
  await next(); // in use
  expect(startedAgain).toBe(0);
  inUse = undefined;
  await next();
  await expect.poll(() => startedAgain).toBe(1);
  updater.stop();
});

test('a sale that begins while the order is written keeps the till open, and the manager hears of it', async () => {
  const updater = open({
    figures: () => {
      inUse = 'payments';
      return 'the figures';
    },
  });
  await updater.check();
  await ready(updater);
  expect(await updater.installNow()).toMatchObject({ ok: false, failure: { code: 'payments-open' } });
  expect(startedAgain).toBe(0);
  expect(await folder.order()).toBeUndefined();
});

test('a till that is closed leaves the order for its next start', async () => {
  const updater = open();
  await updater.check();
  await ready(updater);
  await updater.orderAtClose();
  expect((await folder.order())?.version).toBe('1.1.0');
  expect(startedAgain).toBe(0);
});

test('a till that cannot read its record, or write the order, is closed in good order all the same', async () => {
  let isReadable = false;
  const updater = open({
    figures: () => {
      if (isReadable) return 'the figures';
      throw new Error('the record cannot be read');
    },
  });
  await updater.check();
  await ready(updater);
  await updater.orderAtClose();
  isReadable = true;
  rmSync(folder.path, { recursive: true });
  await updater.orderAtClose();
  expect(await folder.order()).toBeUndefined();
});

test('a till that cannot install says where the package lies, and orders nothing', async () => {
  const updater = open({ installsItself: () => Promise.resolve(false) });
  await updater.check();
  await ready(updater);
  expect(updater.view().underWay).toMatchObject({ file: folder.package(PACK.file) });
  expect(await updater.installNow()).toMatchObject({ ok: false });
  await updater.orderAtClose();
  expect(await folder.order()).toBeUndefined();
});

test.each([
  ['refused', { came: 'refused', differences: 2 }],
  ['started and returned from', { came: 'returned', why: 'silent' }],
] as const)('a version that was %s is not loaded again', async (_, came) => {
  mkdirSync(folder.path);
  writeFileSync(join(folder.path, 'last.json'), JSON.stringify({ ...came, version: '1.1.0', at: 1 }));
  const waits: (() => void)[] = [];
  const updater = open({ sleep: () => new Promise((resolve) => waits.push(resolve)) });
  void updater.run();
  await expect.poll(() => waits.length).toBe(1);
  waits.shift()?.();
  await expect.poll(() => waits.length).toBe(1);
  expect(fetched).toBe(0);
  expect(updater.view()).toEqual({ last: { ...came, version: '1.1.0', at: 1 } });
  updater.stop();
});

test.each([
  ['1.0.0', { came: 'returned', why: 'silent' }, false],
  ['0.9.0', { came: 'not-tried' }, false],
  ['1.0.0', { came: 'installed', from: '0.9.0' }, true],
] as const)(
  'an end of version %s is said no more by one that was put there by hand since: %o',
  async (version, came, isSaid) => {
    mkdirSync(folder.path);
    const last = { ...came, version, at: 1 };
    writeFileSync(join(folder.path, 'last.json'), JSON.stringify(last));
    let changes = 0;
    const updater = open({ sleep: () => new Promise(() => undefined), onChange: () => (changes += 1) });
    void updater.run();
    await expect.poll(() => changes).toBe(1);
    expect(updater.view()).toEqual(isSaid ? { last } : {});
    updater.stop();
  },
);

test.each(['not-tried', 'not-written'] as const)(
  'a version that was %s at its installation does not close a till at rest again before a day is over',
  async (came) => {
    mkdirSync(folder.path);
    const last = JSON.stringify({ came, version: '1.1.0', at: now - 60_000 });
    writeFileSync(join(folder.path, 'last.json'), last);
    const waits: (() => void)[] = [];
    const updater = open({ sleep: () => new Promise((resolve) => waits.push(resolve)) });
    inUse = undefined;
    const next = async (): Promise<void> => {
      await expect.poll(() => waits.length).toBe(1);
      waits.shift()?.();
    };
    void updater.run();
    await next(); // until the first look
    await next(); // after the part
    await next(); // at rest
    await expect.poll(() => waits.length).toBe(1);
    expect(startedAgain).toBe(0);
    // A manager who presses does not wait.
    expect(await updater.installNow()).toMatchObject({ ok: true });
    expect(startedAgain).toBe(1);
    now += 24 * HOUR_MS;
    await next();
    await expect.poll(() => startedAgain).toBe(2);
    updater.stop();
  },
);

test('packages of earlier versions go, the version before this one stays', async () => {
  mkdirSync(folder.path);
  for (const name of ['countertop-1.0.5-x64.AppImage.part', 'previous.AppImage'])
    writeFileSync(join(folder.path, name), '');
  const updater = open();
  await updater.check();
  await ready(updater);
  expect(readdirSync(folder.path).sort()).toEqual([PACK.file, 'previous.AppImage', 'rehearsal.cjs']);
});

test('a release without a package for this till changes nothing', async () => {
  const updater = open({ installed: { kind: 'deb', arch: 'x64' } });
  await updater.check();
  expect(updater.view()).toEqual({});
});

test.each([
  ['nothing newer', { version: '1.0.0', result: 'newest' }],
  ['it to others only', { version: '1.0.0', newer: '1.1.0', result: 'others-first' }],
  [
    'what changes a figure now',
    { version: '1.0.0', newer: '1.1.0', result: 'differs', differences: 1, named: ['a sale'] },
  ],
] as const)('a version that lies ready is not installed once its publisher offers %s', async (_, then) => {
  const updater = open({ updates: offering([FITS, then]) });
  await updater.check();
  await ready(updater);
  expect(await updater.check()).toEqual(then);
  expect(updater.view()).toEqual({});
  expect(await updater.installNow()).toMatchObject({ ok: false });
  await updater.orderAtClose();
  expect(await folder.order()).toBeUndefined();
});

test.each(['unreachable', 'not-signed', 'unreadable'] as const)(
  'a version that lies ready stays so while the address is %s',
  async (result) => {
    const updater = open({ updates: offering([FITS, { version: '1.0.0', result }]) });
    await updater.check();
    await ready(updater);
    await updater.check();
    await updater.orderAtClose();
    expect((await folder.order())?.version).toBe('1.1.0');
  },
);

test('a version that is withdrawn while its order is written is not installed', async () => {
  const updater = open({ updates: offering([FITS, { version: '1.0.0', result: 'newest' }]) });
  await updater.check();
  await ready(updater);
  const written = folder.giveOrder.bind(folder);
  folder.giveOrder = async (order) => {
    await updater.check();
    await written(order);
  };
  expect(await updater.installNow()).toMatchObject({ ok: false });
  expect(startedAgain).toBe(0);
  expect(await folder.order()).toBeUndefined();
});

test('a version that is withdrawn while it is loaded is loaded no further', async () => {
  const updater = open({
    updates: offering([FITS, { version: '1.0.0', result: 'newest' }]),
    sleep: (_, signal) => setTimeout(HOUR_MS, undefined, { signal, ref: false }),
  });
  await updater.check();
  await expect.poll(() => fetched).toBe(1);
  await updater.check();
  expect(updater.view()).toEqual({});
});

test('a newer version takes the place of the one that lies ready, of which nothing is ordered meanwhile', async () => {
  const looks = [FITS, { ...FITS, newer: '1.2.0' }];
  const updater = open({ updates: offering(looks), freeBytes: () => Promise.resolve(undefined) });
  await updater.check();
  await ready(updater);
  await updater.check();
  await updater.orderAtClose();
  expect(await folder.order()).toBeUndefined();
  await ready(updater);
  await updater.orderAtClose();
  expect((await folder.order())?.version).toBe('1.2.0');
});

test('a disk that would have too little room left takes no package, and gets back what was there of it', async () => {
  const MIB = 1024 * 1024;
  let free = 256 * MIB + 3 * CONTENT.length - 1;
  const updater = open({ freeBytes: () => Promise.resolve(free) });
  mkdirSync(folder.path);
  writeFileSync(folder.package(`${PACK.file}.part`), '');
  await updater.check();
  await expect
    .poll(() => updater.view().underWay)
    .toEqual({ version: '1.1.0', state: 'not-loaded', why: 'disk' });
  expect(fetched).toBe(0);
  expect(readdirSync(folder.path)).toEqual(['rehearsal.cjs']);

  free += 1;
  await updater.check();
  await ready(updater);
  // So does one that lies there whole, or a till at rest would begin to install it again and again.
  free = 256 * MIB;
  await updater.check();
  await expect.poll(() => updater.view().underWay?.state).toBe('not-loaded');
  expect(readdirSync(folder.path)).toEqual(['rehearsal.cjs']);
  expect(await updater.installNow()).toMatchObject({ ok: false });
});

test('a package that lies ready gives up its room to sales, also where none is left to try it once more', async () => {
  let free = 1e12;
  const notTried = { version: '1.0.0', newer: '1.1.0', result: 'not-tried' } as const;
  const updater = open({
    updates: offering([FITS, notTried, notTried]),
    freeBytes: () => Promise.resolve(free),
  });
  await updater.check();
  await ready(updater);
  await updater.check();
  await ready(updater);
  expect(readdirSync(folder.path)).toContain(PACK.file);
  free = 1;
  await updater.check();
  await expect.poll(() => updater.view().underWay).toMatchObject({ state: 'not-loaded', why: 'disk' });
  expect(readdirSync(folder.path)).not.toContain(PACK.file);
});

function open(changed: Partial<UpdaterParts> = {}): Updater {
  return new Updater({
    version: '1.0.0',
    updates: {
      check: () => Promise.resolve(FITS),
      fitting: fittingOf('1.1.0'),
      stop: () => undefined,
    },
    folder,
    installed: { kind: 'AppImage', arch: 'x64' },
    installsItself: () => Promise.resolve(true),
    ledgerFolder: '/ledger',
    fetchPart: (_, { from, bytes }) => {
      fetched += 1;
      return Promise.resolve(CONTENT.subarray(from, from + bytes));
    },
    sleep: () => Promise.resolve(),
    freeBytes: () => Promise.resolve(1e12),
    figures: () => 'the figures',
    inUse: () => inUse,
    now: () => now,
    startAgain: () => (startedAgain += 1),
    onChange: () => undefined,
    ...changed,
  });
}

function fittingOf(version: string): FittingRelease {
  const release: Release = {
    version,
    staged: 100,
    packages: [{ ...PACK, file: `countertop-${version}-x64.AppImage` }],
    rehearsal: { file: 'rehearsal.cjs', sha256: sum(PROGRAM) },
  };
  return { release, program: PROGRAM };
}

/** Answers one look after the other. */
function offering(looks: readonly UpdateCheck[]): UpdaterParts['updates'] {
  const left = [...looks];
  let fitting: FittingRelease | undefined;
  return {
    check: () => {
      const found = left.shift() ?? FITS;
      fitting = found.result === 'fits' ? fittingOf(found.newer) : undefined;
      return Promise.resolve(found);
    },
    get fitting() {
      return fitting;
    },
    stop: () => undefined,
  };
}

async function ready(updater: Updater): Promise<void> {
  await expect.poll(() => updater.view().underWay?.state).toBe('ready');
}
