import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endFirstStart, endTrial } from '../../../src-main/boot/process/new-version-up.ts';
import { UpdateFolder } from '../../../src-main/updates/update-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const HOUR_MS = 60 * 60_000;

let now: number;
let folder: string;
let hasEnded: boolean;

const { setTimeout } = timers;
beforeAll(() => {
  const sleep = (ms: number): Promise<void> => {
    now += ms;
    return Promise.resolve();
  };
  Object.assign(timers, { setTimeout: sleep });
  syncBuiltinESMExports();
});
afterAll(() => {
  Object.assign(timers, { setTimeout });
  syncBuiltinESMExports();
});
beforeEach(() => {
  now = 0;
  hasEnded = false;
  folder = temporaryFolder();
});

test('a first start counts as one that came up, however late somebody types what the till asks for', async () => {
  const { path, orderFile } = new UpdateFolder(folder);
  mkdirSync(path);
  writeFileSync(orderFile, '{}');
  await endFirstStart(
    app(),
    tillWith(() => (now < 8 * HOUR_MS ? undefined : '{"sales":40}')),
  );
  expect(Math.floor(now / HOUR_MS)).toBe(8);
  expect(existsSync(orderFile)).toBe(false);
});

test('a page that ended before it answered whether it is drawn is asked again', async () => {
  const { path, orderFile } = new UpdateFolder(folder);
  mkdirSync(path);
  writeFileSync(orderFile, '{}');
  // Of a page whose process ends or hangs, Electron answers nothing.
  const answers = [new Promise<boolean>(() => undefined), Promise.resolve(false), Promise.resolve(true)];
  await endFirstStart(
    app(),
    tillWith(
      () => '{"sales":40}',
      () => answers.shift(),
    ),
  );
  expect(answers).toEqual([]);
  expect(existsSync(orderFile)).toBe(false);
});

test('a version that is tried and opens no record ends by itself, should nobody else end it', async () => {
  await endTrial(
    app(),
    tillWith(() => undefined),
  );
  expect(now).toBe(HOUR_MS / 6);
  expect(hasEnded).toBe(true);
});

function app(): Parameters<typeof endTrial>[0] {
  return { getPath: () => folder, quit: () => (hasEnded = true) };
}

function tillWith(
  figures: () => string | undefined,
  executeJavaScript: () => Promise<boolean> | undefined = () => Promise.resolve(true),
): Parameters<typeof endTrial>[1] {
  const webContents = { executeJavaScript };
  const window = { isDestroyed: () => false, webContents } as unknown;
  return { window: window as Parameters<typeof endTrial>[1]['window'], figures };
}
