import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../../../shared/language.ts';
import { customerView } from '../../../shared/view/customer-view.ts';
import { SAMPLED, sampleOf } from '../../support/drawn/sample.ts';
import { test } from './customer-page.ts';
import { drawn } from '../till-page.ts';
import { askedTip, customerStates } from './customer-states.ts';
import { barsForLittle, layoutFaults } from '../layout-faults.ts';
import { ended, showing, shown } from '../views.ts';

interface Display {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'dark';
  readonly direction?: 'rtl';
}

const displays: Readonly<Record<string, Display>> = {
  '800x480': { viewport: { width: 800, height: 480 } },
  '1280x800': { viewport: { width: 1280, height: 800 } },
  '1280x800-dark': { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  '1280x800-right-to-left': { viewport: { width: 1280, height: 800 }, direction: 'rtl' },
  '1080x1920': { viewport: { width: 1080, height: 1920 } },
  '3840x2160': { viewport: { width: 3840, height: 2160 } },
};

/** The customer stands two metres away and has nothing to scroll with. */
async function judgeOnDisplays(page: Page, state: string): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dir);
  for (const [name, { viewport, colorScheme, direction }] of sampleOf(Object.entries(displays), 3, state)) {
    await page.setViewportSize(viewport);
    // A picture shows no colour on its way to another.
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: 'reduce' });
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction ?? own);
    await page.evaluate(drawn);
    if (!SAMPLED) await page.screenshot({ path: `test-results/gallery/${name}/${state}.png` });
    expect.soft(await page.evaluate(layoutFaults), name).toEqual([]);
    expect.soft(await page.evaluate(barsForLittle), name).toEqual([]);
    const scrolls = await page.evaluate(() => {
      const stage = document.querySelector("[data-part='stage']");
      return stage === null ? 0 : stage.scrollHeight - stage.clientHeight;
    });
    expect.soft(scrolls, name).toBeLessThanOrEqual(1);
  }
}

for (const [state, view] of sampleOf(Object.entries(customerStates), 6, 'customer screens')) {
  test(`${state} fits every display, and nobody has to scroll`, async ({ customer, page }) => {
    await customer.open(customerView(view));
    await judgeOnDisplays(page, state);
  });
}

test('customer-own-tip fits every display, and nobody has to scroll', async ({ customer, page }) => {
  await customer.open(customerView(askedTip));
  await page.getByRole('button', { name: 'Another amount' }).click();
  for (const key of ['3', '5', '0']) await page.getByRole('button', { name: key, exact: true }).click();
  await judgeOnDisplays(page, 'customer-own-tip');
});

test('under the code stands the host that it leads to, in one direction whatever the language', async ({
  customer,
  page,
}) => {
  const hostile = 'https://bank.example.evil.test/p?a=1';
  await customer.open(customerView(showing({ name: 'waiting', ...shown, url: hostile })));
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const host = page.locator('bdi:has(strong)');
  await expect(host).toHaveText('bank.example.evil.test');
  await expect(host).toHaveCSS('direction', 'ltr');
  await expect(host).toHaveCSS('unicode-bidi', 'isolate');
  await expect(host.locator('strong')).toHaveText('evil.test');
  await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
});

test('a customer whose money came for a cancelled payment gets its reclaim code, and is told what it is for', async ({
  customer,
  page,
}) => {
  const received = { ...ended('cancelled'), requested: '123.45 USDC', received: '40.00 USDC' };
  await customer.open(customerView(showing(received)));
  await expect(page.getByRole('img', { name: 'Reclaim page QR code' })).toBeVisible();
  await expect(page.getByText('What you sent is still yours.')).toBeVisible();
  await customer.push(customerView(showing(ended('cancelled'))));
  await expect(page.getByRole('img', { name: 'Reclaim page QR code' })).toHaveCount(0);
});

test('under the code for what was paid too much stands its host as well', async ({ customer, page }) => {
  await customer.open(customerView(showing(ended('overpaid'))));
  await expect(page.locator('bdi strong')).toHaveText('example.test');
});

test('a name of another script is cut at its own end, and stands where the language begins', async ({
  customer,
  page,
}) => {
  const { 'customer-counting-goods': view = askedTip } = customerStates;
  const preferences = { ...view.preferences, language: 'ar' as const };
  await page.setViewportSize({ width: 360, height: 640 });
  await customer.open(customerView({ ...view, preferences }));
  const names = page.locator("[data-part='bill-lines'] [dir='auto']");
  const stand = await names.evaluateAll((all) =>
    all.map((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      const box = name.getBoundingClientRect();
      const written = text.getBoundingClientRect();
      return {
        isWhole: written.width <= box.width + 1,
        cutAt: getComputedStyle(name).direction,
        isRight: box.right - written.right < 2,
      };
    }),
  );
  expect(stand.map(({ isWhole }) => isWhole)).toContain(false);
  expect(stand.map(({ cutAt, isRight }) => ({ cutAt, isRight }))).toEqual(
    stand.map(() => ({ cutAt: 'ltr', isRight: true })),
  );
});

test('every button of the tip has an edge in high contrast', async ({ customer, page }) => {
  await customer.open(customerView(askedTip));
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'contrast'));
  await expect(page.getByRole('button')).toHaveCount(5);
  const colours = await page
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderColor));
  for (const colour of colours) expect(colour).toBe('rgb(255, 255, 255)');
});

for (const language of LANGUAGES) {
  test(`all of a code with what its amount is made of is in sight at 800x480, ${language}`, async ({
    customer,
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 480 });
    const { 'customer-pay-tip': view = askedTip } = customerStates;
    await customer.open(customerView({ ...view, preferences: { ...view.preferences, language } }));
    await expect(page.locator("[data-part='steps'] li").last()).toBeInViewport({ ratio: 0.99 });
  });
}
