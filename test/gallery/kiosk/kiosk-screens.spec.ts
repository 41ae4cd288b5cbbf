import { expect, type Page } from '@playwright/test';
import { SAMPLED, sampleOf } from '../../support/drawn/sample.ts';
import { test } from './kiosk-page.ts';
import { drawn } from '../till-page.ts';
import { choosingGoods, kioskStates } from './kiosk-states.ts';
import { layoutFaults } from '../layout-faults.ts';
import { scrolled } from '../scrolled.ts';

interface Display {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'dark';
  readonly direction?: 'rtl';
  /** Everything at twice its size: then it may scroll. */
  readonly textSize?: 2;
}

/** The usual kiosk is upright. */
const displays: Readonly<Record<string, Display>> = {
  '800x480': { viewport: { width: 800, height: 480 } },
  '1280x800': { viewport: { width: 1280, height: 800 } },
  '1280x800-dark': { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  '1280x800-right-to-left': { viewport: { width: 1280, height: 800 }, direction: 'rtl' },
  '1080x1920': { viewport: { width: 1080, height: 1920 } },
  '3840x2160': { viewport: { width: 3840, height: 2160 } },
  '800x480-200': { viewport: { width: 800, height: 480 }, textSize: 2 },
  '1280x800-200': { viewport: { width: 1280, height: 800 }, textSize: 2 },
};

/** These scroll on purpose: goods and orders can be any number, a form has fourteen boxes. */
const SCROLLS = /^kiosk-(details|choosing|need-time$|languages)/;

/** What a shopper pays with: the code and its amount, the keys of one, and the ways back and on. Names of those that are not in sight. */
function payingOutOfSight(): string[] {
  const parts = '[data-stage="pay"] :is(svg[role="img"], [data-part="total"]), [data-stage="amount"] button';
  return [...document.querySelectorAll(`${parts}, [data-part="step-actions"] [data-part="button"]`)].flatMap(
    (part) => {
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
      const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const corners = [
        [left + width / 4, top + height / 10],
        [right - width / 4, bottom - height / 10],
      ] as const;
      const isOnTop = corners.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
      return isWhole && isOnTop ? [] : [part.ariaLabel ?? part.textContent];
    },
  );
}

async function judgeOnDisplays(page: Page, state: string): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dir);
  for (const [name, display] of sampleOf(Object.entries(displays), 3, state)) {
    const { viewport, colorScheme, direction, textSize = 1 } = display;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: 'reduce' });
    await page.evaluate(
      ({ dir, size }) => {
        document.documentElement.dir = dir;
        document.documentElement.style.setProperty('--text-size', String(size));
      },
      { dir: direction ?? own, size: textSize },
    );
    await page.evaluate(drawn);
    if (!SAMPLED) await page.screenshot({ path: `test-results/gallery/${name}/${state}.png` });
    expect.soft(await page.evaluate(layoutFaults), name).toEqual([]);
    // A dialog covers them on purpose.
    if (!/need-time|languages/.test(state))
      expect.soft(await page.evaluate(payingOutOfSight), name).toEqual([]);
    if (textSize > 1 || SCROLLS.test(state)) continue;
    expect.soft(await page.evaluate(scrolled), name).toEqual([]);
  }
}

for (const [state, view] of sampleOf(Object.entries(kioskStates), 6, 'kiosk screens')) {
  test(`${state} fits every display`, async ({ kiosk, page }) => {
    await kiosk.open(view);
    await judgeOnDisplays(page, state);
  });
}

test('kiosk-languages fits every display', async ({ kiosk, page }) => {
  await kiosk.open(choosingGoods);
  await page.getByRole('button', { name: 'English' }).click();
  await judgeOnDisplays(page, 'kiosk-languages');
});

test('the word on a wide key can be read from where its digits can', async ({ kiosk, page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  const { 'kiosk-amount': view = choosingGoods } = kioskStates;
  await kiosk.open(view);
  const clear = page.getByRole('button', { name: 'Clear' });
  expect(await clear.evaluate((key) => parseFloat(getComputedStyle(key).fontSize))).toBeGreaterThan(24);
});

test('every tip on offer has an edge in high contrast', async ({ kiosk, page }) => {
  const { 'kiosk-tip': view = choosingGoods } = kioskStates;
  await kiosk.open(view);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'contrast'));
  for (const percent of [10, 15, 20]) {
    const offer = page.getByRole('button', { name: `${percent}%` });
    await expect(offer).not.toHaveCSS('border-color', 'rgba(0, 0, 0, 0)');
    await expect(offer).toHaveCSS('border-style', 'solid');
  }
});
