import { expect } from '@playwright/test';
import { openScreen, screens } from '../screens.ts';
import { test } from '../till-page.ts';

const UNCHANGED = /no change was found|confirms the one before/i;
/** Whoever computes all later links anew is not found: nothing can claim this. */
const MORE_THAN_IS_KNOWN = /nothing was changed|as they were written|proves/i;

for (const [name, says] of [
  ['this-till-whole', true],
  ['this-till-unreadable', false],
] as const)
  test(`the page with the result of Verify in ${name} ${says ? 'says' : 'does not say'} that no change was found`, async ({
    till,
    page,
  }) => {
    const screen = screens[name];
    if (!screen) throw new Error(`no state ${name}`);
    await openScreen(screen, till, page);
    await expect(page.getByText('This verification is now one more entry')).toBeVisible();
    const whole = page.getByRole('main');
    await expect(whole).not.toContainText(MORE_THAN_IS_KNOWN);
    if (says) await expect(whole).toContainText(UNCHANGED);
    else await expect(whole).not.toContainText(UNCHANGED);
  });
