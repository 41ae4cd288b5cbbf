import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectHeading, shownAddress } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import type { Page } from '@playwright/test';

test.use({ share: 1 });

test('a till that was closed begins with its keypad before it can do anything, and what is typed and pressed there is done', async ({
  sandbox,
  startTill,
  folder,
}) => {
  const { profile, secrets } = sandbox.ready;
  const before = await startTill({ profile, secrets });
  await expectHeading(before.page, 'New sale');
  await before.close();

  // The till opens nothing until whoever was asked for its secrets has given them.
  const secretsPipe = `${folder}.pipe`;
  execFileSync('mkfifo', [secretsPipe]);
  const writer = openSync(secretsPipe, 'r+');
  const after = await startTill({ profile, secretsPipe });
  await expectHeading(after.page, 'New sale');
  await after.page.keyboard.type('4200', { delay: 120 });
  await after.page.getByRole('button', { name: 'Charge $42.00' }).click();
  expect(await sandbox.payments()).toEqual([]);
  writeSync(writer, JSON.stringify(secrets));
  closeSync(writer);
  await expectHeading(after.page, 'Waiting for payment');
  expect(await sandbox.payments()).toHaveLength(1);
  const address = await shownAddress(after.page);

  // A payment is followed: its screen is the first one, whether the till is closed or ends.
  await after.close();
  expect(existsSync(join(folder, 'opening-screen.json'))).toBe(false);
  const last = await startTill();
  await expectHeading(last.page, 'Waiting for payment');
  expect(await shownAddress(last.page)).toBe(address);
});

test('the page of a till that was closed is given the messages of that screen with its other files, and draws it as it runs', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const first = await startTill({ profile, secrets, lang: 'de' });
  await expectHeading(first.page, 'Neuer Verkauf');
  expect(await askedMessages(first.page)).toEqual([]);
  await first.close();

  const { page } = await startTill({ profile, secrets, lang: 'de' });
  await expectHeading(page, 'Neuer Verkauf');
  expect(await askedMessages(page)).toEqual([expect.stringMatching(/^\.\/assets\/de-[\w-]+\.js$/)]);
  expect(await page.evaluate(timesOfStart)).toEqual({ takesDigit: 'before the document is ready' });
});

/** In the page. */
function timesOfStart() {
  const [mark] = performance.getEntriesByName('takes-digit');
  const [document] = performance.getEntriesByType('navigation');
  if (!mark || !(document instanceof PerformanceNavigationTiming)) return {};
  const isBefore = mark.startTime < document.domContentLoadedEventStart;
  return { takesDigit: `${isBefore ? 'before' : 'after'} the document is ready` };
}

/** The files with messages that the document itself names; those that the page's program asks for have whole addresses. */
async function askedMessages(page: Page): Promise<readonly string[]> {
  const named = page.locator('link[rel="modulepreload"][href^="./"]');
  const files = await named.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return files.filter((file) => !/\/(rolldown-runtime|shared|first)-/.test(file));
}
