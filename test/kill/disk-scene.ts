import { expect } from '@playwright/test';
import { charge, expectHeading, shownAddress } from '../support/electron/cashier.ts';
import { test as base } from '../support/electron/disk-test.ts';
import { StageProxy } from './stage-proxy.ts';
import type { Page } from '@playwright/test';
import type { RunningTill } from '../support/electron/electron-app.ts';
import type { SandboxProcess } from '../support/electron/electron-sandbox.ts';
import type { SmallDisk } from '../support/electron/small-disk.ts';

const REFERENCE = 'DISK-1';

/** One sale of a till whose ledger is on a disk that a test fills, fails or makes read-only. */
export interface DiskScene {
  readonly disk: SmallDisk;
  readonly sandbox: SandboxProcess;
  readonly proxy: StageProxy;
  readonly start: () => Promise<RunningTill>;
}

export const test = base.extend<{ readonly scene: DiskScene }>({
  scene: async ({ disk, sandbox, startTill }, use) => {
    const proxy = new StageProxy(sandbox.ready.baseUrl);
    const profile = { ...sandbox.ready.profile, baseUrl: await proxy.listen() };
    const { secrets } = sandbox.ready;
    await use({ disk, sandbox, proxy, start: () => startTill({ profile, secrets }) });
    proxy.close();
  },
});

export function chargeSale(page: Page): Promise<void> {
  return charge(page, '4200', REFERENCE);
}

/** A person at the till reads all of `words`, on the page or in an alert. */
export async function expectOnScreen(page: Page, ...words: readonly (string | RegExp)[]): Promise<void> {
  for (const text of words) await expect(page.getByText(text).first()).toBeVisible({ timeout: 20_000 });
}

export async function moveAll({ sandbox }: DiskScene, statusCode: string): Promise<void> {
  for (const { trackingId } of await sandbox.payments(REFERENCE))
    await sandbox.move(trackingId, { statusCode });
}

/** The code on the screen, if there is one; a code that is withheld is asked for. */
export async function codeOn(page: Page): Promise<string | undefined> {
  const withheld = page.getByRole('button', { name: 'Show code' });
  if (await withheld.isVisible()) await withheld.click();
  const code = page.getByRole('img', { name: 'Payment QR code' });
  return (await code.isVisible()) ? shownAddress(page) : undefined;
}

/** The sale comes to Paid, with the code that was shown before if one was, and nothing was paid beside it. */
export async function expectPaid(
  { sandbox }: DiskScene,
  page: Page,
  shownBefore: string | undefined,
): Promise<void> {
  const paid = page.getByRole('heading', { name: 'Paid', exact: true });
  const address = page.getByText(/^https?:\/\/\S+$/);
  const withheld = page.getByRole('button', { name: 'Show code' });
  await expect(address.or(withheld).or(paid)).toBeVisible({ timeout: 20_000 });
  const shown = (await codeOn(page)) ?? shownBefore;
  if (shownBefore !== undefined) expect(shown).toBe(shownBefore);
  for (const { url, trackingId } of await sandbox.payments(REFERENCE)) {
    await sandbox.move(trackingId, { statusCode: url === shown ? 'completed' : 'expired' });
  }
  await expectHeading(page, 'Paid');
}

/** The service was asked for nothing. */
export async function expectNothingSent({ sandbox }: DiskScene): Promise<void> {
  expect(await sandbox.payments()).toEqual([]);
}
