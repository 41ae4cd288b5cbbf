import { expect, type Page } from '@playwright/test';
import { expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { expectCharge, press, setUpAmounts } from '../../support/electron/till-set-up.ts';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';

/** A person's pace: keys without a pause between them are a scan. */
const PACE = { delay: 120 };

/** How often a key was struck or something was touched while `act` was done, as the page had it. */
async function pressesOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.pressed = 0;
    window.countPress ??= (event) => {
      if (event.isTrusted) window.pressed = (window.pressed ?? 0) + 1;
    };
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, window.countPress, true);
  });
  await act();
  return page.evaluate(() => window.pressed ?? Number.NaN);
}

declare global {
  interface Window {
    pressed?: number;
    countPress?: (event: Event) => void;
  }
}

async function end(sandbox: SandboxProcess, reference: string, statusCode: string): Promise<void> {
  const [payment] = await sandbox.payments(reference);
  await sandbox.move(payment?.trackingId ?? '', { statusCode });
}

/** Types the reference as well, which is not counted here. */
async function chargeAs(page: Page, digits: string, reference: string): Promise<void> {
  await expectCharge(page, '$0.00');
  await page.getByRole('textbox', { name: 'Reference' }).fill(reference);
  await page.getByRole('textbox', { name: 'Reference' }).blur();
  await page.keyboard.type(digits, PACE);
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Waiting for payment');
}

test('a sale, the same again, parking it and clearing what is finished take the fewest presses there are', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await expectCharge(page, '$0.00');
  const row = page.getByRole('region', { name: 'Payments in progress' });

  await test.step('a plain sale: its digits, and one', async () => {
    const presses = await pressesOf(page, async () => {
      await page.keyboard.type('1250', PACE);
      await page.keyboard.press('Enter');
      await expectHeading(page, 'Waiting for payment');
    });
    expect(presses).toBe('1250'.length + 1);
    await press(page, 'New sale');
  });

  await test.step('the same again after it expired: one', async () => {
    await chargeAs(page, '1900', 'AGAIN');
    await end(sandbox, 'AGAIN', 'expired');
    await expectHeading(page, 'Expired');
    const presses = await pressesOf(page, async () => {
      await press(page, 'Charge $19.00 again');
      await expectHeading(page, 'Waiting for payment');
    });
    expect(presses).toBe(1);
  });

  await test.step('parked under a name: two, and the name', async () => {
    const presses = await pressesOf(page, async () => {
      await press(page, 'Park with a name');
      await page.getByRole('dialog').getByRole('textbox').waitFor();
      await page.keyboard.type('Table 9', PACE);
      await page.keyboard.press('Enter');
      await expect(row).toContainText('Table 9');
    });
    expect(presses - 'Table 9'.length).toBe(2);
  });

  await test.step('all that is finished is cleared: one', async () => {
    for (const [reference, digits] of [
      ['ONE', '320'],
      ['TWO', '330'],
      ['THREE', '340'],
    ] as const) {
      await chargeAs(page, digits, reference);
      await press(page, 'New sale');
      await end(sandbox, reference, 'completed');
    }
    await expect(row.locator("[data-badge='good']")).toHaveCount(3);
    const presses = await pressesOf(page, async () => {
      await press(page, 'Clear finished');
      await expect(row.locator("[data-badge='good']")).toHaveCount(0);
    });
    expect(presses).toBe(1);
    await expect(row).toContainText('Table 9');
  });
});

test('an article is added in one press, and whatever was done to a cart is undone in one', async ({
  sandbox,
  startTill,
}) => {
  const { page } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await setUpAmounts(page);
  const article = page.getByRole('region', { name: 'Articles' }).getByRole('button', { name: /^Coffee/ });
  const sandwich = page.getByRole('region', { name: 'Articles' }).getByRole('button', { name: /^Sandwich/ });

  await test.step('an article by the grid: one', async () => {
    const presses = await pressesOf(page, async () => {
      await article.click();
      await expectCharge(page, '$3.50');
    });
    expect(presses).toBe(1);
    await sandwich.click();
    await expectCharge(page, '$10.40');
  });

  const changes: readonly (readonly [what: string, change: () => Promise<void>, charge: string])[] = [
    [
      'another article',
      async () => {
        await article.click();
        await expect(page.getByRole('list', { name: 'Cart' }).locator('small')).toBeVisible();
      },
      '$13.90',
    ],
    ['one more of a line', () => press(page, 'One more: Coffee'), '$13.90'],
    ['a line that was removed', () => press(page, 'Remove: Sandwich'), '$3.50'],
    [
      'a discount',
      async () => {
        await press(page, 'Discount');
        await press(page, /^10%/);
      },
      '$9.36',
    ],
    [
      'a cart that was emptied',
      async () => {
        await press(page, /^Carts/);
        await press(page, 'Empty the cart');
      },
      '$0.00',
    ],
    ['a cart that was held', () => press(page, 'Hold this cart'), '$0.00'],
  ];
  for (const [what, change, charge] of changes) {
    await test.step(`${what} is undone: one`, async () => {
      await change();
      await expectCharge(page, charge);
      const presses = await pressesOf(page, async () => {
        await page.getByRole('button', { name: 'Undo' }).first().click();
        await expectCharge(page, '$10.40');
      });
      expect(presses).toBe(1);
    });
  }
});
