import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { exportLedger } from '../../../src-main/ledger/tool/export-ledger.ts';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { pressLast } from '../../support/electron/electron-app.ts';
import { test as base } from '../../support/electron/electron-test.ts';
import { FreeTill } from '../../support/electron/free-till.ts';
import { removeFolder } from '../../support/system/remove-folder.ts';
import { Publisher } from '../../support/updates/publisher.ts';
import { tillVersion } from '../../support/updates/till-version.ts';
import type { Page } from '@playwright/test';

const REHEARSAL = readFileSync(join(import.meta.dirname, '../../../out/rehearsal/index.cjs'));
const INSTALLED_WITHIN_MS = 120_000;

interface Offered {
  readonly till: FreeTill;
  /** Its program, of version 1.0.0. */
  readonly appImage: string;
}

const test = base.extend<{
  versions: string;
  /** Starts an installed till whose publisher offers this version. */
  offered: (version: string, pack: Buffer, how?: { readonly isSupervised: boolean }) => Offered;
}>({
  versions: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'countertop-versions-'));
    await use(folder);
    await removeFolder(folder);
  },
  offered: async ({ sandbox, folder, display, versions }, use) => {
    const publisher = await Publisher.start();
    const tills: FreeTill[] = [];
    await use((version, pack, how) => {
      const appImage = installed(versions);
      publisher.offerPackage(version, REHEARSAL, pack);
      const profile = { updates: publisher.updates };
      const till = new FreeTill(sandbox, { folder, display, appImage, profile, ...how });
      tills.push(till);
      return { till, appImage };
    });
    for (const till of tills) await till.end();
    await publisher.stop();
  },
});

test.skip(process.platform !== 'linux', 'AppImages are of Linux');

test('a till waits for an open payment, and becomes the new version with the same record', async ({
  sandbox,
  folder,
  versions,
  offered,
}) => {
  test.setTimeout(360_000);
  const newer = tillVersion(versions, '9.0.0');
  const { till, appImage } = offered('9.0.0', newer);
  const page = await till.page('index.html');
  await charge(page, '1200', 'UPDATE-1');
  await expectHeading(page, 'Waiting for payment');
  await page.getByRole('button', { name: 'New sale' }).click();
  await loaded(page, '9.0.0');
  expect(modesIn(join(folder, 'updates'))).toEqual([0o600, 0o600]);

  await page.getByRole('button', { name: 'Install now' }).click();
  await expect(page.getByText('Payments are still open on this till.')).toBeVisible();
  expect(readFileSync(appImage)).not.toEqual(newer);

  const [payment] = await sandbox.payments();
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  // The last event of a sale that was paid.
  await expect
    .poll(() => recordOf(folder).some((line) => line.includes('"tender-read"')), { timeout: 30_000 })
    .toBe(true);
  const before = recordOf(folder);
  await pressLast(page.getByRole('button', { name: 'Install now' }));

  await expect
    .poll(() => endOf(folder), { timeout: INSTALLED_WITHIN_MS })
    .toMatchObject({ came: 'installed', version: '9.0.0', from: '1.0.0' });
  await expect.poll(() => versionsStarted(folder), { timeout: 60_000 }).toEqual(['1.0.0', '1.0.0', '9.0.0']);
  expect(readFileSync(appImage)).toEqual(newer);
  const then = await till.page('index.html');
  await toThisTill(then);
  await expect(
    then.getByText(/^Version 9.0.0 was installed on .*, in the place of version 1.0.0\.$/),
  ).toBeVisible();
  const [own, ...earlier] = recordOf(folder).toReversed();
  expect(earlier.toReversed()).toEqual(before);
  expect(own).toContain('"type":"version-used","fields":{"version":"9.0.0"}');
  // It is up, so its starts are counted no more.
  await expect.poll(() => existsSync(join(folder, 'updates', 'order.json'))).toBe(false);
});

test('a supervised till comes back with its record from a version that does not start', async ({
  folder,
  versions,
  offered,
}) => {
  test.setTimeout(360_000);
  const { till, appImage } = offered('9.1.0', tillVersion(versions, '9.1.0', 'process.exit(3)'), {
    isSupervised: true,
  });
  const page = await till.page('index.html');
  await loaded(page, '9.1.0');
  const [before, program] = [recordOf(folder), readFileSync(appImage)];
  await pressLast(page.getByRole('button', { name: 'Install now' }));
  await expect
    .poll(() => endOf(folder), { timeout: INSTALLED_WITHIN_MS })
    .toMatchObject({ came: 'returned', version: '9.1.0', why: 'ended' });
  await expectReturned(till);
  expect(versionsStarted(folder)).toEqual(['1.0.0', '1.0.0']);
  expect(till.exitCodes).toEqual([75]);
  expect(readFileSync(appImage)).toEqual(program);
  expect(recordOf(folder)).toEqual(before);
});

test('a till comes back from a version that came up when it was tried, and does not where people see it', async ({
  folder,
  versions,
  offered,
}) => {
  test.setTimeout(360_000);
  const ends = `if (!process.argv.includes('--trial'))
    require('electron').app.on('browser-window-created', () => process.kill(process.pid, 'SIGKILL'));`;
  const main = readFileSync(join(import.meta.dirname, '../../../out/main/index.cjs'), 'utf8');
  const { till, appImage } = offered('9.3.0', tillVersion(versions, '9.3.0', `${ends}\n${main}`), {
    isSupervised: true,
  });
  const page = await till.page('index.html');
  await loaded(page, '9.3.0');
  const [before, program] = [recordOf(folder), readFileSync(appImage)];
  await pressLast(page.getByRole('button', { name: 'Install now' }));
  await expect
    .poll(() => endOf(folder), { timeout: INSTALLED_WITHIN_MS })
    .toMatchObject({ came: 'returned', version: '9.3.0', why: 'ended' });
  await expectReturned(till);
  // To install, and the new version in its place; that one three times, and back.
  expect(till.exitCodes).toEqual([75, 75, 'SIGKILL', 'SIGKILL', 'SIGKILL', 75]);
  expect(readFileSync(appImage)).toEqual(program);
  expect(recordOf(folder)).toEqual(before);
});

for (const { by, end } of [
  { by: 'somebody', end: (till: FreeTill) => till.befall(`require('electron').app.quit()`) },
  { by: 'the system', end: (till: FreeTill) => process.kill(till.pid() ?? 0, 'SIGTERM') },
])
  test(`a till that ${by} closes leaves the order for its next start`, async ({ folder, offered }) => {
    const { till } = offered('9.2.0', Buffer.from('#!/bin/sh\nexit 3\n'));
    await loaded(await till.page('index.html'), '9.2.0');
    await end(till);
    await expect.poll(() => till.exitCodes).toEqual([0]);
    expect(readdirSync(join(folder, 'updates'))).toContain('order.json');
  });

test('another installation that is started on these files drops what was ordered', async ({
  sandbox,
  folder,
  display,
}) => {
  const updates = join(folder, 'updates');
  mkdirSync(join(updates, 'trial'), { recursive: true });
  const ordered = { version: '9.4.0', from: '1.0.0', file: join(updates, 'none'), bytes: 1, sha256: '' };
  const rest = { programSha256: '', ledgerFolder: folder, figures: '', tries: 1 };
  writeFileSync(join(updates, 'order.json'), JSON.stringify({ ...ordered, ...rest }));
  // From a checkout, as one of a package is no AppImage.
  const till = new FreeTill(sandbox, { folder, display });
  await till.page('index.html');
  expect(readdirSync(updates)).toEqual([]);
  await till.end();
});

async function expectReturned(till: FreeTill): Promise<void> {
  const back = await till.page('index.html');
  await toThisTill(back);
  await expect(
    back.getByText(/It ended at its start, so this version came back with its record/),
  ).toBeVisible();
}

/** Version 1.0.0, in one file. */
function installed(versions: string): string {
  const appImage = join(versions, 'countertop.AppImage');
  writeFileSync(appImage, tillVersion(versions, '1.0.0'));
  chmodSync(appImage, 0o755);
  return appImage;
}

async function loaded(page: Page, version: string): Promise<void> {
  await toThisTill(page);
  await page.getByRole('button', { name: 'Look for a new version' }).click();
  await expect(page.getByText(`Version ${version} is ready`)).toBeVisible({ timeout: 60_000 });
}

async function toThisTill(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Back office/ }).click();
  await page.getByRole('button', { name: /^This till/ }).click();
}

function endOf(folder: string): unknown {
  const file = join(folder, 'updates', 'last.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Each event and entry, as the export has it. */
function recordOf(folder: string): readonly string[] {
  const [terminal = ''] = readdirSync(join(folder, 'ledgers'));
  const target = `${folder}.evidence/record.jsonl`;
  exportLedger(ledgerFiles(join(folder, 'ledgers', terminal)), target);
  return readFileSync(target, 'utf8').trim().split('\n');
}

function versionsStarted(folder: string): readonly string[] {
  return readFileSync(join(folder, 'logs', 'till.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"till-started"'))
    .map((line) => (JSON.parse(line) as { readonly version: string }).version);
}

function modesIn(folder: string): readonly number[] {
  return readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
}
