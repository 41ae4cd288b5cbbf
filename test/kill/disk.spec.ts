import { expect } from '@playwright/test';
import { shownAddress } from '../support/electron/cashier.ts';
import {
  chargeSale,
  codeOn,
  expectNothingSent,
  expectPaid,
  expectOnScreen,
  moveAll,
  test,
} from './disk-scene.ts';
import type { Page } from '@playwright/test';
import type { DiskScene } from './disk-scene.ts';

const CANNOT_BE_WRITTEN = 'The record of sales cannot be written';
const DO_NOT_CHARGE = 'do not charge again';

/** At each moment the disk fills up, and the screen tells of it. */
const MOMENTS: Readonly<Record<string, (scene: DiskScene, page: Page) => Promise<void>>> = {
  'between the creation and its answer': async ({ disk, proxy }, page) => {
    proxy.onStage = (stage) => {
      if (stage !== 'create carried out') return Promise.resolve();
      proxy.onStage = () => Promise.resolve();
      disk.fill();
      return Promise.resolve();
    };
    await chargeSale(page);
    await expectOnScreen(page, CANNOT_BE_WRITTEN, 'nobody can have paid');
  },
  'while waiting': async (scene, page) => {
    await chargeSale(page);
    await shownAddress(page);
    scene.disk.fill();
    await moveAll(scene, 'processing');
    await expectOnScreen(page, CANNOT_BE_WRITTEN, DO_NOT_CHARGE);
  },
  'at the outcome': async (scene, page) => {
    await chargeSale(page);
    await shownAddress(page);
    scene.disk.fill();
    await moveAll(scene, 'completed');
    await expectOnScreen(page, CANNOT_BE_WRITTEN, DO_NOT_CHARGE);
  },
};

test('a disk that is full before Charge is told of, nothing is sent, and with space the sale begins', async ({
  scene,
}) => {
  const { page } = await scene.start();
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  scene.disk.fill();
  await chargeSale(page);
  await expectOnScreen(page, CANNOT_BE_WRITTEN, 'Free some space');
  await expectNothingSent(scene);
  scene.disk.free();
  await page.keyboard.press('Enter');
  await expectPaid(scene, page, undefined);
});

for (const [moment, fillUp] of Object.entries(MOMENTS)) {
  test(`a disk that fills up ${moment} is told of, and with space the sale goes on`, async ({ scene }) => {
    const { page } = await scene.start();
    await fillUp(scene, page);
    const shown = await codeOn(page);
    scene.disk.free();
    await expectPaid(scene, page, shown);
    expect(await scene.sandbox.payments()).toHaveLength(1);
  });

  test(`a kill while the disk is full ${moment} loses nothing`, async ({ scene }) => {
    const before = await scene.start();
    await fillUp(scene, before.page);
    const shown = await codeOn(before.page);
    await before.kill();
    const full = await scene.start();
    await expectOnScreen(full.page, CANNOT_BE_WRITTEN, /Free some space|do not charge again/);
    expect([shown, undefined], 'no other code').toContain(await codeOn(full.page));
    await full.kill();
    scene.disk.free();
    const { page } = await scene.start();
    await expectPaid(scene, page, shown);
  });
}

test('a folder that became read-only is told of at the start, and once it is writable the sale goes on', async ({
  scene,
}) => {
  const before = await scene.start();
  await chargeSale(before.page);
  const shown = await shownAddress(before.page);
  await before.close();
  scene.disk.makeReadOnly();
  const readOnly = await scene.start();
  await expectOnScreen(readOnly.page, CANNOT_BE_WRITTEN, 'Let this user write the folder');
  await readOnly.close();
  scene.disk.makeWritable();
  const { page } = await scene.start();
  await expectPaid(scene, page, shown);
});

test('a disk that fails while waiting is told of, and on a good one the sale goes on', async ({ scene }) => {
  const before = await scene.start();
  await chargeSale(before.page);
  const shown = await shownAddress(before.page);
  scene.disk.fail();
  await moveAll(scene, 'completed');
  await expectOnScreen(before.page, CANNOT_BE_WRITTEN, DO_NOT_CHARGE);
  expect(await codeOn(before.page)).toBe(shown);
  await before.kill();
  scene.disk.remove();
  scene.disk.insert();
  const { page } = await scene.start();
  await expectPaid(scene, page, shown);
});
