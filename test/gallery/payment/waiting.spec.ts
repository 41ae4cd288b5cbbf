import { expect } from '@playwright/test';
import { LANGUAGES } from '../../../shared/language.ts';
import { displays } from '../displays.ts';
import { openScreen, screens } from '../screens.ts';
import { states } from '../states.ts';
import { test } from '../till-page.ts';
import { showing, shown } from '../views.ts';

test.use({ share: 0.3 });

test.use({ viewport: displays['1280x800'], reducedMotion: 'reduce' });

for (const name of ['waiting', 'waiting-parked', 'unknown-stale-parked']) {
  test(`has room for a payment code and four tenders beside the QR code on ${name}`, async ({
    till,
    page,
  }) => {
    const state = states[name];
    if (state === undefined) throw new Error(`there is no state ${name}`);
    await till.open({
      ...state,
      tenders: [...state.tenders, { id: 'paypal', label: 'PayPal' }],
      sales: state.sales.map((sale) =>
        sale.stage.name === 'waiting' || sale.stage.name === 'seen'
          ? { ...sale, stage: { ...sale.stage, paymentCode: '3F3762CC' } }
          : sale,
      ),
    });
    if (name.startsWith('unknown')) await page.getByRole('button', { name: 'Show code' }).click();
    const text = page.locator("[data-part='payment-text']");
    await expect(text).toContainText('3F3762CC');
    for (const display of [displays['1280x800'], displays['800x480']]) {
      await page.setViewportSize(display);
      for (const language of ['en', 'de', 'ar'] as const) {
        await till.prefer({ language });
        const scrolled = await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
        expect.soft(scrolled, `${display.width}, ${language}`).toBe(0);
      }
    }
  });
}

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

for (const display of ['800x480', '1280x800', '1080x1920'] as const) {
  test(`the amount stands still when the code comes, and whoever is about to press New sale presses it, at ${display}`, async ({
    till,
    page,
  }) => {
    await page.setViewportSize(displays[display]);
    const button = page.getByRole('button', { name: 'New sale', exact: true });
    await till.open(showing({ name: 'creating' }));
    const amount = page.locator("[data-part='amount-due']");
    const before = await amount.boundingBox();
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await till.push(showing({ name: 'waiting', ...shown }));
    await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
    expect(await amount.boundingBox()).toEqual(before);
    await till.answer('sale.leave', { ok: true, value: null });
    await page.mouse.click(x + width / 2, y + height / 2);
    expect((await till.calls()).map(({ name }) => name)).toEqual(['sale.leave']);
  });
}
