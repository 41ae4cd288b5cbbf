import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { charge, expectHeading, shownAddress } from '../../support/electron/cashier.ts';
import { test as base } from '../../support/electron/electron-test.ts';
import { FreeTill } from '../../support/electron/free-till.ts';
import { backWithin, notedRestarts, now, since } from '../../support/electron/screen-of-till.ts';
import type { FreeTillOptions } from '../../support/electron/free-till.ts';
import type { Moment } from '../../support/electron/screen-of-till.ts';

const test = base.extend<{
  startFreely: (options?: Omit<FreeTillOptions, 'folder' | 'display'>) => FreeTill;
}>({
  startFreely: async ({ sandbox, folder, display }, use) => {
    const started: FreeTill[] = [];
    await use((options = {}) => {
      const till = new FreeTill(sandbox, { ...options, folder, display });
      started.push(till);
      return till;
    });
    for (const till of started) await till.end();
  },
});

test.skip(process.platform !== 'linux', 'only Linux shows processes as files');

interface Charged {
  readonly code: string;
  /** How soon it has to be shown again. */
  readonly withinMs: number;
}

/** Charges on a till that was started just now. */
async function chargeOn(till: FreeTill): Promise<Charged> {
  const began = performance.now();
  const page = await till.page('index.html');
  await expectHeading(page, 'New sale');
  const withinMs = backWithin(performance.now() - began);
  await charge(page, '1234', 'WATCH-3');
  await expectHeading(page, 'Waiting for payment');
  return { code: await shownAddress(page), withinMs };
}

/** Waits for the next process of a till to show this code. */
async function expectCodeAgain(
  what: string,
  till: FreeTill,
  { code, withinMs }: Charged,
  before: number | undefined,
  began: Moment,
) {
  await test.step(what, async () => {
    await expect
      .poll(() => till.pid() !== undefined && till.pid() !== before, { timeout: 60_000 })
      .toBe(true);
    const page = await till.page('index.html');
    await expect(page.getByText(code)).toBeVisible({ timeout: 20_000 });
    const { tookMs, graceMs } = since(began);
    test.info().annotations.push({ type: 'back after', description: `${what}: ${Math.round(tookMs)} ms` });
    expect(tookMs).toBeLessThan(withinMs + graceMs);
  });
}

test('graphics that are lost again and again end in a new start on the same sale, not in the end', async ({
  startFreely,
  folder,
}) => {
  test.slow();
  const till = startFreely();
  const charged = await chargeOn(till);
  const first = till.pid();
  let began = now();
  for (let time = 1; time <= 5; time++) {
    await expect.poll(() => till.graphics()).toBeDefined();
    const lost = till.graphics() ?? 0;
    began = now();
    process.kill(lost, 'SIGKILL');
    await expect.poll(() => till.graphics() === lost).toBe(false);
  }
  await expectCodeAgain('graphics lost five times', till, charged, first, began);
  expect(till.exitCodes).toEqual([0]);
  expect(notedRestarts(folder)).toEqual(Array(5).fill('graphics ended'));
});

test('a till whose window is taken away starts again on the same sale', async ({ startFreely, folder }) => {
  const till = startFreely();
  const charged = await chargeOn(till);
  const before = till.pid();
  const began = now();
  await till.befall(`require('electron').BrowserWindow.getAllWindows()[0].destroy()`);
  await expectCodeAgain('the till’s window is taken', till, charged, before, began);
  expect(till.exitCodes).toEqual([0]);
  expect(notedRestarts(folder)).toEqual(['till-screen taken']);
});

/** What a main process can hang in: its processor time goes on in the first, and stands still in the second. */
const HANGS = {
  hanging: 'for (;;);',
  'asleep for good': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
} as const;

test('a main process that is killed or hangs is back at the same code where something supervises it', async ({
  startFreely,
  folder,
}) => {
  test.slow();
  const till = startFreely({ isSupervised: true });
  const charged = await chargeOn(till);
  for (const what of ['killed', 'hanging', 'asleep for good'] as const) {
    const before = till.pid() ?? 0;
    const began = now();
    if (what === 'killed') process.kill(before, 'SIGKILL');
    else await till.befall(HANGS[what]);
    await expectCodeAgain(what, till, charged, before, began);
  }
  expect(till.exitCodes).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL']);
  expect(notedRestarts(folder)).toEqual(['till ended', 'till hung', 'till hung']);
});

test('a till that crashes again and again before it is open leaves few files of that', async ({
  startFreely,
  folder,
}) => {
  test.slow();
  const till = startFreely({ isSupervised: true });
  const crashes = 10;
  const often = { timeout: 30_000, intervals: [10] };
  for (let crash = 1; crash <= crashes; crash++) {
    // Its first window is open by then, and the till is not.
    await expect.poll(() => till.screens().length > 0, often).toBe(true);
    const screens = till.screens();
    const pid = till.pid();
    if (pid === undefined) throw new Error('no process is there');
    process.kill(pid, 'SIGSEGV');
    await expect.poll(() => till.exitCodes.length, often).toBe(crash);
    await expect.poll(() => till.screens().some((screen) => screens.includes(screen)), often).toBe(false);
  }
  await till.end();
  const left = readdirSync(join(folder, 'crashes'), { recursive: true, encoding: 'utf8' });
  const files = left.filter((name) => name.endsWith('.dmp')).length;
  // Five, and those of a start or two at which they could not be looked through in time.
  expect(files).toBeGreaterThan(0);
  expect(files).toBeLessThan(crashes);
});
