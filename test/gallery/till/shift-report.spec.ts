import { expect } from '@playwright/test';
import { displays } from '../displays.ts';
import { openScreen, screens } from '../screens.ts';
import { test } from '../till-page.ts';

test.use({ viewport: displays['1280x800'] });

for (const name of ['shift-x', 'shift-z', 'shift-z-copy']) {
  test(`${name}: its figures begin below what can be done with it`, async ({ till, page }) => {
    const screen = screens[name];
    if (screen === undefined) throw new Error(`No screen ${name}`);
    await openScreen(screen, till, page);
    const save = await page.getByRole('button', { name: 'Save as PDF' }).boundingBox();
    const figures = await page.locator('main section').first().boundingBox();
    expect(figures?.y).toBeGreaterThan((save?.y ?? Infinity) + (save?.height ?? 0));
  });
}
