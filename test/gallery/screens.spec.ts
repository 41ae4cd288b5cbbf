import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DEFAULT_PREFERENCES } from '../../shared/preferences.ts';
import type { Language } from '../../shared/language.ts';
import { makeContactSheet, type Shot } from './contact-sheet.ts';
import { displays, enlarged, type Display } from './displays.ts';
import { layoutFaults } from './layout-faults.ts';
import { openScreen, screens } from './screens.ts';
import { test } from './till-page.ts';

const FOLDER = join(import.meta.dirname, '../../screenshots');

/** The shortest and the longest words, the other direction, and another script. */
const languages = ['en', 'de', 'ar', 'ja'] as const satisfies readonly Language[];

/** Resolves once what was asked for has been laid out. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test.use({ reducedMotion: 'reduce' });

for (const [name, screen] of Object.entries(screens)) {
  test(`${name} fits every display in every language, with nothing cut off or too small`, async ({
    till,
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await openScreen(screen, till, page);
    // A screen that is loaded when it is first asked for.
    await page.locator('h1, .starting').first().waitFor({ state: 'attached' });

    const judge = async (display: string, { width, height, textSize }: Display, language: Language) => {
      await page.setViewportSize({ width, height });
      await till.prefer({ language, textSize: textSize ?? DEFAULT_PREFERENCES.textSize });
      await page.evaluate(drawn);
      expect.soft(await page.evaluate(layoutFaults), `${display}, ${language}`).toEqual([]);
    };

    const shots: Shot[] = [];
    for (const [display, size] of Object.entries(displays)) {
      for (const language of languages) {
        await judge(display, size, language);
        const path = join(FOLDER, name, `${display}-${language}.jpg`);
        shots.push({ display, language, image: await page.screenshot({ path, type: 'jpeg', quality: 85 }) });
      }
    }
    await makeContactSheet(context, join(FOLDER, `${name}.jpg`), shots);

    for (const [display, size] of Object.entries(enlarged)) {
      for (const language of languages) await judge(display, size, language);
    }
  });
}
