import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { sampleOf } from '../../support/drawn/sample.ts';
import { test } from '../till-page.ts';
import { ADDRESS, ended, ready, showing, shown } from '../views.ts';

test.use({ share: 0.3 });

/** Decoded by a program that shares nothing with ours: `zbarimg` of the package zbar-tools. */
async function decoded(page: Page): Promise<string> {
  const image = await page.screenshot();
  return execFileSync('zbarimg', ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', 'png:-'], {
    input: image,
    encoding: 'utf8',
  }).replace(/\n$/, '');
}

const addresses = {
  'a usual address': ADDRESS,
  'a short address': 'https://p.test/1',
  'a long address': `https://pay.example.test/pages/${'0123456789abcdef'.repeat(24)}?terminal=term_456&x=%C3%A9`,
};

const sizes = [
  [800, 480],
  [1280, 800],
  [1080, 1920],
] as const;

const shownAt = Object.entries(addresses).flatMap(([name, url]) =>
  sizes.map(([width, height]) => [name, url, width, height] as const),
);

for (const deviceScaleFactor of [1, 1.25, 2]) {
  test.describe(`${deviceScaleFactor} pixels to one`, () => {
    test.use({ deviceScaleFactor });

    test('an address of any length decodes from a plain screenshot to exactly itself', async ({
      till,
      page,
    }) => {
      // Large pictures, each of which the decoder goes through.
      test.slow();
      await till.open(ready);
      for (const [name, url, width, height] of sampleOf(shownAt, 4, `codes at ${deviceScaleFactor}`)) {
        await till.push(showing({ name: 'waiting', ...shown, url }));
        await page.setViewportSize({ width, height });
        await expect(page.getByText(url, { exact: true })).toBeVisible();
        await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
        expect(await decoded(page), `${name}, ${width}x${height}`).toBe(url);
      }
    });
  });
}

for (const [width, height] of sizes) {
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height }, colorScheme: 'dark' });

    test('takes at least a third of the screen, also in the dark, and shown again beside an alert', async ({
      till,
      page,
    }) => {
      const stale = { action: 'wait', code: 'service-unreachable' } as const;
      await till.open(showing({ name: 'waiting', ...shown, stale }));
      await page.getByRole('button', { name: 'Show code' }).click();
      const box = await page.getByRole('img', { name: 'Payment QR code' }).boundingBox();
      expect((box?.width ?? 0) * (box?.height ?? 0)).toBeGreaterThanOrEqual((width * height) / 3);
      expect(await decoded(page)).toBe(ADDRESS);
    });
  });
}

test('shows the hosted page again where something can be reclaimed', async ({ till, page }) => {
  await till.open(showing(ended('invalid')));
  await page.getByRole('button', { name: 'Show reclaim code' }).click();
  await expect(page.getByRole('img', { name: 'Reclaim page QR code' })).toBeVisible();
  expect(await decoded(page)).toBe(ADDRESS);
});

test('gives the address as text when it is too long for any code', async ({ till, page }) => {
  const url = `https://pay.example.test/${'a'.repeat(3_000)}`;
  await till.open(showing({ name: 'waiting', ...shown, url }));
  await expect(page.getByText('too long for a code')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
});
