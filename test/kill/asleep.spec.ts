import { execFileSync, spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { expect } from '@playwright/test';
import { expectHeading } from '../support/electron/cashier.ts';
import { windowShowing } from '../support/electron/electron-app.ts';
import { test } from '../support/electron/electron-test.ts';
import { kioskOf } from '../support/electron/staff-at-kiosk.ts';
import { backWithin, notedRestarts, ScreenOfTill } from '../support/electron/screen-of-till.ts';

/** No way out of JavaScript leads there: a page may not wait, and the kernel marks what is stopped by a signal. */
const ASLEEP = ['set $rip = $rip - 2', 'set $orig_rax = -1', 'set $rax = 34', 'detach'];

/** Ends by itself, whatever becomes of the test. */
const BUSY = 'for (const end = Date.now() + 60_000; Date.now() < end; );';

test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'the system calls of Linux on x64');

for (const [computer, programs] of [
  ['a computer with time to spare', 0],
  ['a busy computer', 2 * cpus().length],
] as const) {
  test(`a screen that sleeps for good is back at the same code within ten seconds, on ${computer}`, async ({
    sandbox,
    startTill,
    folder,
  }) => {
    test.slow();
    test.skip(!hasDebugger(), 'without gdb nothing puts a process to sleep');
    const began = performance.now();
    const { app } = await startTill(kioskOf(sandbox));
    const page = await windowShowing(app, 'kiosk.html');
    await page.getByRole('button', { name: 'Touch to start' }).click();
    const withinMs = backWithin(performance.now() - began);
    await expectHeading(page, 'Scan to pay');
    const screen = new ScreenOfTill(app, 'kiosk.html');
    await expect.poll(() => screen.code(), { timeout: 20_000 }).not.toBe('');
    const code = await screen.code();
    const struck = await screen.pid();
    const busy = Array.from({ length: programs }, () => spawn(process.execPath, ['-e', BUSY]));
    try {
      putToSleep(struck);
      const asleep = performance.now();
      await expect.poll(() => screen.pid().catch(() => struck), { timeout: 30_000 }).not.toBe(struck);
      await expect.poll(() => screen.code(), { timeout: 30_000, intervals: [100] }).toBe(code);
      expect(performance.now() - asleep).toBeLessThan(withinMs);
    } finally {
      for (const program of busy) program.kill('SIGKILL');
    }
    expect(notedRestarts(folder)).toEqual(['kiosk-screen hung']);
  });
}

function hasDebugger(): boolean {
  try {
    execFileSync('gdb', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Has the main thread call `pause` in the place of whatever it waits in: it sleeps until a signal comes. */
function putToSleep(pid: number): void {
  const commands = ['set auto-solib-add off', ...ASLEEP].flatMap((command) => ['-ex', command]);
  execFileSync('gdb', ['-p', String(pid), '-batch', '-nx', ...commands], { stdio: 'ignore' });
}
