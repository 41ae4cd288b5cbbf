import { join } from 'node:path';
import { expect } from '@playwright/test';
import { charge, expectHeading, shownAddress } from '../support/electron/cashier.ts';
import { test as base } from '../support/electron/electron-test.ts';
import { FreeTill } from '../support/electron/free-till.ts';
import { backWithin, loseGraphics, now, ScreenOfTill, since } from '../support/electron/screen-of-till.ts';
import type { RunningTill } from '../support/electron/electron-app.ts';
import type { Moment } from '../support/electron/screen-of-till.ts';

/** A screen that ended three times in a row is started again more and more slowly. */
const IN_A_ROW = ['SIGKILL', 'SIGSTOP', 'SIGKILL'] as const;
/** Of each screen, and of main. */
const KILLS = Number(process.env['KILLS'] ?? 200);
const STARTS = Math.ceil(KILLS / IN_A_ROW.length);
/** A till whose main process hung three times within an hour is given longer. */
const HANGS_OF_MAIN = 3;
const TILLS = Math.ceil(KILLS / 2 / HANGS_OF_MAIN);
/** The fifth within an hour has the till start again. */
const GRAPHICS_LOST = 4;
const START_TIMEOUT_MS = 180_000;
const MAIN_TIMEOUT_MS = 60_000;

const test = base.extend<{ startSupervised: (name: string) => FreeTill }>({
  startSupervised: async ({ sandbox, folder, display }, use) => {
    const started: FreeTill[] = [];
    await use((name) => {
      const till = new FreeTill(sandbox, { folder: join(folder, name), display, isSupervised: true });
      started.push(till);
      return till;
    });
    for (const till of started) await till.end();
  },
});

interface Struck {
  readonly what: string;
  readonly took: number;
}

test.skip(process.platform !== 'linux', 'only Linux shows processes as files');

test(`${STARTS * IN_A_ROW.length} kills and hangs of each screen, ${STARTS * GRAPHICS_LOST} of the graphics: the same code, no dialog`, async ({
  sandbox,
  startTill,
}) => {
  test.setTimeout((STARTS + 1) * START_TIMEOUT_MS);
  const { profile, secrets } = sandbox.ready;
  const struck: Struck[] = [];
  for (let start = 1; start <= STARTS; start++) {
    const began = performance.now();
    const till = await startTill({ profile, secrets, customerDisplay: true });
    await expect(till.page.getByRole('heading').first()).toBeVisible();
    const withinMs = backWithin(performance.now() - began);
    // One sale for each start: a payment that nobody pays expires after a quarter of an hour.
    if (start > 1) await till.page.getByRole('button', { name: /^New sale/ }).click();
    const reference = `SCREENS-${start}`;
    await charge(till.page, `${1233 + start}`, reference);
    await expectHeading(till.page, 'Waiting for payment');
    const code = await shownAddress(till.page);
    await refuseDialogs(till);
    const strike = strikeOf(till, { code, withinMs, struck });
    for (const signal of IN_A_ROW)
      for (const name of ['customer.html', 'index.html'] as const)
        await strike(name, `${signal} of ${name}`, () => new ScreenOfTill(till.app, name).strike(signal));
    for (let time = 0; time < GRAPHICS_LOST; time++)
      await strike('index.html', 'graphics lost', () => loseGraphics(till.app));
    expect(await till.app.evaluate(() => Reflect.get(globalThis, 'dialogs') as readonly string[])).toEqual(
      [],
    );
    const [payment, ...more] = await sandbox.payments(reference);
    expect(more).toEqual([]);
    await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
    await till.close();
  }
  report(struck);
});

test(`${TILLS * HANGS_OF_MAIN * 2} kills and hangs of main under supervision: the same code, and one payment`, async ({
  sandbox,
  startSupervised,
}) => {
  test.setTimeout((TILLS * HANGS_OF_MAIN * 2 + 1) * MAIN_TIMEOUT_MS);
  const struck: Struck[] = [];
  for (let number = 1; number <= TILLS; number++) {
    const till = startSupervised(`till-${number}`);
    struck.push(...(await strikeMain(till, { amount: `${1233 + number}`, reference: `MAIN-${number}` })));
    expect(await sandbox.payments(`MAIN-${number}`)).toHaveLength(1);
    await till.end();
  }
  report(struck);
});

/** Charges on a till that starts now, and strikes its main process as often as it starts again at once. */
async function strikeMain(
  till: FreeTill,
  { amount, reference }: { readonly amount: string; readonly reference: string },
): Promise<readonly Struck[]> {
  const struck: Struck[] = [];
  const began = performance.now();
  const page = await till.page('index.html');
  await expectHeading(page, 'New sale');
  const withinMs = backWithin(performance.now() - began);
  await charge(page, amount, reference);
  await expectHeading(page, 'Waiting for payment');
  const code = await shownAddress(page);
  for (let time = 0; time < HANGS_OF_MAIN * 2; time++) {
    const what = time % 2 === 0 ? 'main killed' : 'main hangs';
    const before = till.pid() ?? 0;
    const began = now();
    if (time % 2 === 0) process.kill(before, 'SIGKILL');
    else await till.befall('for (;;);');
    await expect
      .poll(() => till.pid() !== undefined && till.pid() !== before, { timeout: 60_000 })
      .toBe(true);
    await expect((await till.page('index.html')).getByText(code)).toBeVisible({ timeout: 20_000 });
    struck.push(within(what, began, withinMs));
  }
  return struck;
}

/** Lets something befall a screen, and waits until a phone reads the same code there. */
function strikeOf(
  { app }: RunningTill,
  { code, withinMs, struck }: { code: string; withinMs: number; struck: Struck[] },
) {
  return async (name: 'customer.html' | 'index.html', what: string, befall: () => Promise<void>) => {
    const screen = new ScreenOfTill(app, name);
    await expect.poll(() => screen.code(), { timeout: 20_000, intervals: [100] }).toBe(code);
    const began = now();
    await befall();
    await expect.poll(() => screen.code(), { timeout: 60_000, intervals: [100] }).toBe(code);
    struck.push(within(what, began, withinMs));
  };
}

function within(what: string, began: Moment, withinMs: number): Struck {
  const { tookMs, graceMs } = since(began);
  expect(tookMs, what).toBeLessThan(withinMs + graceMs);
  return { what, took: tookMs };
}

/** Nobody stands before an empty shop's till to answer one. */
async function refuseDialogs({ app }: RunningTill): Promise<void> {
  await app.evaluate(({ dialog }) => {
    const dialogs: string[] = [];
    Object.assign(globalThis, { dialogs });
    for (const show of ['showMessageBox', 'showErrorBox'] as const)
      Object.assign(dialog, { [show]: (...shown: unknown[]) => dialogs.push(JSON.stringify(shown.at(-1))) });
  });
}

function report(struck: readonly Struck[]): void {
  for (const [what, all] of byKind(struck)) {
    const took = all.map((each) => each.took).sort((a, b) => a - b);
    const [middle = 0, last = 0] = [took[Math.floor(took.length / 2)], took.at(-1)];
    console.log(
      `${what}: ${took.length} times, back after ${middle.toFixed(0)} ms, ${last.toFixed(0)} at most`,
    );
  }
}

/** Node 20 has no `Map.groupBy`. */
function byKind(struck: readonly Struck[]): ReadonlyMap<string, readonly Struck[]> {
  const kinds = new Set(struck.map(({ what }) => what));
  return new Map([...kinds].map((kind) => [kind, struck.filter(({ what }) => what === kind)]));
}
