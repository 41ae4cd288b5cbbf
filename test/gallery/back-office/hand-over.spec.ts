import { expect } from '@playwright/test';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { locked } from '../staff.ts';
import { scan } from '../../support/electron/scanner.ts';
import { test } from '../till-page.ts';
import { ready } from '../views.ts';
import type { Page } from '@playwright/test';
import type { Result } from '../../../shared/failure.ts';
import type { Till } from '../till-page.ts';

async function open(till: Till, page: Page, name: string): Promise<void> {
  const { [name]: moment } = moments;
  if (!moment) throw new Error(`there is no ${name}`);
  await openScreen(moment, till, page);
}

const sent = async (till: Till, name: string) =>
  (await till.calls()).filter((call) => call.name === name).map(({ input }) => input);

const damaged: Result<never> = {
  ok: false,
  failure: { action: 'fix-input', code: 'hand-over-refused', handOverFault: 'damaged' },
};
const CODE = /7K3M-QX0R-9TDB-41WZ/;
const TYPED = '7k3m-qx0r-9tdb-41wz';

test('a code is gone when the page is left, when the till is locked, and after its hour', async ({
  till,
  page,
}) => {
  await open(till, page, 'hand-over-made');
  await expect(page.getByText(CODE)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hand over to a till' }).click();
  await expect(page.getByRole('button', { name: 'Make the package' })).toBeVisible();
  expect(await page.content()).not.toMatch(CODE);
  await page.getByRole('button', { name: 'Make the package' }).click();
  await expect(page.getByText(CODE)).toBeVisible();
  await till.stopClock();
  await page.clock.runFor(3_600_000);
  await expect(page.getByText('This package has expired.')).toBeVisible();
  expect(await page.content()).not.toMatch(CODE);
  await till.push(locked);
  await expect(page.getByRole('button', { name: 'Make another package' })).toHaveCount(0);
});

test('a package is made with no secret typed, or with the password, which stays in no box', async ({
  till,
  page,
}) => {
  await open(till, page, 'hand-over-password');
  expect(await sent(till, 'handOver.make')).toEqual([]);
  await page.getByLabel('Terminal password').fill('pass word');
  await page.getByRole('button', { name: 'Make the package' }).click();
  expect(await sent(till, 'handOver.make')).toEqual([
    { id: 'term_PierTill2', storeName: 'Pier Coffee', password: 'pass word' },
  ]);
  await expect(page.getByLabel('Terminal password')).toHaveValue('');
});

test('a typed code stays until the package is taken, and a slip is corrected in it', async ({
  till,
  page,
}) => {
  await open(till, page, 'take-hand-over-mistyped');
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toHaveValue(TYPED);
  await till.answer('setup.takeHandOver', { ok: true, value: null });
  await code.press('Enter');
  const [first, second] = await sent(till, 'setup.takeHandOver');
  expect(first).toMatchObject({ code: TYPED });
  expect(second).toEqual(first);
});

test.describe('by a scanner', () => {
  test.use({ ownTime: false });

  test('a package that a scanner sends in pieces is put together', async ({ till, page }) => {
    await till.open({ ...ready, phase: 'setup' });
    await page.getByRole('heading', { name: 'Code from a manager' }).waitFor();
    await till.answer('setup.checkHandOver', damaged);
    await scan(page, '4300111222');
    await expect(page.getByRole('alert')).toContainText('This is no package, or a part of it is missing.');
    await scan(page, '3334445556');
    await scan(page, '6677788899');
    const pieces = ['4300111222', '3334445556', '6677788899'];
    const [first = '', second = '', third = ''] = pieces;
    const texts = [first, second, first + second, third, first + second + third];
    await expect.poll(() => sent(till, 'setup.checkHandOver')).toEqual(texts.map((text) => ({ text })));
    await till.answer('setup.checkHandOver', { ok: true, value: { expiresAt: Date.now() + 3_600_000 } });
    await scan(page, '9990001112');
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  });
});

test('a package that is chosen where profiles are is taken as one', async ({ till, page }) => {
  await open(till, page, 'setup-picked');
  await till.answer('setup.checkHandOver', { ok: true, value: { expiresAt: Date.now() + 3_600_000 } });
  const text = 'countertop-hand-over:Q1QB';
  const file = { name: 'a.countertop', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  expect(await sent(till, 'setup.checkHandOver')).toEqual([{ text }]);
});

test('another computer’s package is taken only by the press that says so', async ({ till, page }) => {
  await open(till, page, 'take-hand-over-unknown-signer');
  await page.getByRole('button', { name: 'Trust this computer from now on' }).click();
  const calls = await sent(till, 'setup.takeHandOver');
  expect(calls.map((input) => (input as { readonly trustSigner?: boolean }).trustSigner)).toEqual([
    undefined,
    true,
  ]);
});

test('a computer that was trusted is trusted still where open payments are left alone', async ({
  till,
  page,
}) => {
  await open(till, page, 'take-hand-over-unknown-signer');
  await till.answer('setup.takeHandOver', {
    ok: false,
    failure: { action: 'fix-input', code: 'payments-open', openPayments: 2 },
  });
  await page.getByRole('button', { name: 'Trust this computer from now on' }).click();
  await page.getByRole('button', { name: 'Change anyway' }).click();
  expect((await sent(till, 'setup.takeHandOver')).at(-1)).toMatchObject({
    trustSigner: true,
    leaveOpen: true,
  });
});
