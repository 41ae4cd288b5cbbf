import { expect } from '@playwright/test';
import { charge, expectHeading, shownAddress } from '../support/cashier.ts';
import { test } from '../support/electron-test.ts';
import { STAGES, StageProxy } from './stage-proxy.ts';
import type { Page } from '@playwright/test';
import type { RunningTill } from '../support/electron-app.ts';
import type { SandboxProcess } from '../support/electron-sandbox.ts';
import type { Stage } from './stage-proxy.ts';

const KILLS = Number(process.env['KILLS'] ?? 200);
/** From the press of Enter; the slowest sale is on the screen well before. */
const RANDOM_WITHIN_MS = 150;

type Moment = Stage | 'a random moment';
const MOMENTS: readonly Moment[] = [...STAGES, 'a random moment'];

test(`${KILLS} kills, each at a step of a sale: same sale, same code, true status, one payment shown`, async ({
  sandbox,
  startTill,
}) => {
  test.setTimeout(KILLS * 20_000);
  await sandbox.control('PATCH', '/switches', { writesPerMinute: 100_000, readsPerMinute: 100_000 });
  const proxy = new StageProxy(sandbox.ready.baseUrl);
  const profile = { ...sandbox.ready.profile, baseUrl: await proxy.listen() };
  const start = (): Promise<RunningTill> => startTill({ profile, secrets: sandbox.ready.secrets });

  let till = await start();
  const survived = new Map<Moment, number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const moment = MOMENTS[kill % MOMENTS.length] ?? 'a random moment';
    const reference = `KILL-${kill}`;
    const shown = await killDuringSale(till, proxy, moment, reference);
    till = await start();
    await expectOneSale(till.page, sandbox, reference, shown);
    survived.set(moment, (survived.get(moment) ?? 0) + 1);
  }
  proxy.close();
  console.log([...survived].map(([moment, kills]) => `${moment}: ${kills} kills survived`).join('\n'));
});

/** Charges, kills the till at the moment, and answers the code that was on the screen before, if one was. */
async function killDuringSale(
  till: RunningTill,
  proxy: StageProxy,
  moment: Moment,
  reference: string,
): Promise<string | undefined> {
  let shown: string | undefined;
  const killed = new Promise<void>((resolve) => {
    const kill = (): Promise<void> => till.kill().then(resolve);
    if (moment === 'a random moment') {
      proxy.onStage = () => Promise.resolve();
      setTimeout(() => void kill(), 20 + Math.random() * RANDOM_WITHIN_MS);
      return;
    }
    proxy.onStage = async (stage) => {
      if (stage !== moment) return;
      proxy.onStage = () => Promise.resolve();
      if (stage.startsWith('reading')) shown = await shownAddress(till.page);
      await kill();
    };
  });
  // The till may be gone before the last key is taken: that is the point.
  await charge(till.page, '4200', reference).catch(() => undefined);
  await killed;
  return shown;
}

/** The sale goes on to Paid with one code, the one that was shown before; or it never began, and nothing was asked. */
async function expectOneSale(
  page: Page,
  sandbox: SandboxProcess,
  reference: string,
  shownBefore: string | undefined,
): Promise<void> {
  const waiting = page.getByRole('heading', { name: 'Waiting for payment' });
  const newSale = page.getByRole('button', { name: /^Charge/ });
  await expect(waiting.or(newSale)).toBeVisible({ timeout: 20_000 });
  if (await newSale.isVisible()) {
    expect(await sandbox.payments(reference), 'a payment exists that the till does not know').toEqual([]);
    return;
  }
  await expect(page.getByText(reference)).toBeVisible();
  const address = await shownAddress(page);
  if (shownBefore !== undefined) expect(address).toBe(shownBefore);
  const payments = await sandbox.payments(reference);
  const payment = payments.find(({ url }) => url === address);
  expect(payment, 'the code on the screen is a payment of this sale').toBeDefined();
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  for (const stray of payments) {
    if (stray !== payment) await sandbox.move(stray.trackingId, { statusCode: 'expired' });
  }
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: /^New sale/ }).click();
  await expect(newSale).toBeVisible();
}
