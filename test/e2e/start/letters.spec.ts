import { expect } from '@playwright/test';
import { expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import type { Page } from '@playwright/test';

test.use({ share: 1 });

test('the first screen has its letters from one font, and the fonts of other scripts are loaded for what is written in them', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const { page } = await startTill({ profile, secrets });
  await expectHeading(page, 'New sale');
  // A family with faces that are not loaded costs a question to the system with each size of its text.
  expect(await loadedFonts(page)).toEqual(['Inter Latin']);

  await page.getByRole('textbox', { name: 'Reference' }).fill('Żółć');
  await expect.poll(() => loadedFonts(page)).toContain('Inter Variable');
});

async function loadedFonts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))].toSorted();
  });
}
