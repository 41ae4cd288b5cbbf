import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  CONTENT,
  FITS,
  HOUR_MS,
  OpenedUpdater,
  PACK,
  PROGRAM,
  ready,
  sum,
} from '../../support/updates/opened-updater.ts';

let at: OpenedUpdater;
beforeEach(() => {
  at = new OpenedUpdater();
});

test('what fits is loaded, waits for open payments, and is ordered once a manager asks', async () => {
  const updater = at.open();
  at.inUse = 'payments';
  expect(await updater.check()).toEqual(FITS);
  await ready(updater);
  expect(await updater.installNow()).toMatchObject({ ok: false, failure: { code: 'payments-open' } });
  await updater.orderAtClose();
  expect(await at.folder.order()).toBeUndefined();

  at.inUse = 'work';
  expect(await updater.installNow()).toEqual({ ok: true, value: null });
  expect(at.startedAgain).toBe(1);
  expect(await at.folder.order()).toEqual({
    version: '1.1.0',
    from: '1.0.0',
    file: at.folder.package(PACK.file),
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
  const updater = at.open({ sleep: () => new Promise((resolve) => waits.push(resolve)) });
  const next = async (): Promise<void> => {
    await expect.poll(() => waits.length).toBe(1);
    waits.shift()?.();
  };
  void updater.run();
  await next(); // until the first look
  await next(); // after the part
  await next(); // in use
  expect(at.startedAgain).toBe(0);
  at.inUse = undefined;
  await next();
  await expect.poll(() => at.startedAgain).toBe(1);
  updater.stop();
});

test('a sale that begins while the order is written keeps the till open, and the manager hears of it', async () => {
  const updater = at.open({
    figures: () => {
      at.inUse = 'payments';
      return 'the figures';
    },
  });
  await updater.check();
  await ready(updater);
  expect(await updater.installNow()).toMatchObject({ ok: false, failure: { code: 'payments-open' } });
  expect(at.startedAgain).toBe(0);
  expect(await at.folder.order()).toBeUndefined();
});

test('a package that did not come in time is no fault of the disk, and comes with the next look', async () => {
  const over = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(over.signal);
  onTestFinished(() => limit.mockRestore());
  const updater = at.open({
    fetchPart: (_, { from, bytes }) => {
      // As after a night in which the computer slept.
      if (from === 0 && !over.signal.aborted) {
        over.abort(new DOMException('the time is over', 'TimeoutError'));
        return Promise.resolve(undefined);
      }
      return Promise.resolve(CONTENT.subarray(from, from + bytes));
    },
  });
  await updater.check();
  await expect
    .poll(() => updater.view().underWay)
    .toEqual({ version: '1.1.0', state: 'not-loaded', why: 'unreachable' });
  await updater.check();
  await ready(updater);
});

test('a till that is closed leaves the order for its next start', async () => {
  const updater = at.open();
  await updater.check();
  await ready(updater);
  await updater.orderAtClose();
  expect((await at.folder.order())?.version).toBe('1.1.0');
  expect(at.startedAgain).toBe(0);
});

test('a till that cannot read its record, or write the order, is closed in good order all the same', async () => {
  let isReadable = false;
  const updater = at.open({
    figures: () => {
      if (isReadable) return 'the figures';
      throw new Error('the record cannot be read');
    },
  });
  await updater.check();
  await ready(updater);
  await updater.orderAtClose();
  isReadable = true;
  rmSync(at.folder.path, { recursive: true });
  await updater.orderAtClose();
  expect(await at.folder.order()).toBeUndefined();
});

test('a till that cannot install says where the package lies, and orders nothing', async () => {
  const updater = at.open({ installsItself: () => Promise.resolve(false) });
  await updater.check();
  await ready(updater);
  expect(updater.view().underWay).toMatchObject({ file: at.folder.package(PACK.file) });
  expect(await updater.installNow()).toMatchObject({ ok: false });
  await updater.orderAtClose();
  expect(await at.folder.order()).toBeUndefined();
});

test.each([
  ['refused', { came: 'refused', differences: 2 }],
  ['started and returned from', { came: 'returned', why: 'silent' }],
] as const)('a version that was %s is not loaded again', async (_, came) => {
  mkdirSync(at.folder.path);
  writeFileSync(join(at.folder.path, 'last.json'), JSON.stringify({ ...came, version: '1.1.0', at: 1 }));
  const waits: (() => void)[] = [];
  const updater = at.open({ sleep: () => new Promise((resolve) => waits.push(resolve)) });
  void updater.run();
  await expect.poll(() => waits.length).toBe(1);
  waits.shift()?.();
  await expect.poll(() => waits.length).toBe(1);
  expect(at.fetched).toBe(0);
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
    mkdirSync(at.folder.path);
    const last = { ...came, version, at: 1 };
    writeFileSync(join(at.folder.path, 'last.json'), JSON.stringify(last));
    let changes = 0;
    const updater = at.open({ sleep: () => new Promise(() => undefined), onChange: () => (changes += 1) });
    void updater.run();
    await expect.poll(() => changes).toBe(1);
    expect(updater.view()).toEqual(isSaid ? { last } : {});
    updater.stop();
  },
);

test.each(['not-tried', 'not-written'] as const)(
  'a version that was %s at its installation does not close a till at rest again before a day is over',
  async (came) => {
    mkdirSync(at.folder.path);
    const last = JSON.stringify({ came, version: '1.1.0', at: at.now - 60_000 });
    writeFileSync(join(at.folder.path, 'last.json'), last);
    const waits: (() => void)[] = [];
    const updater = at.open({ sleep: () => new Promise((resolve) => waits.push(resolve)) });
    at.inUse = undefined;
    const next = async (): Promise<void> => {
      await expect.poll(() => waits.length).toBe(1);
      waits.shift()?.();
    };
    void updater.run();
    await next(); // until the first look
    await next(); // after the part
    await next(); // at rest
    await expect.poll(() => waits.length).toBe(1);
    expect(at.startedAgain).toBe(0);
    // A manager who presses does not wait.
    expect(await updater.installNow()).toMatchObject({ ok: true });
    expect(at.startedAgain).toBe(1);
    at.now += 24 * HOUR_MS;
    await next();
    await expect.poll(() => at.startedAgain).toBe(2);
    updater.stop();
  },
);
