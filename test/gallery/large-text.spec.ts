import { expect, type Page } from '@playwright/test';
import type { Language } from '../../shared/language.ts';
import { sampleOf } from '../support/sample.ts';
import { enlarged } from './displays.ts';
import { openScreen, screens } from './screens.ts';
import { test, type Till } from './till-page.ts';

test.use({ reducedMotion: 'reduce' });

const displays = [enlarged['800x480 with text at 200 %'], enlarged['1280x800 with text at 200 %']] as const;
const languages = ['en', 'de', 'ar', 'ja'] as const satisfies readonly Language[];
const looks = displays.flatMap((display) => languages.map((language) => ({ ...display, language })));

/** Opens a state, and asks `look` on each display with large text, in each language; a sample asks it on some. */
async function everywhere(name: string, till: Till, page: Page, look: () => Promise<void>) {
  const screen = screens[name];
  if (screen === undefined) throw new Error(`there is no state ${name}`);
  await openScreen(screen, till, page);
  for (const { width, height, textSize, language } of sampleOf(looks, 3, name)) {
    await page.setViewportSize({ width, height });
    await till.prefer({ language, textSize });
    await look();
  }
}

for (const name of [
  'new-sale',
  'new-sale-training',
  'new-sale-cart',
  'new-sale-signed-in',
  'new-sale-busy',
  'new-sale-longest',
]) {
  test(`Charge and the digits stay in view with large text on ${name}`, async ({ till, page }) => {
    await everywhere(name, till, page, async () => {
      await expect(page.locator('form button[type=submit]')).toBeInViewport({ ratio: 1 });
      for (const digit of ['1', '5', '9', '0']) {
        const key = page.getByRole('button', { name: digit, exact: true });
        await expect(key).toBeInViewport({ ratio: 1 });
        expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      }
      const header = await page.locator('header').boundingBox();
      expect(header?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 6);
    });
  });
}

for (const name of ['waiting', 'waiting-training', 'waiting-parked', 'waiting-longest']) {
  test(`the code keeps 240 px beside the amount with large text on ${name}`, async ({ till, page }) => {
    const code = page.locator("[data-part='qr-code']");
    await everywhere(name, till, page, async () => {
      await expect(code).toBeInViewport({ ratio: 1 });
      expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
      await expect(page.locator("[data-part='amount-due'] [data-part='fitted']")).toBeInViewport({
        ratio: 1,
      });
    });
  });
}
