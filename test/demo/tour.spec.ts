import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { charge, expectHeading, shownAddress } from '../support/electron/cashier.ts';
import type { RunningTill } from '../support/electron/electron-app.ts';
import type { SandboxProcess } from '../support/electron/electron-sandbox.ts';
import { test } from '../support/electron/electron-test.ts';
import { Album } from './album.ts';
import { TEST_AMOUNTS } from './test-amounts.ts';
import type { TestAmount } from './test-amounts.ts';

// Its sales are those of the end-to-end tests, and it takes a minute: `npm test` plays it now and then, the day each time.
test.use({ share: 0.4 });

/** The till in the hands of nobody: a tour of every screen, with a real sandbox behind it. */
test('the tour', async ({ sandbox, startTill }) => {
  const album = new Album('tour');

  say('A till that knows no terminal yet asks for one');
  const unset = await startTill();
  await expect(unset.page.getByRole('heading', { level: 1 })).toBeVisible();
  await album.add(unset, 'set-up');
  await unset.close();

  say('A profile with faults is refused, field by field');
  const { profile, secrets } = sandbox.ready;
  const faulty = await startTill({
    profile: { ...profile, baseUrl: 'http://api.example.test', terminalId: '' },
  });
  await expect(faulty.page.getByText('terminalId')).toBeVisible();
  await album.add(faulty, 'profile-faults');
  await faulty.close();

  say('With its profile and its secrets it is ready');
  const till = await startTill({ profile, secrets });
  await expectHeading(till.page, 'New sale');
  await album.add(till, 'new-sale');

  for (const amount of TEST_AMOUNTS) await sellTestAmount(till, album, amount);
  await parkAndPay(till, album);
  await loseTheNetwork(till, album, sandbox);
  await till.close();
});

async function sellTestAmount(till: RunningTill, album: Album, amount: TestAmount): Promise<void> {
  const { page } = till;
  say(`${dollars(amount.digits)}: ${amount.story}`);
  await charge(page, amount.digits);
  if (amount.via) {
    const { role, text, screen } = amount.via;
    await expect(page.getByRole(role).filter({ hasText: text })).toBeVisible();
    await album.add(till, screen);
  }
  await expectHeading(page, amount.outcome);
  say(`  → ${amount.outcome}`);
  if (amount.screen) await album.add(till, amount.screen);
  await newSale(page);
}

async function parkAndPay(till: RunningTill, album: Album): Promise<void> {
  const { page } = till;
  say('$25.00: a customer who needs time; the next one is served meanwhile');
  await page.keyboard.type('2500');
  await album.add(till, 'amount-typed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
  await album.add(till, 'waiting');
  const address = await shownAddress(page);
  await newSale(page);
  const openSales = page.getByRole('region', { name: 'Payments in progress' });
  await expect(openSales.getByRole('listitem')).toHaveCount(1);
  await album.add(till, 'open-sales');
  await openSales.getByRole('button').click();

  say('  the customer pays on the hosted page');
  await fetch(address, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
  await expectHeading(page, 'Paid');
  say('  → Paid');
  await newSale(page);
}

async function loseTheNetwork(till: RunningTill, album: Album, sandbox: SandboxProcess): Promise<void> {
  const { page } = till;
  say('$30.00: the network is lost while the customer pays');
  await charge(page, '3000');
  await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
  const address = await shownAddress(page);
  await sandbox.fault({ kind: 'drop-before-work' });
  await fetch(address, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
  await expect(page.getByRole('alert').filter({ hasText: 'do not charge again' })).toBeVisible({
    timeout: 30_000,
  });
  await album.add(till, 'status-unknown');
  say('  and comes back');
  await sandbox.control('DELETE', '/faults');
  await expectHeading(page, 'Paid');
  say('  → Paid');
}

const say = (line: string): void => console.log(line);
const dollars = (digits: string): string => `$${digits.slice(0, -2)}.${digits.slice(-2)}`;

async function newSale(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New sale' }).click();
  await expectHeading(page, 'New sale');
}
