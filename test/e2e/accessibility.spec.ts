import { expect } from '@playwright/test';
import { LANGUAGES } from '../../shared/language.ts';
import { DEFAULT_PREFERENCES, THEMES } from '../../shared/preferences.ts';
import type { CountertopApi } from '../../shared/contract/api.ts';
import type { Preferences } from '../../shared/preferences.ts';
import { violationsOf } from '../support/electron/axe.ts';
import { charge, expectHeading } from '../support/electron/cashier.ts';
import { test } from '../support/electron/electron-test.ts';
import type { Page } from '@playwright/test';

/** As the preferences screen does it: by the command, through main, and back in the view. */
async function prefer(page: Page, preferences: Preferences): Promise<void> {
  await page.evaluate(async (chosen) => {
    const { countertop } = window as unknown as { countertop: CountertopApi };
    await countertop.commands['preferences.change'](chosen);
  }, preferences);
  await expect(page.locator('html')).toHaveAttribute('lang', preferences.language);
  await expect(page.locator('html')).toHaveAttribute('data-theme', preferences.theme);
}

const pairs = LANGUAGES.flatMap((language) =>
  THEMES.filter((theme) => theme !== 'system').map((theme) => ({ language, theme })),
);

/** All pairs with `npm run accessibility`; else a few for each screen, which take turns, so that a day meets them all. */
const takeTurns = process.env['EVERY_PAIR'] === undefined;
const PAIRS_A_SCREEN = 4;

/** A way to look at one screen after the other; each is in English again afterwards. */
function looker(page: Page): (screen: string) => Promise<void> {
  let turn = 0;
  return async (screen) => {
    const count = takeTurns ? PAIRS_A_SCREEN : pairs.length;
    for (let looked = 0; looked < count; looked += 1, turn += 1) {
      const { language, theme } = pairs[turn % pairs.length] ?? DEFAULT_PREFERENCES;
      await prefer(page, { ...DEFAULT_PREFERENCES, language, theme });
      expect.soft(await violationsOf(page), `${screen}, ${language}, ${theme}`).toEqual([]);
    }
    await prefer(page, DEFAULT_PREFERENCES);
  };
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a day at the till breaks no rule of WCAG 2.2 AA, in any language or theme', async ({
  sandbox,
  startTill,
}) => {
  test.setTimeout(300_000);
  const { profile, secrets } = sandbox.ready;
  const { page } = await startTill({ profile });
  const expectNoViolation = looker(page);
  await expectHeading(page, 'Enter the secrets');
  await expectNoViolation('set-up');
  await page.getByLabel('Terminal password').fill(secrets.terminalPassword);
  await page.getByLabel('API key').fill(secrets.apiKey);
  await press(page, 'Save and sign in');

  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await expectNoViolation('new sale');
  await press(page, 'Menu');
  await expectNoViolation('menu');
  await press(page, 'Preferences');
  await expectHeading(page, 'Preferences');
  await expectNoViolation('preferences');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  for (const [outcome, title] of [
    ['completed', 'Paid'],
    ['underpaid', 'Not paid in full'],
    ['expired', 'Expired'],
  ] as const) {
    await charge(page, '4200', `DAY-${outcome}`);
    await expectHeading(page, 'Waiting for payment');
    if (outcome === 'completed') await expectNoViolation('waiting');
    const [payment] = await sandbox.payments(`DAY-${outcome}`);
    await sandbox.move(payment?.trackingId ?? '', { statusCode: outcome });
    await expectHeading(page, title);
    // A hand on the till: it stays on Paid.
    await page.keyboard.press('Shift');
    await expectNoViolation(title);
    await press(page, /^New sale/);
  }
});

test('a till that is started in Arabic is Arabic at once, from right to left', async ({ startTill }) => {
  const { page } = await startTill({ training: true, lang: 'ar' });
  await expect(page.getByRole('button', { name: /^طلب الدفع/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
