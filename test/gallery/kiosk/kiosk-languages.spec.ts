import { expect } from '@playwright/test';
import { LANGUAGES } from '../../../shared/language.ts';
import { SAMPLED, sampleOf } from '../../support/drawn/sample.ts';
import { test } from './kiosk-page.ts';
import { kioskStates } from './kiosk-states.ts';
import { layoutFaults } from '../layout-faults.ts';
import { scrolled } from '../scrolled.ts';

/** Those with the most words; of the others no language makes more than English does. */
const WORDY =
  /^kiosk-(attract|choosing|amount|tip|pay|checking-long|paid-print-failed|overpaid|not-paid|need-time|expired)$/;

const displays = [
  { width: 800, height: 480 },
  { width: 1080, height: 1920 },
] as const;

for (const language of sampleOf(LANGUAGES, 3, 'kiosk languages')) {
  test(`every screen of a visit fits in ${language}`, async ({ kiosk, page }) => {
    test.slow();
    const states = Object.entries(kioskStates).filter(([name]) => WORDY.test(name));
    const [, first] = states[0] ?? [];
    if (!first) throw new Error('there are no states');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await kiosk.open({ ...first, language });
    for (const viewport of displays) {
      await page.setViewportSize(viewport);
      for (const [name, view] of states) {
        await kiosk.push({ ...view, language });
        await expect(page.locator('main')).toHaveAttribute('data-stage', view.stage.name);
        const display = `${viewport.width}x${viewport.height}`;
        if (!SAMPLED)
          await page.screenshot({ path: `test-results/gallery/${display}/${name}-${language}.png` });
        expect.soft(await page.evaluate(layoutFaults), `${name}, ${display}`).toEqual([]);
        // Goods and orders can be any number.
        if (view.stage.name === 'choosing') continue;
        expect.soft(await page.evaluate(scrolled), `${name}, ${display}`).toEqual([]);
      }
    }
  });
}
