import { expect } from '@playwright/test';
import { violationsOf } from '../../support/electron/axe.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import { test } from './kiosk-page.ts';
import { kioskStates } from './kiosk-states.ts';
import { focusOfKeyboard, tabStops } from '../every/tab-stops.ts';
import type { Theme } from '../../../shared/preferences.ts';

const themes = ['light', 'dark', 'contrast'] as const satisfies readonly Theme[];

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

for (const [state, view] of sampleOf(Object.entries(kioskStates), 5, 'kiosk accessibility')) {
  test(`${state} breaks no rule of WCAG 2.2 AA, and Tab reaches all of it`, async ({ kiosk, page }) => {
    await kiosk.open(view);
    for (const theme of themes) {
      await kiosk.push({ ...view, theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect.soft(await violationsOf(page), theme).toEqual([]);
    }
    const expected = await page.evaluate(tabStops);
    const reached = new Set<string>();
    for (let stops = 0; stops < 2 * expected.length + 6; stops++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(focusOfKeyboard);
      if (focus === undefined) continue;
      expect(focus, `focus ${stops}`).toMatchObject({ outlined: true, inSight: true });
      reached.add(focus.stop);
    }
    expect([...reached].sort()).toEqual([...expected].sort());
  });
}
