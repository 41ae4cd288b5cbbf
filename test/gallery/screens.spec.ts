import { expect, type Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { moments } from './moments.ts';
import { states } from './states.ts';
import { test } from './till-page.ts';

interface Display {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly deviceScaleFactor?: number;
  /** Once the page is there: what no browser setting of the test can do. */
  readonly adjust?: (page: Page) => Promise<void>;
}

const displays: Readonly<Record<string, Display>> = {
  '800x480': { viewport: { width: 800, height: 480 } },
  '800x480-dark': { viewport: { width: 800, height: 480 }, colorScheme: 'dark' },
  '1280x800': { viewport: { width: 1280, height: 800 } },
  '1280x800-dark': { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  '1080x1920': { viewport: { width: 1080, height: 1920 } },
  '3840x2160': { viewport: { width: 3840, height: 2160 } },
  '1280x800-zoomed-200': { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  '1280x800-text-200': {
    viewport: { width: 1280, height: 800 },
    adjust: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  },
  '1280x800-right-to-left': {
    viewport: { width: 1280, height: 800 },
    adjust: (page) => page.evaluate(() => void (document.documentElement.dir = 'rtl')),
  },
};

for (const [display, { adjust, ...settings }] of Object.entries(displays)) {
  test.describe(display, () => {
    test.use(settings);

    const judge = async (page: Page, name: string) => {
      await adjust?.(page);
      await page.screenshot({ path: `test-results/gallery/${display}/${name}.png` });
      expect(await page.evaluate(layoutFaults)).toEqual([]);
    };

    for (const [state, view] of Object.entries(states)) {
      test(`${state} fits, with nothing cut off and every target large enough`, async ({ till, page }) => {
        await till.open(view);
        await judge(page, state);
      });
    }
    for (const [moment, { view, answers, act }] of Object.entries(moments)) {
      test(`${moment} fits, with nothing cut off and every target large enough`, async ({ till, page }) => {
        await till.open(view);
        for (const [command, result] of Object.entries(answers ?? {})) await till.answer(command, result);
        await act(page);
        await judge(page, moment);
      });
    }
  });
}
