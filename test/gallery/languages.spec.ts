import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Language } from '../../shared/language.ts';
import { SAMPLED, sampleOf } from '../support/sample.ts';
import { displays } from './displays.ts';
import { layoutFaults } from './layout-faults.ts';
import { pseudoMessages } from './pseudo-messages.ts';
import { openScreen, screens } from './screens.ts';
import { drawn, test } from './till-page.ts';

const FOLDER = join(import.meta.dirname, '../../test-results/gallery/languages');

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

/** In its place the pseudo-locale is judged, which is longer than any of them: the contact sheets have German itself. */
const STAND_IN = 'de' satisfies Language;
const pseudo = { contentType: 'text/javascript', body: await pseudoMessages(STAND_IN) };

test.use({ reducedMotion: 'reduce', viewport: displays['800x480'] });

for (const [name, screen] of sampleOf(Object.entries(screens), 8, 'languages')) {
  test(`${name} fits the smallest display in the other languages too`, async ({ till, page }) => {
    await openScreen(screen, till, page);
    await page.locator("h1, [data-part='starting']").first().waitFor({ state: 'attached' });
    await page.route(`**/assets/{,screens-}${STAND_IN}-*.js`, (route) => route.fulfill(pseudo));
    const judged: readonly Language[] = [...sampleOf(languages, 2, name), STAND_IN];
    for (const language of judged) {
      await till.prefer({ language });
      await page.evaluate(drawn);
      expect.soft(await page.evaluate(layoutFaults), language).toEqual([]);
      if (SAMPLED) continue;
      const path = join(FOLDER, name, `${language}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 80 });
    }
  });
}
