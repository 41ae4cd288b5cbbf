import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import type { Language } from '../../../shared/language.ts';
import { SAMPLED, sampleOf } from '../../support/drawn/sample.ts';
import { displays, enlarged, type Display } from '../displays.ts';
import { layoutFaults } from '../layout-faults.ts';
import { pseudoMessages } from '../pseudo-messages.ts';
import { openScreen, screens } from '../screens.ts';
import { drawn, test } from '../till-page.ts';

const FOLDER = join(import.meta.dirname, '../../../test-results/gallery/languages');

/** Those that the contact sheets leave out: here each is judged on the smallest display, where words are first cut. */
const languages = [
  'es',
  'fr',
  'it',
  'pt-BR',
  'nl',
  'pl',
  'tr',
  'zh-CN',
] as const satisfies readonly Language[];

/**
 * In its place the pseudo-locale is judged, which is longer than any of them, and on every display: the contact sheets
 * have German itself.
 */
const STAND_IN = 'de' satisfies Language;
const everyDisplay = Object.entries<Display>({ ...displays, ...enlarged });
const pseudo = { contentType: 'text/javascript', body: await pseudoMessages(STAND_IN) };

test.use({ reducedMotion: 'reduce', viewport: displays['800x480'] });

for (const [name, screen] of sampleOf(Object.entries(screens), 5, 'languages')) {
  test(`${name} fits the smallest display in the other languages too`, async ({ till, page }) => {
    await openScreen(screen, till, page);
    await page.locator("h1, [data-part='starting']").first().waitFor({ state: 'attached' });
    await page.route(`**/assets/{,screens-}${STAND_IN}-*.js`, (route) => route.fulfill(pseudo));
    for (const language of sampleOf(languages, 2, name)) {
      await till.prefer({ language });
      await page.evaluate(drawn);
      expect.soft(await page.evaluate(layoutFaults), language).toEqual([]);
      if (SAMPLED) continue;
      const path = join(FOLDER, name, `${language}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 80 });
    }
    for (const [display, size] of sampleOf(everyDisplay, 2, `${name}, pseudo`)) {
      await page.setViewportSize({ width: size.width, height: size.height });
      await till.prefer({
        language: STAND_IN,
        textSize: size.textSize ?? DEFAULT_PREFERENCES.textSize,
      });
      await page.evaluate(drawn);
      expect.soft(await page.evaluate(layoutFaults), `${display}, pseudo`).toEqual([]);
    }
  });
}
