import { expect } from '@playwright/test';
import { test } from '../till-page.ts';
import { showing, shown } from '../views.ts';

const waiting = showing({ name: 'waiting', ...shown });

for (const [language, customerLanguage, direction] of [
  ['en', 'ar', 'rtl'],
  ['ar', 'en', 'ltr'],
] as const)
  test(`turned to a customer who reads ${customerLanguage}, a till in ${language} says so and runs that way`, async ({
    till,
    page,
  }) => {
    await till.open({ ...waiting, preferences: { ...waiting.preferences, language, customerLanguage } });
    await page
      .getByRole('button', { name: language === 'ar' ? 'عرض على الزبون' : 'Show to customer' })
      .click();
    const face = page.locator('main[data-stage]');
    await expect(face).toHaveCSS('direction', direction);
    await expect(page.locator('[lang]', { has: face }).last()).toHaveAttribute('lang', customerLanguage);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
