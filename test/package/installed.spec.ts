import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { SandboxProcess } from '../support/electron/electron-sandbox.ts';
import { DRAWN_SEED } from '../support/drawn/drawn-seed.ts';
import { SeededRandom } from '../simulation/random.ts';
import { InstalledTill } from '../support/electron/installed-till.ts';

const { DEBIAN_PACKAGE: debianPackage = '' } = process.env;
const PROGRAM = '/usr/bin/countertop';
const LEDGER_TOOL = join(import.meta.dirname, '../../out/ledger/index.cjs');

/** What a shopper may try at a keyboard; the till's own keys are only those that type. */
const WAYS_OUT = [
  ...['alt+F4', 'ctrl+q', 'ctrl+w', 'ctrl+shift+w', 'alt+space', 'super', 'alt+Tab', 'F11', 'Escape'],
  ...['ctrl+r', 'F5', 'ctrl+shift+i', 'F12', 'ctrl+n', 'ctrl+t', 'ctrl+o', 'ctrl+p', 'ctrl+s', 'ctrl+u'],
  ...['ctrl+plus', 'ctrl+minus', 'alt+Left', 'alt+Home', 'ctrl+l', 'F1', 'F6', 'F10', 'Menu', 'shift+F10'],
];

/** Key chords and touches, drawn by a seed; 1,000 in the nightly run. */
const GESTURES = Number(process.env['GESTURES'] ?? 100);
/** A round of them is followed by a look at the windows. */
const ROUND = 20;
const CHORD_EVERY_MS = 60;
/** The corner that staff hold is pressed for two seconds. */
const LONGEST_TOUCH_MS = 1_200;
const MODIFIERS = [
  '',
  '',
  'alt+',
  'ctrl+',
  'shift+',
  'super+',
  'ctrl+shift+',
  'ctrl+alt+',
  'alt+shift+',
] as const;
const KEYS = [
  ...Array.from('abcdefghijklmnopqrstuvwxyz0123456789'),
  ...Array.from({ length: 12 }, (_, place) => `F${place + 1}`),
  ...['Left', 'Right', 'Up', 'Down', 'Home', 'End', 'Prior', 'Next', 'Delete', 'Insert', 'Print', 'Menu'],
  ...['Return', 'Tab', 'space', 'Escape', 'plus', 'minus', 'comma', 'slash'],
] as const;

const KIOSK = { mode: 'fixed-amount', fixedAmount: '5.00' };

const test = base.extend<{
  sandbox: SandboxProcess;
  till: InstalledTill;
  kiosk: InstalledTill;
  kioskInCage: InstalledTill;
}>({
  sandbox: async ({}, use) => {
    const sandbox = await SandboxProcess.start();
    await use(sandbox);
    await sandbox.stop();
  },
  till: async ({ sandbox }, use) => {
    const till = await InstalledTill.on(PROGRAM, sandbox);
    await use(till);
    await till.remove();
  },
  kiosk: async ({ sandbox }, use) => {
    const till = await InstalledTill.on(PROGRAM, sandbox, { kiosk: KIOSK });
    await use(till);
    await till.remove();
  },
  kioskInCage: async ({ sandbox }, use) => {
    const till = await InstalledTill.on(PROGRAM, sandbox, { kiosk: KIOSK, isInCage: true });
    await use(till);
    await till.remove();
  },
});

/** Dots of the virtual display: the button that begins a visit. At the code nothing is there to be pressed. */
const TOUCH_TO_START = [960, 860] as const;
/** Where the staff's menu is, and the question for their PIN is not. */
const MENU = [100, 400] as const;

test.skip(debianPackage === '', 'a Debian package is installed by root on Debian only');
// One computer: installed, used, removed.
test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  test.setTimeout(300_000);
  // With what it depends on, as a shop's computer gets it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', '--reinstall', debianPackage], {
    env,
    stdio: 'ignore',
  });
});

test('an installed till sells by its keys, and after a kill it is on the same sale', async ({
  sandbox,
  till,
}) => {
  till.start();
  await sold(till, sandbox);
  const [payment] = await sandbox.payments();
  expect(payment?.requested).toBe(12.5);
  await expect.poll(() => till.scannedCode(), { timeout: 20_000 }).toBe(payment?.url);

  await till.kill();
  till.start();
  await expect.poll(() => till.scannedCode(), { timeout: 20_000 }).toBe(payment?.url);
  expect(await sandbox.payments()).toHaveLength(1);

  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expect.poll(() => isGreen(till), { timeout: 20_000 }).toBe(true);

  await till.close();
  const ledger = ledgerOf(till);
  const exported = join(till.folder, 'events.jsonl');
  expect(ledgerTool('verify', ledger)).toContain('1 sale');
  ledgerTool('export', ledger, exported);
  expect(readFileSync(exported, 'utf8')).toMatch(/"completed"/);
});

test('an installed till that is a kiosk sells to a shopper, has no way out, and is closed by staff alone', async ({
  sandbox,
  kiosk,
}) => {
  test.slow();
  kiosk.start();
  // Until it is drawn a touch goes nowhere.
  await expect
    .poll(async () => (await kiosk.touch(...TOUCH_TO_START), (await sandbox.payments()).length), {
      intervals: [1_000],
      timeout: 60_000,
    })
    .toBe(1);
  const [payment] = await sandbox.payments();
  expect(payment?.requested).toBe(5);
  await expect.poll(() => kiosk.scannedCode(), { timeout: 20_000 }).toBe(payment?.url);
  const windows = kiosk.windows();

  await test.step('no key leads away from it', async () => {
    for (const keys of WAYS_OUT) kiosk.press(keys);
    await kiosk.touch(...TOUCH_TO_START, 1_500);
    await expect.poll(() => kiosk.scannedCode(), { timeout: 20_000 }).toBe(payment?.url);
    expect(kiosk.windows()).toEqual(windows);
    expect(await sandbox.payments()).toHaveLength(1);
    expect(kiosk.exitCode()).toBeNull();
  });

  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expect.poll(() => isGreen(kiosk), { timeout: 20_000 }).toBe(true);

  await test.step('staff hold the corner, type their PIN, and close it', async () => {
    await kiosk.touch(20, 20, 3_000);
    kiosk.press('4', '7', '1', '1', 'Return');
    // The PIN is being tried for a while, and takes no key meanwhile.
    await expect.poll(() => kiosk.colour(MENU).red, { timeout: 30_000 }).toBeGreaterThan(200);
    // Done, pause, health, the till, start again: the last one closes it.
    kiosk.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Return');
    await expect.poll(() => kiosk.exitCode(), { timeout: 30_000 }).toBe(0);
  });
  expect(ledgerTool('verify', ledgerOf(kiosk))).toContain('1 sale');
});

test(`an installed till that is a kiosk stays one through ${GESTURES} key chords and touches (seed ${DRAWN_SEED})`, async ({
  sandbox,
  kiosk,
}) => {
  await stays(kiosk, sandbox);
});

test(`an installed till that is alone in cage stays so through ${GESTURES} key chords and touches (seed ${DRAWN_SEED})`, async ({
  sandbox,
  kioskInCage,
}) => {
  await stays(kioskInCage, sandbox);
});

test('an installed till is removed, and its record of sales stays', async ({ sandbox, till }) => {
  till.start();
  await sold(till, sandbox);
  await till.close();
  execFileSync('dpkg', ['--purge', 'countertop'], { stdio: 'ignore' });
  expect(existsSync(PROGRAM)).toBe(false);
  expect(existsSync('/opt/Countertop')).toBe(false);
  expect(readdirSync(ledgerOf(till))).toContain('ledger.db');
});

/** Whatever somebody presses and touches, it is there, alone, and sells to the next shopper. */
async function stays(kiosk: InstalledTill, sandbox: SandboxProcess): Promise<void> {
  test.setTimeout(120_000 + GESTURES * 500);
  kiosk.start();
  await expect.poll(() => kiosk.isDrawn(), { timeout: 60_000 }).toBe(true);
  const windows = kiosk.windows();
  const random = new SeededRandom(DRAWN_SEED, 'gestures at a kiosk');
  for (let done = 0; done < GESTURES; done += ROUND) {
    const round = Math.min(ROUND, GESTURES - done);
    const chords = Array.from(
      { length: Math.ceil(round / 2) },
      () => `${random.pick(MODIFIERS)}${KEYS[random.between(0, KEYS.length - 1)]}`,
    );
    kiosk.pressFast(chords, CHORD_EVERY_MS);
    for (let touch = chords.length; touch < round; touch++)
      await kiosk.touch(
        random.between(0, 1_919),
        random.between(0, 1_199),
        random.between(20, random.chance(0.1) ? LONGEST_TOUCH_MS : 80),
      );
    expect(kiosk.exitCode(), `after ${chords.join(' ')}`).toBeNull();
    expect(kiosk.windows(), `after ${chords.join(' ')}`).toEqual(windows);
  }
  // Whatever they made of it, it sells to the next shopper.
  await expect
    .poll(async () => (await kiosk.touch(...TOUCH_TO_START), kiosk.scannedCode()), {
      intervals: [2_000],
      timeout: 60_000,
    })
    .toContain('http');
  expect(await sandbox.payments()).not.toEqual([]);
}

/** 12.50 is typed and charged. */
async function sold(till: InstalledTill, sandbox: SandboxProcess): Promise<void> {
  await expect.poll(() => till.log(), { timeout: 60_000 }).toContain('"online"');
  await expect.poll(() => till.hearsKeys(), { timeout: 60_000 }).toBe(true);
  till.press('1', '2', '5', '0', 'Return');
  await expect.poll(async () => (await sandbox.payments()).length).toBe(1);
}

function ledgerOf(till: InstalledTill): string {
  const [terminal = ''] = readdirSync(join(till.folder, 'ledgers'));
  return join(till.folder, 'ledgers', terminal);
}

function ledgerTool(...args: readonly string[]): string {
  return execFileSync(process.execPath, [LEDGER_TOOL, ...args], { encoding: 'utf8' });
}

function isGreen(till: InstalledTill): boolean {
  const { red, green, blue } = till.colour();
  return green > red + 20 && green > blue + 20;
}
