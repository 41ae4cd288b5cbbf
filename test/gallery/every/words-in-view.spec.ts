import { expect } from '@playwright/test';
import { enlarged } from '../displays.ts';
import { openNamed } from '../screens.ts';
import { drawn, test } from '../till-page.ts';
import { outOfSight } from './out-of-sight.ts';

const { width, height, textSize } = enlarged['1280x800 with text at 200 %'];
const languages = ['en', 'de', 'ar', 'ja'] as const;

test.use({ reducedMotion: 'reduce', viewport: { width, height } });

for (const name of [
  'outcome-underpaid',
  'outcome-expired',
  'outcome-overpaid',
  'outcome-cancelled',
  'outcome-cancelled-received',
]) {
  test(`all three answers stand above the ways on with large text on ${name}`, async ({ till, page }) => {
    await openNamed(name, till, page);
    for (const language of languages) {
      await till.prefer({ language, textSize });
      await page.evaluate(drawn);
      const parts = ['h1', "[class*='end-answers'] > div"];
      const edge = "[class*='end-actions']";
      expect.soft(await page.evaluate(outOfSight, { parts, edge }), language).toEqual([]);
    }
  });
}

for (const name of ['unknown-stale', 'unknown-stale-parked', 'unknown-status', 'seen']) {
  test(`whose code is shown again and since when stand above the ways on with large text on ${name}`, async ({
    till,
    page,
  }) => {
    await openNamed(name, till, page);
    await page.getByRole('button', { name: 'Show code' }).click();
    for (const language of languages) {
      await till.prefer({ language, textSize });
      await page.evaluate(drawn);
      const parts = ["[data-part='amount-due']", "[data-part='facts'] > div", "[class*='payment-times']"];
      if (name.startsWith('unknown')) parts.push("[data-part='banner']");
      const edge = "[class*='payment-actions']";
      expect.soft(await page.evaluate(outOfSight, { parts, edge }), language).toEqual([]);
    }
  });
}

for (const name of ['unknown-stale', 'unknown-status', 'seen']) {
  test(`a code shown again can be scanned, and its amount read, with large text on a small display: ${name}`, async ({
    till,
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 480 });
    await openNamed(name, till, page);
    await page.getByRole('button', { name: 'Show code' }).click();
    for (const language of languages) {
      await till.prefer({ language, textSize });
      await page.evaluate(drawn);
      const code = page.locator("[data-part='qr-code']");
      await expect.soft(code, language).toBeInViewport({ ratio: 0.99 });
      expect.soft((await code.boundingBox())?.width, language).toBeGreaterThanOrEqual(240);
      const parts = ["[data-part='amount-due']", ...(name === 'seen' ? [] : ["[data-part='banner']"])];
      const edge = "[class*='payment-actions']";
      expect.soft(await page.evaluate(outOfSight, { parts, edge }), language).toEqual([]);
    }
  });
}

/** In the page: how far the letters of the heading reach out of what is drawn, in pixels; 0 for not at all. */
const cutOff = () => {
  const heading = document.querySelector('h1');
  const context = document.createElement('canvas').getContext('2d');
  if (!heading || !context) return Infinity;
  const words = document.createRange();
  words.selectNodeContents(heading);
  context.font = getComputedStyle(heading).font;
  const { actualBoundingBoxAscent, fontBoundingBoxAscent } = context.measureText(heading.innerText);
  const [line] = words.getClientRects();
  const top = (line?.top ?? 0) + fontBoundingBoxAscent - actualBoundingBoxAscent;
  return Math.max(0, (document.querySelector('main')?.getBoundingClientRect().top ?? 0) - top);
};

for (const name of ['outcome-cancelled-parked', 'outcome-underpaid-parked', 'outcome-completed-parked']) {
  test(`the marks above Arabic letters are not cut off in the title of ${name}`, async ({ till, page }) => {
    await openNamed(name, till, page);
    for (const [width, height] of [
      [1280, 800],
      [800, 480],
      [720, 1280],
    ] as const) {
      await page.setViewportSize({ width, height });
      await till.prefer({ language: 'ar', textSize: 100 });
      await page.evaluate(drawn);
      expect.soft(await page.evaluate(cutOff), `${width}x${height}`).toBe(0);
    }
  });
}

for (const name of ['outcome-underpaid-parked', 'outcome-cancelled-parked', 'outcome-invalid-parked']) {
  test(`payments in progress stand whole below the end of a sale in ${name}`, async ({ till, page }) => {
    await openNamed(name, till, page);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const language of languages) {
      await till.prefer({ language, textSize: 100 });
      const row = page.locator("[data-part='open-sales']");
      await expect.soft(row, language).toBeInViewport({ ratio: 0.99 });
    }
  });
}

test('an alert above payments in progress needs no bar', async ({ till, page }) => {
  await openNamed('new-sale-both-paid', till, page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const entry = page.locator("[data-area='entry']");
  for (const language of languages) {
    await till.prefer({ language, textSize: 100 });
    await page.evaluate(drawn);
    const hidden = await entry.evaluate((each) => each.scrollHeight - each.clientHeight);
    expect.soft(hidden, language).toBeLessThanOrEqual(1);
  }
});

test('the icon that parks a payment under a name grows with the screen', async ({ till, page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await openNamed('waiting', till, page);
  const key = page.getByRole('button', { name: 'Park with a name' });
  const button = await key.boundingBox();
  const icon = await key.locator('svg').boundingBox();
  expect((icon?.width ?? 0) / (button?.width ?? 1)).toBeGreaterThan(0.35);
});
