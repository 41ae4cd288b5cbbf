import { expect, type Page } from '@playwright/test';
import { openScreen, screens } from '../screens.ts';
import { test } from '../till-page.ts';

test.use({ viewport: { width: 800, height: 480 }, reducedMotion: 'reduce' });

const unseen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(dialog:modal, main) button')]
      .filter((button) => document.querySelector('dialog:modal')?.contains(button) ?? true)
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { borderStyle, borderColor } = getComputedStyle(button);
        return borderStyle === 'none' || /^rgba.*, 0\)$/.test(borderColor);
      })
      .map((button) => button.textContent),
  );

for (const name of [
  'sign-in',
  'new-sale-set-up',
  'cart-tip-own',
  'cart-held',
  'new-sale-catalogue',
  'find-payment',
]) {
  test(`every button of ${name} has an edge in high contrast`, async ({ till, page }) => {
    const screen = screens[name];
    if (screen === undefined) throw new Error(`No screen ${name}`);
    await openScreen(screen, till, page);
    await till.prefer({ theme: 'contrast' });
    await expect.poll(() => unseen(page)).toEqual([]);
  });
}
