import { expect } from '@playwright/test';
import { sampleOf } from '../../support/drawn/sample.ts';
import { openScreen, screens } from '../screens.ts';
import { focusOfKeyboard, tabStops } from './tab-stops.ts';
import { test } from '../till-page.ts';
import { ended, parked, ready, showing, shown } from '../views.ts';

test.use({ viewport: { width: 800, height: 480 }, reducedMotion: 'reduce' });

/** Month, day, year and the calendar: the browser's own stops within one control. */
const PARTS_OF_A_DATE_BOX = 4;

for (const [name, screen] of sampleOf(Object.entries(screens), 5, 'keyboard')) {
  test(`Tab reaches every control of ${name}, shows where it is, and gets out again`, async ({
    till,
    page,
  }) => {
    await openScreen(screen, till, page);
    // A hand on the till: what goes on by itself stays.
    await page.keyboard.press('Shift');
    // Keys that were typed are a person's by now, and the screen shows what they wrote.
    await page.clock.runFor(500);
    const expected = await page.evaluate(tabStops);
    const reached = new Set<string>();
    let last: string | undefined;
    let stayed = 0;
    // Around at least once, from wherever the hand has left it, and through boxes that scroll.
    for (let stops = 0; stops < 2 * expected.length + 6;) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(focusOfKeyboard);
      if (focus !== undefined) {
        expect(focus, `focus ${stops}`).toMatchObject({ outlined: true, inSight: true });
        reached.add(focus.stop);
      }
      stayed = focus !== undefined && focus.stop === last ? stayed + 1 : 0;
      expect(stayed, `trapped in ${last}`).toBeLessThan(PARTS_OF_A_DATE_BOX);
      if (stayed === 0) stops += 1;
      last = focus?.stop;
    }
    expect([...reached].sort()).toEqual([...expected].sort());
  });
}

test('Escape leads back from where the menu led', async ({ till, page }) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('button', { name: 'Preferences' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
});

test('a question keeps the focus to itself, and gives it back on Escape', async ({ till, page }) => {
  await till.open({ ...ready, sales: parked });
  await till.answer('sale.start', {
    ok: false,
    failure: { action: 'fix-input', code: 'same-amount-open', saleId: 'p1' },
  });
  await page.keyboard.type('850');
  const charge = page.getByRole('button', { name: /^Charge/ });
  await charge.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button').first()).toBeFocused();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
    // Between the last button and the first, the browser's own frame has it.
    expect(['DIALOG', 'BODY']).toContain(outside);
  }
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(charge).toBeFocused();
});

test('arrow keys choose in a group, and the choice counts at once', async ({ till, page }) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('group', { name: 'Colours' }).getByRole('radio', { name: 'Automatic' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await till.calls()).toEqual([
    { name: 'preferences.change', input: { ...ready.preferences, theme: 'light' } },
  ]);
});

test('silence and back takes two presses, and the last place of the slider is the one that counts', async ({
  till,
  page,
}) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  const mute = page.getByRole('button', { name: 'Mute' });
  await mute.press('Space');
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await mute.press('Space');
  await page.getByRole('slider', { name: 'Volume' }).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  const sent = (await till.calls()).map(({ input }) => (input as { volume: number }).volume);
  expect(sent).toEqual([0, 80, 70, 60, 50]);
});

test('a change of status is read out by the heading that takes the focus', async ({ till, page }) => {
  await till.open(showing({ name: 'waiting', ...shown }));
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeFocused();
  await till.push(showing({ name: 'seen', ...shown }));
  await expect(page.getByRole('heading', { name: 'Payment seen, confirming' })).toBeFocused();
});

test('an outcome is read out by the heading that takes the focus', async ({ till, page }) => {
  await till.open(showing({ name: 'seen', ...shown }));
  await till.push(showing(ended('completed')));
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeFocused();
});
