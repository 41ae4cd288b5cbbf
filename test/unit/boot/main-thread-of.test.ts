import { spawn } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mainThreadOf } from '../../../src-main/boot/process/main-thread-of.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const onLinux = test.skipIf(process.platform !== 'linux');

onLinux('a process that is stopped is told from one that waits', async () => {
  const pid = started('sleep', '600');
  await expect.poll(() => mainThreadOf(pid)?.isStopped).toBe(false);
  process.kill(pid, 'SIGSTOP');
  await expect.poll(() => mainThreadOf(pid)?.isStopped).toBe(true);
  process.kill(pid, 'SIGCONT');
  await expect.poll(() => mainThreadOf(pid)?.isStopped).toBe(false);
});

onLinux('processor time is that of the main thread alone', async () => {
  const others =
    'new (require("node:worker_threads").Worker)("for (;;);", { eval: true }); setInterval(() => 0, 1e6)';
  const [waits, spins] = [
    started(process.execPath, '-e', others),
    started(process.execPath, '-e', 'for (;;);'),
  ];
  await expect.poll(() => mainThreadOf(spins)?.usedMs, { timeout: 50_000 }).toBeGreaterThan(800);
  expect(mainThreadOf(waits)?.usedMs).toBeLessThan(600);
});

onLinux('a name of brackets and letters changes nothing', async () => {
  const folder = temporaryFolder();
  await copyFile('/bin/sleep', join(folder, 'a) T 1 2'));
  const pid = started(join(folder, 'a) T 1 2'), '600');
  await expect.poll(() => mainThreadOf(pid)?.isStopped).toBe(false);
  expect(mainThreadOf(pid)?.usedMs).toBeLessThan(1_000);
});

test('of a process that is not there nothing is known', () => {
  expect(mainThreadOf(0)).toBeUndefined();
  expect(mainThreadOf(2 ** 30)).toBeUndefined();
});

function started(program: string, ...args: readonly string[]): number {
  const child = spawn(program, args, { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child.pid ?? 0;
}
