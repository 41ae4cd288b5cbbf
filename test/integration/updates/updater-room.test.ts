import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { CONTENT, FITS, OpenedUpdater, offering, PACK, ready } from '../../support/updates/opened-updater.ts';

let at: OpenedUpdater;
beforeEach(() => {
  at = new OpenedUpdater();
});

test('packages of earlier versions go, the version before this one stays', async () => {
  mkdirSync(at.folder.path);
  for (const name of ['countertop-1.0.5-x64.AppImage.part', 'previous.AppImage'])
    writeFileSync(join(at.folder.path, name), '');
  const updater = at.open();
  await updater.check();
  await ready(updater);
  expect(readdirSync(at.folder.path).sort()).toEqual([PACK.file, 'previous.AppImage', 'rehearsal.cjs']);
});

test('a disk that would have too little room left takes no package, and gets back what was there of it', async () => {
  const MIB = 1024 * 1024;
  let free = 256 * MIB + 3 * CONTENT.length - 1;
  const updater = at.open({ freeBytes: () => Promise.resolve(free) });
  mkdirSync(at.folder.path);
  writeFileSync(at.folder.package(`${PACK.file}.part`), '');
  await updater.check();
  await expect
    .poll(() => updater.view().underWay)
    .toEqual({ version: '1.1.0', state: 'not-loaded', why: 'disk' });
  expect(at.fetched).toBe(0);
  expect(readdirSync(at.folder.path)).toEqual(['rehearsal.cjs']);

  free += 1;
  await updater.check();
  await ready(updater);
  // So does one that lies there whole, or a till at rest would begin to install it again and again.
  free = 256 * MIB;
  await updater.check();
  await expect.poll(() => updater.view().underWay?.state).toBe('not-loaded');
  expect(readdirSync(at.folder.path)).toEqual(['rehearsal.cjs']);
  expect(await updater.installNow()).toMatchObject({ ok: false });
});

test('a package that lies ready gives up its room to sales, also where none is left to try it once more', async () => {
  let free = 1e12;
  const notTried = { version: '1.0.0', newer: '1.1.0', result: 'not-tried' } as const;
  const updater = at.open({
    updates: offering([FITS, notTried, notTried]),
    freeBytes: () => Promise.resolve(free),
  });
  await updater.check();
  await ready(updater);
  await updater.check();
  await ready(updater);
  expect(readdirSync(at.folder.path)).toContain(PACK.file);
  free = 1;
  await updater.check();
  await expect.poll(() => updater.view().underWay).toMatchObject({ state: 'not-loaded', why: 'disk' });
  expect(readdirSync(at.folder.path)).not.toContain(PACK.file);
});
