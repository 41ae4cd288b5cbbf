import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import type { Language } from '../../../shared/language.ts';
import { SAMPLED, sampleOf } from '../../support/drawn/sample.ts';
import { makeContactSheet, type Shot } from './contact-sheet.ts';
import { displays, enlarged, type Display } from '../displays.ts';
import { barsForLittle, layoutFaults } from '../layout-faults.ts';
import { openScreen, screens } from '../screens.ts';
import { drawn, test } from '../till-page.ts';

const FOLDER = join(import.meta.dirname, '../../../screenshots');

/** The shortest and the longest words, the other direction, and another script. */
const languages = ['en', 'de', 'ar', 'ja'] as const satisfies readonly Language[];

test.use({ reducedMotion: 'reduce' });

const pictured = Object.entries<Display>(displays).flatMap(([display, size]) =>
  languages.map((language) => ({ display, size, language })),
);
const judgedOnly = Object.entries<Display>(enlarged).flatMap(([display, size]) =>
  languages.map((language) => ({ display, size, language })),
);

for (const [name, screen] of sampleOf(Object.entries(screens), 9, 'layout')) {
  test(`${name} fits every display in every language, with nothing cut off or too small`, async ({
    till,
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await openScreen(screen, till, page);
    // A screen that is loaded when it is first asked for.
    await page.locator("h1, [data-part='starting']").first().waitFor({ state: 'attached' });

    const shots: Shot[] = [];
    for (const shot of sampleOf([...pictured, ...judgedOnly], 3, name)) {
      const { display, size, language } = shot;
      await page.setViewportSize({ width: size.width, height: size.height });
      await till.prefer({ language, textSize: size.textSize ?? DEFAULT_PREFERENCES.textSize });
      await page.evaluate(drawn);
      expect.soft(await page.evaluate(layoutFaults), `${display}, ${language}`).toEqual([]);
      if (display in displays && display !== '3840x2160')
        expect.soft(await page.evaluate(barsForLittle), `bars at ${display}, ${language}`).toEqual([]);
      if (SAMPLED || !pictured.includes(shot)) continue;
      const path = join(FOLDER, name, `${display}-${language}.jpg`);
      shots.push({ display, language, image: await page.screenshot({ path, type: 'jpeg', quality: 85 }) });
    }
    if (shots.length > 0) await makeContactSheet(context, join(FOLDER, `${name}.jpg`), shots);
  });
}
