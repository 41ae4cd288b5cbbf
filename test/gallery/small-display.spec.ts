import { expect } from '@playwright/test';
import { test } from './till-page.ts';
import { concerns, fullCounter, ready } from './views.ts';

test.use({ viewport: { width: 800, height: 480 }, reducedMotion: 'reduce' });

test('shows the whole of a concern on New sale, with the button that notes it', async ({ till, page }) => {
  await till.open({ ...ready, concerns: [concerns.paidTwice] });
  const concern = page.getByRole('alert').filter({ hasText: 'paid twice' });
  await expect(concern).toBeInViewport({ ratio: 1 });
  await expect(concern.getByRole('button', { name: 'Noted' })).toBeInViewport({ ratio: 1 });
});

test('shows the buttons of a line of the cart that is touched', async ({ till, page }) => {
  await till.open({ ...ready, counter: fullCounter });
  for (const name of [/^Coffee/, /^Sourdough/]) {
    await page.getByRole('button', { name }).click();
    for (const button of ['One less', 'One more', 'Remove']) {
      await expect(page.getByRole('button', { name: button, exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
});
