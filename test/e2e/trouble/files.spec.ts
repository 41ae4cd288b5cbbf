import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { openStaffMenu } from '../../support/electron/staff-at-kiosk.ts';

test.skip(process.platform === 'win32', 'Windows has other means than modes and pipes');

/** What others of this computer may do something with. */
function openToOthers(folder: string): readonly string[] {
  return ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    .map((name) => ({ name, found: lstatSync(join(folder, name), { throwIfNoEntry: false }) }))
    .filter(({ found }) => found && !found.isSymbolicLink() && (found.mode & 0o077) !== 0)
    .map(({ name, found }) => `${name} ${((found?.mode ?? 0) & 0o777).toString(8)}`);
}

test('everything in the till’s folder is for its user alone, whatever the umask and an earlier version left', async ({
  startTill,
  folder,
}) => {
  const before = process.umask(0);
  mkdirSync(join(folder, 'ledgers'));
  writeFileSync(join(folder, 'ledgers', 'of-an-earlier-version'), '');
  chmodSync(folder, 0o777);
  try {
    const { page } = await startTill({ training: true });
    await page.getByRole('button', { name: '5', exact: true }).click();
    await page.getByRole('button', { name: '00', exact: true }).click();
    await page.getByRole('button', { name: /^Charge/ }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
    expect(existsSync(join(folder, 'training-sandbox.db'))).toBe(true);
    expect(
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('ledger.db-wal'),
      ),
    ).toHaveLength(1);
    await expect.poll(() => openToOthers(folder)).toEqual([]);
  } finally {
    process.umask(before);
  }
});

test('settings that are a pipe, and a vault that is a link, are set aside and hold nothing up', async ({
  startTill,
  folder,
  sandbox,
}) => {
  const elsewhere = join(folder, 'elsewhere.txt');
  writeFileSync(elsewhere, 'of somebody else');
  execFileSync('mkfifo', [join(folder, 'settings.json')]);
  symlinkSync(elsewhere, join(folder, 'secrets.json'));
  const { profile, secrets } = sandbox.ready;
  const { page } = await startTill({ profile, secrets });
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  expect(lstatSync(join(folder, 'settings.json')).isFile()).toBe(true);
  expect(lstatSync(join(folder, 'secrets.json')).isFile()).toBe(true);
  expect(readFileSync(elsewhere, 'utf8')).toBe('of somebody else');
});

test('pipes in the places of files that are written or read later hold up no start, no sign-in and no end', async ({
  startTill,
  folder,
  sandbox,
}) => {
  test.slow();
  const { profile, secrets } = sandbox.ready;
  const given = { profile, secrets: { ...secrets, staffPin: '4711' }, kiosk: true };
  const first = await startTill(given);
  await openStaffMenu(await windowShowing(first.app, 'kiosk.html'));
  await first.close();

  const ledger = join(folder, 'ledgers', readdirSync(join(folder, 'ledgers'))[0] ?? '');
  mkdirSync(join(folder, 'updates'), { recursive: true });
  const odd = [
    ...[join(folder, 'updates', 'order.json'), join(folder, 'updates', 'last.json')],
    ...[join(folder, 'logs', 'till.jsonl'), join(ledger, 'pins.json'), join(ledger, 'ledger-mark')],
  ];
  for (const file of odd) {
    rmSync(file, { force: true });
    execFileSync('mkfifo', [file]);
  }
  rmSync(join(folder, 'kiosk-touch.json'), { force: true });
  symlinkSync('/dev/zero', join(folder, 'kiosk-touch.json'));

  const { app, close } = await startTill(given);
  // No PIN can be read any more, so that of the start counts.
  await openStaffMenu(await windowShowing(app, 'kiosk.html'));
  await expect.poll(() => logged(folder)).toContainEqual(expect.objectContaining({ event: 'profile-used' }));
  for (const file of odd) {
    expect(lstatSync(`${file}.unreadable`).isFIFO()).toBe(true);
    if (existsSync(file)) expect(lstatSync(file).isFile()).toBe(true);
  }
  await close();
});

test('what a copy of the folder has in the place of links keeps no till from starting', async ({
  startTill,
  folder,
}) => {
  const links = ['SingletonLock', 'SingletonSocket', 'SingletonCookie'];
  writeFileSync(join(folder, 'SingletonLock'), 'another-computer-17');
  for (const name of links.slice(1)) mkdirSync(join(folder, name, 'in-it'), { recursive: true });
  const { page } = await startTill({ training: true });
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  expect(links.map((name) => lstatSync(join(folder, name)).isSymbolicLink())).toEqual([true, true, true]);
  expect(readFileSync(join(folder, 'SingletonLock.unreadable'), 'utf8')).toBe('another-computer-17');
});

test('training on a full disk says so, and starts once there is space', async ({ startTill, folder }) => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=0700', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    test.skip(true, 'This user may not mount a small disk.');
  }
  try {
    // A sandbox that was ended before it wrote anything leaves this.
    writeFileSync(join(folder, 'training-sandbox.db'), '');
    const filler = join(folder, 'filler');
    const { page, close } = await startTill();
    expect(() => writeFileSync(filler, Buffer.alloc(80 * 1024 * 1024))).toThrow('ENOSPC');
    await page.getByRole('button', { name: 'Use training mode' }).click();
    await expect(page.getByText('The file could not be written.')).toBeVisible();
    await expect(page.getByText('ENOSPC')).toBeVisible();
    rmSync(filler);
    await page.getByRole('button', { name: 'Use training mode' }).click();
    await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
    await close();
  } finally {
    execFileSync('umount', ['--lazy', folder]);
  }
});

/** What the till's log says happened, oldest first. What Playwright reads of the output has no beginning. */
function logged(folder: string): readonly Record<string, unknown>[] {
  const file = join(folder, 'logs', 'till.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

for (const [kind, make, why] of [
  ['a pipe', (file: string) => execFileSync('mkfifo', [file]), 'not-a-file'],
  [
    'a hundred megabytes',
    (file: string) => {
      writeFileSync(file, '{}');
      truncateSync(file, 100 * 1024 * 1024);
    },
    'too-long',
  ],
] as const) {
  test(`a profile that is ${kind} leads to set-up at once, and the log has the reason`, async ({
    startTill,
    folder,
  }) => {
    const file = join(folder, 'odd-profile.json');
    make(file);
    const { page } = await startTill({ env: { COUNTERTOP_PROFILE: file } });
    await expect(page.getByRole('heading', { name: 'The profile has faults' })).toBeVisible();
    await expect(page.getByText('The file is empty, or cannot be read.')).toBeVisible();
    await expect
      .poll(() => logged(folder))
      .toContainEqual(expect.objectContaining({ event: 'profile-not-read', why }));
  });
}
