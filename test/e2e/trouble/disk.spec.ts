import { expect } from '@playwright/test';
import { shownAddress } from '../../support/electron/cashier.ts';
import {
  chargeSale,
  codeOn,
  expectNothingSent,
  expectPaid,
  expectOnScreen,
  moveAll,
  test,
} from '../../kill/disk-scene.ts';

// Every moment of a sale at which a disk may fill up or fail: npm run test:kill.
test('a full disk begins no sale and ends none: with space, the same sale and its true outcome', async ({
  scene,
}) => {
  const before = await scene.start();
  await expect(before.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  scene.disk.fill();
  await chargeSale(before.page);
  await expectOnScreen(before.page, 'The record of sales cannot be written', 'Free some space');
  await expectNothingSent(scene);

  scene.disk.free();
  await before.page.keyboard.press('Enter');
  const shown = await shownAddress(before.page);
  scene.disk.fill();
  await moveAll(scene, 'completed');
  await expectOnScreen(before.page, 'The record of sales cannot be written', 'do not charge again');
  expect(await codeOn(before.page)).toBe(shown);
  await before.kill();

  scene.disk.free();
  const after = await scene.start();
  await expectPaid(scene, after.page, shown);
  expect(await scene.sandbox.payments()).toHaveLength(1);
});
