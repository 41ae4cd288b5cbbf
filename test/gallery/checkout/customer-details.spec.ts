import { expect, type Page } from '@playwright/test';
import { customerView } from '../../../shared/view/customer-view.ts';
import { violationsOf } from '../../support/electron/axe.ts';
import { test } from '../customer/customer-page.ts';
import { layoutFaults } from '../layout-faults.ts';
import { ready } from '../views.ts';
import type { Language } from '../../../shared/language.ts';
import type { Theme } from '../../../shared/preferences.ts';
import type { TillView } from '../../../shared/contract/views.ts';

const languages = ['en', 'de', 'ar', 'ja'] as const satisfies readonly Language[];
const themes = ['light', 'dark', 'contrast'] as const satisfies readonly Theme[];
const displays = [
  { width: 800, height: 480 },
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
] as const;

function asking(customerLanguage: Language, needed: boolean, theme: Theme = 'light') {
  const view: TillView = {
    ...ready,
    preferences: { ...ready.preferences, customerLanguage, theme },
    customerScreen: { state: 'shown', details: { id: 5, needed } },
  };
  return customerView(view);
}

const drawn = (page: Page, language: Language) =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

test.use({ reducedMotion: 'reduce' });

for (const viewport of displays) {
  const display = `${viewport.width}x${viewport.height}`;
  test.describe(display, () => {
    test.use({ viewport });

    for (const language of languages) {
      test(`the customer’s form in ${language} fits, also at twice the size`, async ({ customer, page }) => {
        await customer.open(asking(language, false));
        await page.locator('h1').waitFor();
        await drawn(page, language);
        await page.screenshot({ path: `test-results/gallery/${display}/customer-details-${language}.png` });
        expect.soft(await page.evaluate(layoutFaults)).toEqual([]);
        await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '2'));
        await page.screenshot({
          path: `test-results/gallery/${display}/customer-details-${language}-200.png`,
        });
        expect.soft(await page.evaluate(layoutFaults)).toEqual([]);
      });
    }
  });
}

for (const theme of themes) {
  test(`the customer’s form breaks no rule of WCAG 2.2 AA in ${theme}`, async ({ customer, page }) => {
    for (const language of languages) {
      await (language === 'en'
        ? customer.open(asking(language, true, theme))
        : customer.push(asking(language, true, theme)));
      await page.locator('h1').waitFor();
      await drawn(page, language);
      await page.locator('form [type=submit]').click();
      await page.screenshot({ path: `test-results/gallery/customer-details-${theme}-${language}.png` });
      expect.soft(await violationsOf(page), `${theme}, ${language}`).toEqual([]);
    }
  });
}

test('hands over what was typed, once it is right', async ({ customer, page }) => {
  await customer.open(asking('en', true));
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await expect(page.getByRole('button', { name: 'I’d rather not' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toBeFocused();
  await expect(page.getByText('Fill this in.').first()).toBeVisible();
  expect(await customer.given()).toEqual([]);

  // A new view of the same question keeps what was typed; the next question starts empty.
  await customer.push(asking('en', true));
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  const next = {
    ...asking('en', true),
    stage: { name: 'details', question: { id: 6, needed: true } },
  } as const;
  await customer.push(next);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
});

test('a customer who would rather not say hands over nothing', async ({ customer, page }) => {
  await customer.open(asking('en', false));
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('button', { name: 'I’d rather not' }).click();
  await expect.poll(() => customer.given()).toEqual([{ question: 5, payer: {} }]);
});
