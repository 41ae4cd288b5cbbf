import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { evidenceFolder, windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { kioskOf, openStaffMenu } from '../../support/electron/staff-at-kiosk.ts';
import { press } from '../../support/electron/till-set-up.ts';

const losses: Readonly<Record<string, (file: string, keyFile: string) => void>> = {
  'are damaged': (file) => writeFileSync(file, readFileSync(file).subarray(0, 40)),
  'were sealed by another key': (_, keyFile) => {
    rmSync(keyFile);
    writeFileSync(keyFile, randomBytes(32), { mode: 0o400 });
  },
};

for (const [how, lose] of Object.entries(losses)) {
  test(`a kiosk whose secrets ${how} shows passers-by a set-up that is locked, and is led back by its own secrets`, async ({
    startTill,
    folder,
    sandbox,
  }) => {
    test.slow();
    mkdirSync(evidenceFolder(folder), { recursive: true });
    const keyFile = join(evidenceFolder(folder), 'key');
    writeFileSync(keyFile, randomBytes(32), { mode: 0o400 });
    const first = await startTill({ ...kioskOf(sandbox), keyFile });
    await openStaffMenu(await windowShowing(first.app, 'kiosk.html'));
    await first.close();
    lose(join(folder, 'secrets.json'), keyFile);

    const { page, app, close } = await startTill({ keyFile });
    await expect(page.getByRole('heading', { name: 'Enter the secrets' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Only the owner changes the set-up now' })).toBeVisible();
    for (const choice of ['Use training mode', 'Choose a profile file', 'Set up the back office'])
      await expect(page.getByRole('button', { name: choice })).toHaveCount(0);
    const password = page.getByLabel('Terminal password');
    await password.fill('a guess');
    await press(page, 'Save and sign in');
    await expect(page.getByRole('alert')).toBeVisible();
    await password.fill(sandbox.ready.secrets.terminalPassword);
    await press(page, 'Save and sign in');
    await windowShowing(app, 'kiosk.html');
    await close();

    // The PINs were kept with what is lost, and at a kiosk nobody comes to where they are set.
    const asTill = await startTill({ keyFile, profile: sandbox.ready.profile });
    await press(asTill.page, 'Staff');
    await press(asTill.page, 'PIN forgotten?');
    await asTill.page
      .getByLabel('Password or key of the terminal')
      .fill(sandbox.ready.secrets.terminalPassword);
    await asTill.page.getByLabel('New PIN').fill('4711');
    await press(asTill.page, 'Set the new PIN');
    await expect(asTill.page.getByRole('button', { name: 'PIN forgotten?' })).toBeVisible();
    await asTill.page.keyboard.type('4711');
    await asTill.page.keyboard.press('Enter');
    await expect(asTill.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
    await asTill.close();
    const again = await startTill({ keyFile, profile: kioskOf(sandbox).profile });
    await openStaffMenu(await windowShowing(again.app, 'kiosk.html'));
  });
}
