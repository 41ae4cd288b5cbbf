import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { fileOf } from '../../../scripts/messages/catalogue.mjs';
import { openNamed } from '../screens.ts';
import { test } from '../till-page.ts';
import { ready, training } from '../views.ts';
import type { Page } from '@playwright/test';

const english = JSON.parse(readFileSync(fileOf('en'), 'utf8')) as Record<string, string>;
const SITUATIONS = Object.keys(english).flatMap((key) => {
  const [, id] = /^practice\.situations\.([\w-]+)\.text$/.exec(key) ?? [];
  const of = (name: string) => english[`practice.situations.${id}.${name}`] ?? '';
  return id === undefined ? [] : [{ text: of('text'), right: of('right'), wrong: of('wrong1') }];
});

async function openPractice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Practice/ }).click();
  await page.getByText('1 of 10').waitFor();
}

/** Answers all ten, the first `wrong` of them wrongly; what is explained is counted. */
async function answer(page: Page, wrong: number): Promise<void> {
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByText(`${number} of 10`, { exact: true })).toBeVisible();
    const choices = page.getByRole('listitem').getByRole('button');
    await expect(choices.first()).toBeVisible();
    const shown = await page.getByRole('main').innerText();
    const situation = SITUATIONS.find(({ text }) => shown.includes(text));
    const pick = number <= wrong ? situation?.wrong : situation?.right;
    await page.getByRole('button', { name: pick ?? '', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: /^(Right|Better not) ./ })).toContainText(
      number <= wrong ? 'Better not' : 'Right',
    );
    await expect(choices).toHaveCount(0);
    await page.getByRole('button', { name: number < 10 ? 'Next' : 'See the score' }).click();
  }
}

test('ten situations are explained and scored, as often as somebody likes', async ({ till, page }) => {
  await till.open(training);
  await openPractice(page);
  await answer(page, 3);
  await expect(page.getByRole('heading', { name: '7 of 10 right' })).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Again' }).click();
  await answer(page, 0);
  await expect(page.getByRole('heading', { name: '10 of 10 right' })).toBeVisible();
  await expect(page.getByText('You know the counter.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
  expect(await till.calls()).toEqual([]);
});

test('a situation has the words and the colour of the screen that it is about', async ({ till, page }) => {
  const real = new Map<string, string | null>();
  for (const name of ['seen', 'unknown-stale', 'outcome-expired', 'outcome-underpaid', 'outcome-completed']) {
    await openNamed(name, till, page);
    const tone = await page.locator('[data-tone]').first().getAttribute('data-tone');
    real.set(await page.getByRole('heading', { level: 1 }).innerText(), tone);
  }
  await till.open(training);
  await openPractice(page);
  const found = new Map<string, string | null>();
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByText(`${number} of 10`, { exact: true })).toBeVisible();
    const picture = page.locator("[class*='practice-picture']");
    const title = await picture.locator('strong').innerText();
    if (real.has(title)) found.set(title, await picture.getAttribute('data-tone'));
    await page.getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('button', { name: number < 10 ? 'Next' : 'See the score' }).click();
  }
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(real));
});

test('practice is offered in training only', async ({ till, page }) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: /^Shift/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Practice/ })).toHaveCount(0);
});
