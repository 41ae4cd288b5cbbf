import { expect } from '@playwright/test';
import { LANGUAGES } from '../../shared/language.ts';
import { THEMES } from '../../shared/preferences.ts';
import { violationsOf } from '../support/axe.ts';
import { sampleOf } from '../support/sample.ts';
import { openScreen, screens } from './screens.ts';
import { test } from './till-page.ts';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

// Without `system`, which is one of the others.
const pairs = LANGUAGES.flatMap((language) => THEMES.slice(1).map((theme) => ({ language, theme })));

for (const [name, screen] of sampleOf(Object.entries(screens), 10, 'accessibility')) {
  test(`${name} breaks no rule of WCAG 2.2 AA, in any language or theme`, async ({ till, page }) => {
    test.setTimeout(180_000);
    await openScreen(screen, till, page);
    for (const { language, theme } of sampleOf(pairs, 2, name)) {
      await till.prefer({ language, theme });
      expect.soft(await violationsOf(page), `${language}, ${theme}`).toEqual([]);
    }
  });
}
