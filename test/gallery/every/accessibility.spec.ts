import { expect } from '@playwright/test';
import { LANGUAGES, type Language } from '../../../shared/language.ts';
import { DEFAULT_PREFERENCES, THEMES, type Theme } from '../../../shared/preferences.ts';
import { violationsOf } from '../../support/electron/axe.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import { displays, enlarged, type Display } from '../displays.ts';
import { openScreen, screens } from '../screens.ts';
import { test } from '../till-page.ts';

test.use({ viewport: displays['1280x800'], reducedMotion: 'reduce' });

interface Look {
  readonly language: Language;
  readonly theme: Theme;
  readonly display: Display;
}

// Without `system`, which is one of the others.
const themes = THEMES.slice(1);

const usual: readonly Look[] = LANGUAGES.flatMap((language) =>
  themes.map((theme) => ({ language, theme, display: displays['1280x800'] })),
);

/** Other things scroll, wrap and stand close to each other then: the shortest and the longest words, the other direction. */
const large: readonly Look[] = (['en', 'de', 'ar'] as const).flatMap((language) =>
  [enlarged['800x480 with text at 200 %'], enlarged['1280x800 with text at 200 %']].flatMap((display) =>
    themes.map((theme) => ({ language, theme, display })),
  ),
);

for (const [name, screen] of sampleOf(Object.entries(screens), 5, 'accessibility')) {
  test(`${name} breaks no rule of WCAG 2.2 AA, in any language or theme, with large text too`, async ({
    till,
    page,
  }) => {
    test.setTimeout(180_000);
    await openScreen(screen, till, page);
    for (const look of [...sampleOf(usual, 2, name), ...sampleOf(large, 1, `${name}, large`)]) {
      const { language, theme, display } = look;
      const { width, height, textSize = DEFAULT_PREFERENCES.textSize } = display;
      await page.setViewportSize({ width, height });
      await till.prefer({ language, theme, textSize });
      expect
        .soft(await violationsOf(page), `${language}, ${theme}, ${width}x${height}, ${textSize} %`)
        .toEqual([]);
    }
  });
}
