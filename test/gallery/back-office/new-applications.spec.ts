import { writeFileSync } from 'node:fs';
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

test('what is typed is kept with each field, and what main finds wrong stands beside it', async ({
  till,
  page,
}) => {
  await open(till, page, 'new-application-business');
  const code = page.getByRole('textbox', { name: 'Merchant category code' });
  await till.answer('applicationDrafts.keep', {
    ok: true,
    value: {
      problems: [{ field: 'merchantCategoryCode', code: 'not-a-category', step: 'business' }],
      isKept: true,
    },
  });
  await code.fill('74');
  await page.keyboard.press('Tab');
  // Half of a code is nothing to complain of because the box was left.
  await expect(code).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('textbox', { name: 'Merchant name' }).fill('Shell');
  await expect(code).toHaveAccessibleDescription('Enter its four digits.');
  await expect(page.getByRole('button', { name: '1 Business' })).toContainText('1 open');
  await expect(page.getByRole('button', { name: '2 Addresses' })).not.toContainText('open');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(code).toBeFocused();
  const kept = await inputsOf(till, 'applicationDrafts.keep');
  expect(kept.at(-1)).toMatchObject({
    values: { merchantCategoryCode: '74', merchantName: 'Shell', addresses: ['1'] },
  });
});

test('what the service refuses stands at its field in whichever step, and goes once it is corrected', async ({
  till,
  page,
}) => {
  await open(till, page, 'new-application-refused');
  const name = page.getByRole('textbox', { name: 'Registered name' });
  await expect(name).toHaveAccessibleDescription(/must be the name in the register/);
  await name.fill('Shell Shop Ltd');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: '3 Stakeholders' }).click();
  await expect(page.getByLabel('Tax ID number', { exact: true })).toHaveAccessibleDescription(/is not known/);
  await expect(page.getByLabel('Tax ID number', { exact: true })).toBeFocused();
});

test('whoever is ticked signs in the place of who was before', async ({ till, page }) => {
  await open(till, page, 'new-application-people');
  const first = page.getByRole('region', { name: 'Stakeholder 1' }).getByRole('checkbox');
  const second = page.getByRole('region', { name: 'Stakeholder 2' }).getByRole('checkbox');
  await expect(first).toBeChecked();
  await second.check({ force: true });
  await expect(first).not.toBeChecked();
  await page.getByRole('button', { name: 'Remove stakeholder 2' }).click();
  await expect(second).toBeHidden();
});

test('an application whose answer was lost is sent again only after nothing was found', async ({
  till,
  page,
}) => {
  await open(till, page, 'new-application-lost');
  const again = page.getByRole('button', { name: 'Send it again' });
  await expect(again).toBeVisible();
  await page.getByRole('button', { name: 'Look for it' }).click();
  await expect(again).toBeVisible();
  expect(await inputsOf(till, 'applicationDrafts.create')).toEqual([]);
  await again.click();
  expect(await inputsOf(till, 'applicationDrafts.create')).toHaveLength(1);
});

test('a file that is too large or empty is refused before it is read', async ({ till, page }, testInfo) => {
  await open(till, page, 'new-application-documents');
  const files = [testInfo.outputPath('scan.pdf'), testInfo.outputPath('nothing.png')] as const;
  writeFileSync(files[0], Buffer.alloc(10 * 1024 * 1024 + 1));
  writeFileSync(files[1], '');
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText('scan.pdf was not added: it is larger than 10 MB.')).toBeVisible();
  await expect(page.getByText('nothing.png was not added: it is empty or cannot be read.')).toBeVisible();
  expect(await inputsOf(till, 'applicationDocuments.addPart')).toEqual([]);
});

const OPEN = { isClosed: false, notSent: [] };

test('while a document is still here the application is not submitted, and it is sent by its button', async ({
  till,
  page,
}) => {
  await open(till, page, 'new-application-documents');
  const submit = page.getByRole('button', { name: 'Submit for signature' });
  await expect(submit).toBeDisabled();
  await till.answer('applicationDocuments.send', { ok: true, value: { applicationId: 'app_7Yq2' } });
  await till.answer('applicationDocuments.list', { ok: true, value: { documents: [], ...OPEN } });
  await page.getByRole('button', { name: /^Send bank-letter/ }).click();
  await expect(submit).toBeEnabled();
  expect(await inputsOf(till, 'applicationDocuments.send')).toHaveLength(1);
});

for (const [scene, button] of [
  ['new-application-at-service', 'Submit for signature'],
  ['application-draft', 'Send for signature'],
] as const) {
  test(`${scene}: nothing is submitted before the documents are read, or cannot be`, async ({
    till,
    page,
  }) => {
    const { [scene]: moment } = moments;
    if (!moment) throw new Error(`there is no moment ${scene}`);
    const { 'applicationDocuments.list': list, ...answers } = moment.answers ?? {};
    expect(list?.ok).toBe(true);
    await openScreen({ ...moment, answers }, till, page);
    await expect(page.getByText('Asking the payment service').first()).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeDisabled();
    const failure = { action: 'try-again', code: 'file-not-written' } as const;
    await openScreen(
      { ...moment, answers: { ...answers, 'applicationDocuments.list': { ok: false, failure } } },
      till,
      page,
    );
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
  });
}

/** As a person drags files from another window: held over the card, then let go. */
async function drop(page: Page, files: Readonly<Record<string, number>>): Promise<void> {
  const card = page.getByRole('region', { name: 'Documents' });
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const [name, size] of Object.entries(dropped))
      transfer.items.add(new File(['%'.repeat(size)], name));
    return transfer;
  }, files);
  await card.dispatchEvent('dragover', { dataTransfer });
  await expect(card).toHaveAttribute('data-hovering', 'true');
  await card.dispatchEvent('drop', { dataTransfer });
  await expect(card).toHaveAttribute('data-hovering', 'false');
}

const KEY = '6f1c2c1e-8b7e-4c55-9a3f-0d5b8f2e7a10';

test('files that are dropped are taken in and sent, one after the other', async ({ till, page }) => {
  await open(till, page, 'new-application-at-service');
  await till.answer('applicationDocuments.addPart', { ok: true, value: { key: KEY, received: 5 } });
  await till.answer('applicationDocuments.send', { ok: true, value: { applicationId: 'app_7Yq2' } });
  await drop(page, { 'licence.pdf': 5, 'passport.jpg': 4 });
  await expect.poll(() => inputsOf(till, 'applicationDocuments.send')).toHaveLength(2);
  expect(await inputsOf(till, 'applicationDocuments.addPart')).toMatchObject([
    { fileName: 'licence.pdf', size: 5, content: 'JSUlJSU=' },
    { fileName: 'passport.jpg', size: 4, content: 'JSUlJQ==' },
  ]);
  const steps = (await till.calls()).map(({ name }) => name).filter((name) => /addPart|send$/.test(name));
  expect(steps.map((name) => name.split('.').at(-1))).toEqual(['addPart', 'send', 'addPart', 'send']);
});

test('while a file is taken in the page says which and how far it is, and nothing is submitted', async ({
  till,
  page,
}) => {
  await open(till, page, 'new-application-at-service');
  const submit = page.getByRole('button', { name: 'Submit for signature' });
  await expect(submit).toBeEnabled();
  // The second part is on its way for as long as the test looks.
  await page.evaluate((key) => {
    const name = 'applicationDocuments.addPart';
    const first = { ok: true, value: { key, received: 1024 * 1024 } } as const;
    Object.defineProperty(window.script.answers, name, {
      get: () => (window.script.calls.filter((each) => each.name === name).length > 1 ? undefined : first),
    });
  }, KEY);
  await drop(page, { 'scan.pdf': 2 * 1024 * 1024 });
  await expect(page.getByRole('progressbar', { name: 'Sending scan.pdf' })).toHaveAttribute('value', '0.5');
  await expect(submit).toBeDisabled();
});

test('one that could not be sent is said, and goes by its button without being chosen again', async ({
  till,
  page,
}) => {
  await open(till, page, 'new-application-at-service');
  const document = { key: KEY, fileName: 'licence.pdf', size: 5 };
  await till.answer('applicationDocuments.addPart', { ok: true, value: { key: KEY, received: 5 } });
  await till.answer('applicationDocuments.send', {
    ok: false,
    failure: { action: 'wait', code: 'service-unreachable' },
  });
  await till.answer('applicationDocuments.list', {
    ok: true,
    value: { documents: [{ ...document, state: 'waiting' }], ...OPEN },
  });
  await drop(page, { 'licence.pdf': 5 });
  const line = page.getByRole('listitem').filter({ hasText: 'licence.pdf' });
  await expect(line).toContainText('Not sent');
  await expect(page.getByRole('button', { name: 'Submit for signature' })).toBeDisabled();
  await till.answer('applicationDocuments.send', { ok: true, value: { applicationId: 'app_7Yq2' } });
  await till.answer('applicationDocuments.list', {
    ok: true,
    value: { documents: [{ ...document, state: 'sent' }], ...OPEN },
  });
  await page.getByRole('button', { name: 'Send licence.pdf again' }).click();
  await expect(line).toContainText('Sent');
  await expect(page.getByRole('button', { name: 'Submit for signature' })).toBeEnabled();
  expect(await inputsOf(till, 'applicationDocuments.addPart')).toHaveLength(1);
  expect(await inputsOf(till, 'applicationDocuments.send')).toEqual([
    { id: expect.any(String), key: KEY },
    { id: expect.any(String), key: KEY },
  ]);
});

test('a draft that was made elsewhere takes documents under its own id, and waits for them', async ({
  till,
  page,
}) => {
  await open(till, page, 'application-draft-documents');
  await expect(page.getByRole('button', { name: 'Send for signature' })).toBeDisabled();
  // It can be pressed, and looks so.
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCSS('opacity', '1');
  const line = page.getByRole('listitem').filter({ hasText: 'bank-letter' });
  // What was refused is said at the document that it is about.
  await expect(line.getByRole('alert')).toContainText('The document cannot be read.');
  const id = 'app_Quay07';
  expect(await inputsOf(till, 'applicationDocuments.send')).toMatchObject([{ id }]);
  await till.answer('applicationDocuments.addPart', { ok: true, value: { key: KEY, received: 5 } });
  await till.answer('applicationDocuments.send', { ok: true, value: { applicationId: id } });
  await till.answer('applicationDocuments.list', { ok: true, value: { documents: [], ...OPEN } });
  await drop(page, { 'licence.pdf': 5 });
  await expect.poll(() => inputsOf(till, 'applicationDocuments.send')).toHaveLength(2);
  expect(await inputsOf(till, 'applicationDocuments.addPart')).toMatchObject([
    { id, merchantName: 'Quay Ceramics', fileName: 'licence.pdf' },
  ]);
  await expect(page.getByRole('button', { name: 'Send for signature' })).toBeEnabled();
});

test('what was not sent is said until somebody has understood it', async ({ till, page }) => {
  await open(till, page, 'applications-documents-unsent');
  const said = page.getByText('Documents were not sent: the application is no longer a draft');
  await expect(said).toBeVisible();
  await till.answer('applicationDocuments.understood', { ok: true, value: null });
  await till.answer('applicationDocuments.unsent', { ok: true, value: { waiting: [], notSent: [] } });
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(said).toBeHidden();
  expect(await inputsOf(till, 'applicationDocuments.understood')).toEqual([{ id: 'app_02' }]);
});

/** Each partner's schedule, by the input that it is asked with. */
const schedule = (partnerId: string, name: string, sellRate: string) =>
  [
    `applicationDrafts.fees ${JSON.stringify({ partnerId })}`,
    { ok: true, value: { fees: [{ name, kind: 'percentage', sellRate, buyRate: '0.25' }] } },
  ] as const;

const choosePartner = async (page: Page, partner: string): Promise<void> => {
  await page.getByRole('button', { name: '1 Business' }).click();
  await page.getByRole('combobox', { name: 'Partner' }).selectOption({ label: partner });
  await page.getByRole('button', { name: '5 Fees' }).click();
};

test('the fees of one partner are not shown while those of another are asked for', async ({ till, page }) => {
  await open(till, page, 'new-application-business');
  await page.evaluate(() => {
    delete window.script.answers['applicationDrafts.fees'];
  });
  await till.answer(...schedule('par_Northwind', 'cryptoPercentage', '0.9'));
  await choosePartner(page, 'Northwind Payments');
  const rate = page.getByRole('textbox', { name: 'Crypto percentage' });
  await expect(rate).toHaveValue('0.9');
  await choosePartner(page, 'Harbor Retail');
  await expect(page.getByText('Asking the payment service')).toBeVisible();
  await expect(rate).toHaveCount(0);
});

test('with another partner the rates are those of its schedule alone', async ({ till, page }) => {
  await open(till, page, 'new-application-business');
  await till.answer(...schedule('par_Northwind', 'cryptoPercentage', '0.9'));
  await till.answer(...schedule('par_Harbor', 'cryptoPercentage', '1.2'));
  await till.answer(...schedule('par_Meadow', 'walletFixed', '0.3'));
  await choosePartner(page, 'Northwind Payments');
  const rate = page.getByRole('textbox', { name: 'Crypto percentage' });
  await expect(rate).toHaveValue('0.9');
  await rate.fill('0.95');
  await page.getByRole('button', { name: '1 Business' }).click();
  await page.getByRole('button', { name: '5 Fees' }).click();
  await expect(rate).toHaveValue('0.95');
  await choosePartner(page, 'Harbor Retail');
  await expect(rate).toHaveValue('1.2');
  await choosePartner(page, 'par_Meadow');
  await expect(page.getByRole('textbox', { name: 'Wallet fixed' })).toHaveValue('0.3');
  await page.getByRole('button', { name: '7 Review' }).click();
  await expect(page.getByRole('region', { name: 'Fees' })).not.toContainText('Crypto percentage');
});
