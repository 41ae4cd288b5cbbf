import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { SandboxProcess } from '../support/electron-sandbox.ts';
import { InstalledTill } from '../support/installed-till.ts';

const { DEBIAN_PACKAGE: debianPackage = '' } = process.env;
const PROGRAM = '/usr/bin/countertop';
const LEDGER_TOOL = join(import.meta.dirname, '../../out/ledger/index.cjs');

const test = base.extend<{ sandbox: SandboxProcess; till: InstalledTill }>({
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
});

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

test('an installed till is removed, and its record of sales stays', async ({ sandbox, till }) => {
  till.start();
  await sold(till, sandbox);
  await till.close();
  execFileSync('dpkg', ['--purge', 'countertop'], { stdio: 'ignore' });
  expect(existsSync(PROGRAM)).toBe(false);
  expect(existsSync('/opt/Countertop')).toBe(false);
  expect(readdirSync(ledgerOf(till))).toContain('ledger.db');
});

/** 12.50 is typed and charged. Before its first screen is drawn a till hears no key, and its log is the only sign of it. */
async function sold(till: InstalledTill, sandbox: SandboxProcess): Promise<void> {
  await expect.poll(() => till.log(), { timeout: 30_000 }).toContain('"online"');
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
