import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, mergeTests } from '@playwright/test';
import { customerView } from '../../../shared/view/customer-view.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import { MANUAL_PICTURES, WORDS_FILE } from '../manual-pictures.ts';
import { openScreen, screens } from '../screens.ts';
import { test as onCustomersScreen } from '../customer/customer-page.ts';
import { customerStates } from '../customer/customer-states.ts';
import { test as onKiosk } from '../kiosk/kiosk-page.ts';
import { kioskStates } from '../kiosk/kiosk-states.ts';
import type { Page } from '@playwright/test';

const test = mergeTests(onKiosk, onCustomersScreen);
const PROJECT = join(import.meta.dirname, '../../..');
const words = join(PROJECT, WORDS_FILE);
/** `npm run pictures` makes them anew instead of judging them. */
const MAKES = process.env['MANUAL_PICTURES'] === 'make';

const kept = (): Record<string, string> => JSON.parse(readFileSync(words, 'utf8')) as Record<string, string>;

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
// All of them write the same file of words.
test.describe.configure({ mode: MAKES ? 'serial' : 'parallel' });

for (const { screen: name, file } of MAKES ? MANUAL_PICTURES : sampleOf(MANUAL_PICTURES, 5, 'manual')) {
  test(`the manual's picture ${file} shows what the screen says today`, async ({
    till,
    customer,
    kiosk,
    page,
  }) => {
    const [screen, forCustomer, forShopper] = [screens[name], customerStates[name], kioskStates[name]];
    if (screen) await openScreen(screen, till, page);
    else if (forCustomer) await customer.open(customerView(forCustomer));
    else if (forShopper) await kiosk.open(forShopper);
    else throw new Error(`the gallery has no screen ${name}`);
    // Pictures of articles and letters of the page are there.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    // Keys that were typed last are taken a moment later: they might be a scan.
    if (MAKES) {
      await page.screenshot({ path: join(PROJECT, `docs/screenshots/${file}.png`) });
      writeFileSync(words, `${JSON.stringify({ ...kept(), [file]: await sumOfWords(page) }, null, 2)}\n`);
    } else {
      await expect
        .poll(() => sumOfWords(page), { message: 'npm run pictures makes it anew' })
        .toBe(kept()[file]);
    }
  });
}

/** Numbers are left out: some of them count seconds. */
async function sumOfWords(page: Page): Promise<string> {
  const said = (await page.locator('body').ariaSnapshot()).replaceAll(/\d+/g, '#');
  return createHash('sha256').update(said).digest('hex');
}
