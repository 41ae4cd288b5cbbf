import { expect } from '@playwright/test';
import { LANGUAGES } from '../../../shared/language.ts';
import { violationsOf } from '../../support/electron/axe.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import { test as kioskTest } from '../kiosk/kiosk-page.ts';
import { choosingGoods } from '../kiosk/kiosk-states.ts';
import { layoutFaults } from '../layout-faults.ts';
import { test } from '../till-page.ts';
import { ready, showing, shown } from '../views.ts';
import type { KioskView } from '../../../shared/contract/kiosk.ts';
import type { TillView } from '../../../shared/contract/views.ts';

const answers = (calls: readonly { readonly name: string; readonly input: unknown }[], command: string) =>
  calls.filter(({ name }) => name === command).map(({ input }) => input);

const waiting: TillView = { ...showing({ name: 'waiting', ...shown }), closing: { payments: 1 } };

test('the question before closing: Enter and Escape keep the till open, and the rest stands still', async ({
  till,
  page,
}) => {
  await till.open(waiting);
  await till.answer('closing.answer', { ok: true, value: null });
  const question = page.getByRole('alertdialog', { name: '1 payment is still waiting. Close the till?' });
  await expect(question).toHaveAccessibleDescription(/hand over nothing unpaid/);
  await expect(question.getByRole('button', { name: 'Keep the till open' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Close the till' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => answers(await till.calls(), 'closing.answer')).toEqual([{ closes: false }]);
  const { closing: _closing, ...without } = waiting;
  await till.push(without);
  await expect(question).toHaveCount(0);
  await till.push(waiting);
  await expect(question.getByRole('button', { name: 'Keep the till open' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => answers(await till.calls(), 'closing.answer'))
    .toEqual([{ closes: false }, { closes: false }]);
});

test('a press on Close closes, and a question that was taken back leaves the screen as it was', async ({
  till,
  page,
}) => {
  const { closing: _closing, ...without } = waiting;
  await till.open(without);
  // A screen takes the focus when it comes.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const newSale = page.getByRole('button', { name: 'New sale' });
  await newSale.focus();
  await till.push(waiting);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Close the till' }).click();
  await expect.poll(async () => answers(await till.calls(), 'closing.answer')).toEqual([{ closes: true }]);
  await till.push(without);
  await expect(question).toHaveCount(0);
  await expect(newSale).toBeFocused();
  await till.push({ ...ready, closing: { payments: 3 } });
  await expect(question).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

const KIOSK_DISPLAYS = [
  { width: 800, height: 480 },
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
];

const leaving = (would: 'exit' | 'restart', payments: number): KioskView => ({
  ...choosingGoods,
  staff: { paused: false, orders: [], closing: { would, payments } },
});

kioskTest('the kiosk asks its staff, over their menu', async ({ kiosk, page }) => {
  await kiosk.open(leaving('exit', 1));
  const question = page.getByRole('alertdialog', { name: '1 payment is still waiting. Close the till?' });
  await expect(question.getByRole('button', { name: 'Keep the till open' })).toBeFocused();
  for (const size of KIOSK_DISPLAYS) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `test-results/gallery/${size.width}x${size.height}/kiosk-closing.png` });
    expect.soft(await page.evaluate(layoutFaults), `${size.width}`).toEqual([]);
  }
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Close the till' }).click();
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => answers(await kiosk.asked(), 'kiosk.answerClosing'))
    .toEqual([{ closes: true }, { closes: false }]);
  await kiosk.push({ ...choosingGoods, staff: { paused: false, orders: [] } });
  await kiosk.push(leaving('restart', 2));
  const restarting = page.getByRole('alertdialog', {
    name: '2 payments are still waiting. Start the till again?',
  });
  await restarting.getByRole('button', { name: 'Start again' }).click();
  // Their menu stays, whatever was answered.
  await kiosk.push({ ...choosingGoods, staff: { paused: false, orders: [] } });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Staff' })).toBeVisible();
  expect(answers(await kiosk.asked(), 'kiosk.closeStaff')).toEqual([]);
});

for (const language of sampleOf(LANGUAGES, 3, 'kiosk closing')) {
  kioskTest(`the kiosk’s question fits in ${language}`, async ({ kiosk, page }) => {
    for (const would of ['exit', 'restart'] as const) {
      await kiosk.open({ ...leaving(would, 12), language });
      await page.getByRole('alertdialog').waitFor();
      for (const size of KIOSK_DISPLAYS) {
        await page.setViewportSize(size);
        expect.soft(await page.evaluate(layoutFaults), `${would} ${size.width}`).toEqual([]);
      }
    }
  });
}
