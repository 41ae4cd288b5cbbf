import { expect } from '@playwright/test';
import { openScreen, screens } from '../screens.ts';
import { test } from '../till-page.ts';

const UNCHANGED = /nothing was changed|as they were written/i;

for (const [name, says] of [
  ['this-till-whole', true],
  ['this-till-unreadable', false],
] as const)
  test(`the result of Verify in ${name} ${says ? 'says' : 'does not say'} that nothing was changed`, async ({
    till,
    page,
  }) => {
    const screen = screens[name];
    if (!screen) throw new Error(`no state ${name}`);
    await openScreen(screen, till, page);
    const result = page.getByText('This verification is now one more entry').locator('xpath=..');
    await expect(result).toBeVisible();
    if (says) await expect(result.locator('xpath=..')).toContainText(UNCHANGED);
    else await expect(result.locator('xpath=..')).not.toContainText(UNCHANGED);
  });
