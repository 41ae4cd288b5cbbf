import { expect } from '@playwright/test';
import { test } from './kiosk-page.ts';
import { choosingGoods, kioskStates } from './kiosk-states.ts';

test.use({ share: 0.3 });

/** Whether the page refused each of these, sent to its middle as a browser would. */
const refused = (): Record<string, boolean> => {
  const target = document.querySelector('#kiosk h1') ?? document.body;
  const like = { bubbles: true, cancelable: true };
  const events = [
    new MouseEvent('contextmenu', like),
    new DragEvent('dragstart', like),
    new DragEvent('drop', like),
    new ClipboardEvent('copy', like),
    new ClipboardEvent('paste', like),
    new Event('selectstart', like),
    new MouseEvent('mousedown', { ...like, button: 1 }),
    new WheelEvent('wheel', { ...like, ctrlKey: true }),
  ];
  return Object.fromEntries(events.map((event) => [event.type, !target.dispatchEvent(event)]));
};

test('the page refuses selecting, dragging, copying, context menus and enlarging', async ({
  kiosk,
  page,
}) => {
  await kiosk.open(choosingGoods);
  const all = await page.evaluate(refused);
  expect(Object.entries(all).filter(([, isRefused]) => !isRefused)).toEqual([]);
  const dragged = await page.evaluate(
    () => document.querySelectorAll('#kiosk img:not([draggable="false"])').length,
  );
  expect(dragged).toBe(0);
  await page.keyboard.press('Control+a');
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await expect(page.locator('#kiosk')).toHaveCSS('touch-action', 'pan-x pan-y');
});

test('what is typed can be corrected: a text box keeps its selection', async ({ kiosk, page }) => {
  await kiosk.open(kioskStates['kiosk-details'] ?? choosingGoods);
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('Ada');
  await name.dblclick();
  expect(await name.evaluate((box: HTMLInputElement) => [box.selectionStart, box.selectionEnd])).toEqual([
    0, 3,
  ]);
  // Not from one shopper to the next.
  await page.keyboard.press('Control+c');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  await expect(name).toHaveValue('Ada');
});

test('a finger has no pointer, a mouse has', async ({ kiosk, page }) => {
  await kiosk.open(choosingGoods);
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toHaveCSS('cursor', 'none');
  await page.mouse.move(100, 100);
  await expect(pay).toHaveCSS('cursor', 'pointer');
});

test('the page says that somebody is there, at most once a second', async ({ kiosk, page }) => {
  await kiosk.open(choosingGoods);
  await page.mouse.move(3, 200);
  for (let press = 0; press < 4; press++) {
    await page.mouse.down();
    await page.mouse.up();
  }
  const soon = await kiosk.touches();
  expect(soon).toBeGreaterThanOrEqual(1);
  expect(soon).toBeLessThan(4);
  await page.waitForFunction(
    (since) => performance.now() > since + 1_100,
    await page.evaluate(() => performance.now()),
  );
  await page.keyboard.press('Tab');
  expect(await kiosk.touches()).toBe(soon + 1);
});
