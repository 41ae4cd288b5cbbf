import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endCleanRestart, restartClean } from '../../../../src-main/electron/process/clean-restart.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import type { CleanRestartParts } from '../../../../src-main/electron/process/clean-restart.ts';

function start(folder: string, changes: Partial<CleanRestartParts> = {}) {
  const restarts: string[] = [];
  const parts: CleanRestartParts = {
    folder,
    env: {},
    isDriven: false,
    pid: 4711,
    keepSecrets: () => Promise.resolve(true),
    restart: () => restarts.push('restart'),
    ...changes,
  };
  return { restarts, ended: restartClean(parts) };
}

test('stored secrets lead to one restart, however often it is tried', async () => {
  const folder = temporaryFolder();
  const first = start(folder);
  expect(await first.ended).toBe(true);
  expect(first.restarts).toHaveLength(1);
  for (let again = 0; again < 3; again += 1) {
    const next = start(folder);
    expect(await next.ended).toBe(false);
    expect(next.restarts).toEqual([]);
  }
});

test('a till with a clean environment allows the next restart', async () => {
  const folder = temporaryFolder();
  await start(folder).ended;
  await endCleanRestart(folder);
  expect(await start(folder).ended).toBe(true);
});

test.each([
  ['secrets that could not be stored', { keepSecrets: () => Promise.resolve(false) }],
  ['a store that fails', { keepSecrets: () => Promise.reject(new Error('disk')) }],
  ['systemd, which would end the new process too', { env: { SYSTEMD_EXEC_PID: '4711' } }],
  ['a debugger, which follows the first process', { isDriven: true }],
  ['a folder that takes no mark', { folder: '/missing/folder' }],
])('%s: this process goes on', async (_, changes) => {
  const folder = temporaryFolder();
  const { ended, restarts } = start(folder, changes);
  expect(await ended).toBe(false);
  expect(restarts).toEqual([]);
  expect(existsSync(join(folder, 'restart-without-secrets'))).toBe(false);
});

test('a process that systemd started somewhere above does not count', async () => {
  expect(await start(temporaryFolder(), { env: { SYSTEMD_EXEC_PID: '1' } }).ended).toBe(true);
});
