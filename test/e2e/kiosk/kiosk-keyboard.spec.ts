import { expect, type CDPSession, type Locator } from '@playwright/test';
import { expectHeading } from '../../support/electron/cashier.ts';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';

interface Access {
  readonly profile: object;
  readonly secrets: object;
}

/** A finger, as the browser hears it of a touch screen. */
async function touch(finger: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a shopper without a keyboard says who they are by touch, and comes to the code', async ({
  sandbox,
  startTill,
}) => {
  test.slow();
  const terminals = (await sandbox.control('GET', '/terminals')) as readonly Access[];
  const virtual = terminals.find(({ profile }) => JSON.stringify(profile).includes('"term_TrainingWeb"'));
  if (!virtual) throw new Error('The sandbox has no virtual terminal.');
  const { app } = await startTill({
    profile: { ...virtual.profile, kiosk: { mode: 'fixed-amount', fixedAmount: '5.00' } },
    secrets: { ...virtual.secrets, staffPin: '4711' },
  });
  const page = await windowShowing(app, 'kiosk.html');
  const finger = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Touch to start' }).click();
  await page.getByRole('textbox', { name: 'First name' }).waitFor();

  const keyboard = page.getByRole('group', { name: 'Keyboard' });
  const key = (name: string) => keyboard.getByRole('button', { name, exact: true });
  const strike = async (text: string): Promise<void> => {
    for (const character of text) {
      const label = character === ' ' ? 'Space' : character;
      await expect(key(label)).toBeVisible();
      await touch(finger, key(label));
    }
  };
  const write = async (label: string, text: string): Promise<void> => {
    const box = page.getByRole('textbox', { name: label, exact: true });
    await touch(finger, box);
    await strike(text);
    await expect(box).toHaveValue(text);
    await expect(box).toBeFocused();
  };

  await write('First name', 'Ada');
  await touch(finger, key('Next field'));
  await strike('Love');
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Love');
  await write('E-mail', 'ada@example.com');
  await write('Street and number', '1 Main');
  await write('Postal code', '12345');
  await write('City', 'Troy');
  await write('State, province or county', 'Ny');
  await touch(finger, key('Done'));
  await expect(keyboard).toHaveCount(0);
  await touch(finger, page.getByRole('button', { name: 'Done', exact: true }));
  await expectHeading(page, 'Scan to pay');
  expect(await sandbox.payments()).toMatchObject([
    { customer: { firstName: 'Ada', lastName: 'Love', email: 'ada@example.com', city: 'Troy' } },
  ]);
});
