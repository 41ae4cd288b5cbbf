import { expect } from '@playwright/test';
import { openNamed } from '../screens.ts';
import { test } from '../till-page.ts';

test.use({ reducedMotion: 'reduce' });

for (const name of ['reports-failed', 'reports-refused']) {
  test(`the button of ${name} is as wide as its word asks for`, async ({ till, page }) => {
    await openNamed(name, till, page);
    const update = await page.getByRole('button', { name: 'Update' }).boundingBox();
    expect(update?.width).toBeLessThan(240);
  });
}

for (const name of ['cashiers-missing', 'cashiers-missing-busy']) {
  test(`the card of ${name} is as high as what it holds`, async ({ till, page }) => {
    for (const [width, height] of [
      [800, 480],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openNamed(name, till, page);
      const below = await page.locator("[data-part='card']").evaluate((card) => {
        const last = card.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return card.getBoundingClientRect().bottom - last;
      });
      expect.soft(below, `${width}x${height}`).toBeLessThan(32);
    }
  });
}
