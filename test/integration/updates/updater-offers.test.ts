import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { FITS, HOUR_MS, OpenedUpdater, offering, ready } from '../../support/updates/opened-updater.ts';

let at: OpenedUpdater;
beforeEach(() => {
  at = new OpenedUpdater();
});

test('a release without a package for this till changes nothing', async () => {
  const updater = at.open({ installed: { kind: 'deb', arch: 'x64' } });
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
  const updater = at.open({ updates: offering([FITS, then]) });
  await updater.check();
  await ready(updater);
  expect(await updater.check()).toEqual(then);
  expect(updater.view()).toEqual({});
  expect(await updater.installNow()).toMatchObject({ ok: false });
  await updater.orderAtClose();
  expect(await at.folder.order()).toBeUndefined();
});

test.each(['unreachable', 'not-signed', 'unreadable'] as const)(
  'a version that lies ready stays so while the address is %s',
  async (result) => {
    const updater = at.open({ updates: offering([FITS, { version: '1.0.0', result }]) });
    await updater.check();
    await ready(updater);
    await updater.check();
    await updater.orderAtClose();
    expect((await at.folder.order())?.version).toBe('1.1.0');
  },
);

test('a version that is withdrawn while its order is written is not installed', async () => {
  const updater = at.open({ updates: offering([FITS, { version: '1.0.0', result: 'newest' }]) });
  await updater.check();
  await ready(updater);
  const written = at.folder.giveOrder.bind(at.folder);
  at.folder.giveOrder = async (order) => {
    await updater.check();
    await written(order);
  };
  expect(await updater.installNow()).toMatchObject({ ok: false });
  expect(at.startedAgain).toBe(0);
  expect(await at.folder.order()).toBeUndefined();
});

test('a version that is withdrawn while it is loaded is loaded no further', async () => {
  const updater = at.open({
    updates: offering([FITS, { version: '1.0.0', result: 'newest' }]),
    sleep: (_, signal) => setTimeout(HOUR_MS, undefined, { signal, ref: false }),
  });
  await updater.check();
  await expect.poll(() => at.fetched).toBe(1);
  await updater.check();
  expect(updater.view()).toEqual({});
});

test('a newer version takes the place of the one that lies ready, of which nothing is ordered meanwhile', async () => {
  const looks = [FITS, { ...FITS, newer: '1.2.0' }];
  const updater = at.open({ updates: offering(looks), freeBytes: () => Promise.resolve(undefined) });
  await updater.check();
  await ready(updater);
  await updater.check();
  await updater.orderAtClose();
  expect(await at.folder.order()).toBeUndefined();
  await ready(updater);
  await updater.orderAtClose();
  expect((await at.folder.order())?.version).toBe('1.2.0');
});
