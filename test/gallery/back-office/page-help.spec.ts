import { expect } from '@playwright/test';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';
import type { Till } from '../till-page.ts';

async function open(till: Till, page: Page, name: string): Promise<void> {
  const { [name]: moment } = moments;
  if (moment) await openScreen(moment, till, page);
}

const inputsOf = async (till: Till, command: string): Promise<readonly unknown[]> =>
  (await till.calls()).filter(({ name }) => name === command).map(({ input }) => input);

test('a quote is asked for in the tender that is chosen, and its refusal stands beside the choice', async ({
  till,
  page,
}) => {
  await open(till, page, 'page-help-refused');
  const tender = page.getByRole('combobox', { name: 'Tenders' });
  await expect(tender).toHaveAccessibleDescription(/must be one of usdcBase, ethereum/);
  await tender.selectOption({ index: 1 });
  await expect(tender).not.toHaveAccessibleDescription(/must be one of/);
  const chosen = await tender.inputValue();
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  const sale = (await inputsOf(till, 'paymentPages.quote'))[0];
  expect(await inputsOf(till, 'paymentPages.quote')).toEqual([
    sale,
    { ...(sale as object), tenderType: chosen },
  ]);
});

test('a payment is announced only after a question, and what was typed outlives a lost answer', async ({
  till,
  page,
}) => {
  await open(till, page, 'page-help');
  const hash = page.getByRole('textbox', { name: 'Transaction ID' });
  await hash.fill('0xabc');
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('It is not paid until this till says so.');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await inputsOf(till, 'paymentPages.announce')).toEqual([]);
  await till.answer('paymentPages.announce', {
    ok: false,
    failure: { action: 'try-again', code: 'change-unconfirmed' },
  });
  const announce = page.getByRole('button', { name: 'Say that it was sent' });
  await announce.click();
  await asked.getByRole('button', { name: 'Say that it was sent' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(hash).toHaveValue('0xabc');
  expect(await inputsOf(till, 'paymentPages.announce')).toEqual([
    expect.objectContaining({ transactionHash: '0xabc' }),
  ]);
});
