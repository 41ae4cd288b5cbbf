import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectHeading, scannedCode } from '../../support/electron/cashier.ts';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { kioskOf } from '../../support/electron/staff-at-kiosk.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Soup of this price, and shares for a tip, as a manager loads and sets them. */
const change = (till: Page, price: string, tipPercents: readonly number[] = []) =>
  till.evaluate(
    async ([text, shares]) => {
      const { commands } = window.countertop;
      const asked = await commands['catalogue.import']({ text });
      const agreed = asked.ok ? asked.value.replaces : undefined;
      const imported = agreed ? await commands['catalogue.import']({ text, agreed }) : asked;
      const view = await commands['till.view'](undefined);
      if (!view.ok || !view.value.checkout) throw new Error('no checkout');
      const settings = { ...view.value.checkout.settings, tipPercents: shares };
      const saved = await commands['checkout.configure'](settings);
      if (!imported.ok || !saved.ok) throw new Error(JSON.stringify([imported, saved]));
    },
    [`name,price\nSoup,${price}\n`, tipPercents] as const,
  );

/** Once the till asks who is there: its list of people comes with that. */
async function signIn(till: Page): Promise<void> {
  await expectHeading(till, 'Who is at the till?');
  const answer = await till.evaluate(async () => {
    const { commands } = window.countertop;
    const view = await commands['till.view'](undefined);
    const [cashier] = view.ok ? view.value.staff.cashiers : [];
    return commands['staff.signIn']({ cashierId: cashier?.id ?? '', pin: '4711' });
  });
  expect(answer).toMatchObject({ ok: true });
}

test('a shopper pays what was shown, whenever prices and tips are changed', async ({
  sandbox,
  startTill,
}) => {
  test.slow();
  const { profile, secrets } = sandbox.ready;
  const before = await startTill({ profile, secrets });
  await expect(before.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await change(before.page, '4.50');
  await before.close();

  const { app, page: till } = await startTill(kioskOf(sandbox, { mode: 'catalogue' }));
  const page = await windowShowing(app, 'kiosk.html');
  await signIn(till);
  const order = page.getByRole('region', { name: 'Your order' });
  const latest = async () => (await sandbox.payments()).at(-1);

  await test.step('a price that has risen is not taken before it is shown', async () => {
    await press(page, 'Touch to start');
    await expect(page.getByRole('button', { name: /^Soup/ })).toContainText('$4.50');
    await change(till, '5.50');
    await press(page, /^Soup/);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Soup/ })).toContainText('$5.50');
    await expect(order).not.toContainText('$4.50');
    await press(page, /^Soup/);
    await expect(order).toContainText('$5.50');
  });

  await test.step('what is in the order keeps the price that was shown, also at Pay', async () => {
    await change(till, '6.50');
    await expect(order).toContainText('$5.50');
    await Promise.all([press(page, 'Pay'), change(till, '7.50')]);
    await expectHeading(page, 'Scan to pay');
    await expect(page.getByText('$5.50').first()).toBeVisible();
    expect(await latest()).toMatchObject({ requested: 5.5 });
  });

  await test.step('the code stays as it is, and so does the price of the same order again', async () => {
    const code = await scannedCode(page);
    await change(till, '8.50', [10]);
    await expect(page.getByText('$5.50').first()).toBeVisible();
    expect(await scannedCode(page)).toBe(code);
    const { trackingId = '' } = (await latest()) ?? {};
    await sandbox.move(trackingId, { statusCode: 'expired' });
    await expectHeading(page, 'Expired');
    await press(page, 'Try again');
    await expectHeading(page, 'Scan to pay');
    expect(await latest()).toMatchObject({ requested: 5.5 });
  });
});
