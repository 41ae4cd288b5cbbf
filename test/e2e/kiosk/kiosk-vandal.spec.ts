import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { startVirtualDisplay } from '../../../scripts/runtime/display.mjs';
import { SeededRandom } from '../../simulation/random.ts';
import { DRAWN_SEED } from '../../support/drawn/drawn-seed.ts';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { VandalScene } from '../../support/electron/vandal-scene.ts';
import { Vandal } from '../../support/electron/vandal.ts';
import type { Page } from '@playwright/test';

// Only the nightly run has the time: each kiosk is left alone until it is as at first.
test.use({ share: 0 });

/** Of each kiosk. */
const GESTURES = Number(process.env['GESTURES'] ?? 60);
/** After as many nobody touches it until it is as at first. */
const ROUND = 60;
const SHOTS = process.env['VANDAL_SHOTS'];

const KIOSKS = [
  { mode: 'catalogue', languages: ['en', 'de', 'ar'], width: 1280, height: 800 },
  { mode: 'fixed-amount', fixedAmount: '5.00', languages: ['de', 'ja', 'en'], width: 800, height: 1280 },
  { mode: 'open-amount', languages: ['ar', 'fr', 'en'], width: 800, height: 480 },
] as const;

/** Prices whose cents say how a payment ends (docs/sandbox.md), and such that wait for a payer. */
const ARTICLES = [
  'name,price,category',
  'Soup,4.01,Kitchen',
  'Bread,3.20,Kitchen',
  'Tea,2.02,Drinks',
  'Water,1.50,Drinks',
  'Milk,1.03,Drinks',
  'Wine,9.07,Drinks',
  'Cake,2.55,Kitchen',
  'Pie,6.06,Kitchen',
  '',
].join('\n');

for (const { width, height, ...kiosk } of KIOSKS) {
  test(`a kiosk of ${kiosk.mode}, ${width}×${height}, stays one through ${GESTURES} gestures at what is on it (seed ${DRAWN_SEED})`, async ({
    sandbox,
    startTill,
  }) => {
    // Far more than it takes on a busy machine: what it waits for is what happens, never a time.
    test.setTimeout(900_000 + GESTURES * 10_000);
    const display = await startVirtualDisplay(process.env, `${width}x${height}x24`);
    try {
      const env = { DISPLAY: display.name };
      const { profile, secrets } = sandbox.ready;
      if (kiosk.mode === 'catalogue') {
        const before = await startTill({ profile, secrets, env });
        await expect(before.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
        await fillCheckout(before.page);
        await before.close();
      }
      const till = await startTill({
        profile: { ...profile, kiosk: { ...kiosk, idleSeconds: 15 } },
        secrets: { ...secrets, staffPin: '4711' },
        isLocked: true,
        env,
      });
      const page = await windowShowing(till.app, 'kiosk.html');
      const scene = await VandalScene.of(till, page, sandbox);
      await scene.expectFirstScreen();
      const random = new SeededRandom(DRAWN_SEED, `vandal at ${kiosk.mode}`);
      const glass = await page.context().newCDPSession(page);
      const vandal = new Vandal(page, glass, random, display.name);
      for (let done = 1; done <= GESTURES; done++) {
        if (random.chance(0.25)) await vandal.goOn();
        else await vandal.gesture();
        await scene.expectWhole(vandal.did);
        if (random.chance(0.1)) await scene.payerDoes(random);
        if (SHOTS !== undefined && done % 40 === 0)
          writeFileSync(`${SHOTS}/${kiosk.mode}-${done}.png`, await page.screenshot());
        if (done % ROUND !== 0 && done !== GESTURES) continue;
        await scene.expectBegun(vandal);
        await scene.expectLeftAlone(vandal.did);
      }
      await scene.expectFreshVisit(vandal);
      vandal.everyKey();
      await scene.expectWhole(vandal.did);
      await scene.expectSale(vandal);
      await scene.expectMoneyKeepsScreen(vandal);
      await scene.expectNothingLeft();
    } finally {
      await display.stop();
    }
  });
}

/** A manager loads articles and sets shares for a tip. */
async function fillCheckout(till: Page): Promise<void> {
  const done = await till.evaluate(async (text) => {
    const { commands } = window.countertop;
    const imported = await commands['catalogue.import']({ text });
    const view = await commands['till.view'](undefined);
    if (!view.ok || !view.value.checkout) throw new Error('no checkout');
    const saved = await commands['checkout.configure']({
      ...view.value.checkout.settings,
      tipPercents: [10, 20],
    });
    return imported.ok && saved.ok;
  }, ARTICLES);
  expect(done).toBe(true);
}
