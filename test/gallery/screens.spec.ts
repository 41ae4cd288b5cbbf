import { expect } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { moments } from './moments.ts';
import { states } from './states.ts';
import { test } from './till-page.ts';

const displays = {
  '800x480': { width: 800, height: 480 },
  '1280x800': { width: 1280, height: 800 },
  '1080x1920': { width: 1080, height: 1920 },
} as const;

for (const [display, viewport] of Object.entries(displays)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${display} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      for (const [state, view] of Object.entries(states)) {
        test(`${state} fits, cut off nowhere, every target large enough`, async ({ till, page }) => {
          await till.open(view);
          await page.screenshot({ path: `test-results/gallery/${display}-${colorScheme}/${state}.png` });
          expect(await page.evaluate(layoutFaults)).toEqual([]);
        });
      }
      for (const [moment, { view, answers, act }] of Object.entries(moments)) {
        test(`${moment} fits, cut off nowhere, every target large enough`, async ({ till, page }) => {
          await till.open(view);
          for (const [command, result] of Object.entries(answers ?? {})) await till.answer(command, result);
          await act(page);
          await page.screenshot({ path: `test-results/gallery/${display}-${colorScheme}/${moment}.png` });
          expect(await page.evaluate(layoutFaults)).toEqual([]);
        });
      }
    });
  }
}
