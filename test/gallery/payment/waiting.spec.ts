import { expect } from '@playwright/test';
import { LANGUAGES } from '../../../shared/language.ts';
import { displays } from '../displays.ts';
import { openScreen, screens } from '../screens.ts';
import { states } from '../states.ts';
import { test } from '../till-page.ts';

test.use({ share: 0.4 });

test.use({ viewport: displays['1280x800'], reducedMotion: 'reduce' });

test('has room for a payment code and four tenders beside the QR code', async ({ till, page }) => {
  const { waiting } = states;
  if (waiting === undefined) throw new Error('No waiting sale');
  await till.open({
    ...waiting,
    tenders: [...waiting.tenders, { id: 'paypal', label: 'PayPal' }],
    sales: waiting.sales.map((sale) =>
      sale.stage.name === 'waiting' ? { ...sale, stage: { ...sale.stage, paymentCode: '3F3762CC' } } : sale,
    ),
  });
  await expect(page.getByText('3F3762CC')).toBeVisible();
  const scrolled = await page
    .locator("[data-part='payment-text']")
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(scrolled).toBe(0);
});

for (const name of ['waiting', 'waiting-training']) {
  test(`shows all of ${name} without scrolling at 800x480, in every language`, async ({ till, page }) => {
    await page.setViewportSize(displays['800x480']);
    const screen = screens[name];
    if (screen === undefined) throw new Error(`there is no state ${name}`);
    await openScreen(screen, till, page);
    for (const language of LANGUAGES) {
      await till.prefer({ language });
      const scrolled = await page
        .locator("[data-part='payment-text']")
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect.soft(scrolled, language).toBe(0);
    }
  });
}
