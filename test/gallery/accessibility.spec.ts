import { expect } from '@playwright/test';
import { LANGUAGES } from '../../shared/language.ts';
import { THEMES } from '../../shared/preferences.ts';
import { violationsOf } from '../support/axe.ts';
import { openScreen, screens } from './screens.ts';
import { test } from './till-page.ts';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

for (const [name, screen] of Object.entries(screens)) {
  test(`${name} breaks no rule of WCAG 2.2 AA, in any language or theme`, async ({ till, page }) => {
    test.setTimeout(180_000);
    await openScreen(screen, till, page);
    for (const language of LANGUAGES) {
      await till.prefer({ language });
      // Without `system`, which is one of the others.
      for (const theme of THEMES.slice(1)) {
        await till.prefer({ theme });
        expect.soft(await violationsOf(page), `${language}, ${theme}`).toEqual([]);
      }
    }
  });
}
