import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../../../shared/language.ts';
import type { KioskView } from '../../../shared/contract/kiosk.ts';
import { violationsOf } from '../../support/electron/axe.ts';
import { SAMPLED, sampleOf } from '../../support/drawn/sample.ts';
import { test } from './kiosk-page.ts';
import { choosingGoods, kioskStates } from './kiosk-states.ts';
import { layoutFaults } from '../layout-faults.ts';

const { hasKeyboard: _, ...withoutKeyboard } = kioskStates['kiosk-details'] ?? choosingGoods;
const details: KioskView = { ...withoutKeyboard, hasKeyboard: true };

const keyboard = (page: Page) => page.locator("[data-part='keyboard']");
const key = (page: Page, name: string) => keyboard(page).getByRole('button', { name, exact: true });
const strike = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await key(page, name).tap();
};
/** Boxes in the order of the form, whatever they are called. */
const box = (page: Page, at: number) => page.locator('form input').nth(at);
const FIRST_NAME = 0;
const EMAIL = 2;
const PHONE = 3;
const LAST = 9;

test.use({ viewport: { width: 800, height: 480 }, hasTouch: true });

const displays = [
  { name: '800x480', width: 800, height: 480, textSize: 1, boxes: [FIRST_NAME, EMAIL, PHONE] },
  { name: '1080x1920', width: 1080, height: 1920, textSize: 1, boxes: [FIRST_NAME] },
  { name: '800x480-200', width: 800, height: 480, textSize: 2, boxes: [EMAIL, LAST] },
] as const;

/** Whether what is typed into is seen, above the keys. */
const boxInSight = (): boolean => {
  const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  const keys = document.querySelector("[data-part='keyboard']")?.getBoundingClientRect();
  return top >= 0 && keys !== undefined && bottom <= keys.top && keys.bottom <= innerHeight + 1;
};

for (const language of sampleOf(LANGUAGES, 2, 'keyboard languages')) {
  test(`the keyboard in ${language} fits below each box`, async ({ kiosk, page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await kiosk.open({ ...details, language });
    for (const { name: display, width, height, textSize, boxes } of displays) {
      await page.setViewportSize({ width, height });
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('--text-size', String(size)),
        textSize,
      );
      for (const at of boxes) {
        await box(page, at).tap();
        await expect(keyboard(page)).toBeVisible();
        const name = `kiosk-keyboard-${language}-${at}`;
        if (!SAMPLED) await page.screenshot({ path: `test-results/gallery/${display}/${name}.png` });
        expect.soft(await page.evaluate(layoutFaults), `${name}, ${display}`).toEqual([]);
        expect.soft(await page.evaluate(boxInSight), `${name}, ${display}`).toBe(true);
        await keyboard(page).locator("[data-kind='done']").tap();
        await expect(keyboard(page)).toHaveCount(0);
      }
    }
  });
}

test('capitals begin a name, then letters, and the form has what was typed', async ({ kiosk, page }) => {
  await kiosk.open(details);
  const name = box(page, FIRST_NAME);
  await name.tap();
  await strike(page, 'A', 'd', 'a', 'Space', 'Capital letters', 'L', 'o', 'x', 'Delete the last character');
  await expect(name).toHaveValue('Ada Lo');
  await strike(page, 'Capital letters', 'Capital letters', 'V', 'E', 'Capital letters', 'y');
  await expect(name).toHaveValue('Ada LoVEy');
  // Where the caret is, and in place of what is selected.
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 9));
  await strike(page, 'o', 'More letters àéñ', 'ö');
  await expect(name).toHaveValue('Ada oö');
  await expect(name).toBeFocused();
});

test('an e-mail address has its keys, a telephone number digits', async ({ kiosk, page }) => {
  await kiosk.open({ ...details, language: 'ja' });
  await box(page, EMAIL).tap();
  await strike(page, 'a', '@', 'b', '.jp', '次の欄');
  await expect(box(page, EMAIL)).toHaveValue('a@b.jp');
  await expect(box(page, PHONE)).toBeFocused();
  await strike(page, '+', '4', '9', '0', '1文字削除');
  await expect(box(page, PHONE)).toHaveValue('+49');
  await expect(key(page, 'か')).toHaveCount(0);
});

test('kana take their marks, and nothing else does', async ({ kiosk, page }) => {
  await kiosk.open({ ...details, language: 'ja' });
  const name = box(page, FIRST_NAME);
  await name.tap();
  await strike(page, '濁点', 'か', '濁点', 'は', '半濁点', 'つ', '小文字', 'あ', '濁点');
  await expect(name).toHaveValue('がぱっあ');
  await strike(page, 'カナ', 'カ', '濁点', 'カナ', 'か');
  await expect(name).toHaveValue('がぱっあガか');
});

test('a box takes no more than it has room for', async ({ kiosk, page }) => {
  await kiosk.open(details);
  const name = box(page, FIRST_NAME);
  await name.evaluate((input: HTMLInputElement) => (input.maxLength = 3));
  await name.tap();
  await strike(page, 'A', 'd', 'a', 'm');
  await expect(name).toHaveValue('Ada');
});

test('a second finger may be quicker than the first leaves, and a held key removes all', async ({
  kiosk,
  page,
}) => {
  await kiosk.open(details);
  const name = box(page, FIRST_NAME);
  await name.tap();
  await strike(page, 'A');
  const fingers = await page.context().newCDPSession(page);
  const at = async (label: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await key(page, label).boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [d, s, remove] = [await at('d'), await at('s'), await at('Delete the last character')];
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: readonly { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await send('touchStart', [d]);
  await send('touchStart', [d, s]);
  await send('touchEnd', []);
  await expect(name).toHaveValue('Ads');
  await send('touchStart', [remove]);
  await page.clock.runFor(2_000);
  await expect(name).toHaveValue('');
  await send('touchEnd', []);
});

test('it comes with a touch, and goes with the box', async ({ kiosk, page }) => {
  await kiosk.open(details);
  const name = box(page, FIRST_NAME);
  await name.tap();
  await expect(keyboard(page)).toBeVisible();
  // Between two keys.
  const { x = 0, y = 0, width = 0 } = (await key(page, 'A').boundingBox()) ?? {};
  await page.touchscreen.tap(x + width + 2, y + 20);
  await page.mouse.click(x + width + 2, y + 20);
  await expect(name).toBeFocused();
  await strike(page, 'Done');
  await expect(keyboard(page)).toHaveCount(0);
  // The press meets nothing of what lay below the keys.
  await expect(name).toBeFocused();
  await name.tap();
  await expect(keyboard(page)).toBeVisible();
  await page.touchscreen.tap(400, 4);
  await expect(keyboard(page)).toHaveCount(0);
  await name.tap();
  await expect(keyboard(page)).toBeVisible();
  await kiosk.push({ ...choosingGoods, hasKeyboard: true });
  await expect(keyboard(page)).toHaveCount(0);
});

test('whoever has a keyboard is given none, nor is a kiosk whose profile says so', async ({
  kiosk,
  page,
}) => {
  await kiosk.open(details);
  // Once it is loaded, nothing that brings it up is late.
  await box(page, PHONE).tap();
  await strike(page, 'Done');
  await page.keyboard.press('Tab');
  await expect(box(page, PHONE + 1)).toBeFocused();
  await page.keyboard.type('7');
  await expect(keyboard(page)).toHaveCount(0);
  await kiosk.push({ ...withoutKeyboard, visit: 9 });
  await box(page, FIRST_NAME).tap();
  await expect(box(page, FIRST_NAME)).toBeFocused();
  await expect(keyboard(page)).toHaveCount(0);
});

test('a reading aid strikes keys too, and the box keeps the focus', async ({ kiosk, page }) => {
  await kiosk.open(details);
  await box(page, FIRST_NAME).tap();
  await key(page, 'B').focus();
  await key(page, 'B').evaluate((button: HTMLButtonElement) => button.click());
  await expect(box(page, FIRST_NAME)).toHaveValue('B');
  await expect(box(page, FIRST_NAME)).toBeFocused();
});

test('it breaks no rule of WCAG 2.2 AA', async ({ kiosk, page }) => {
  await kiosk.open({ ...details, language: 'ja' });
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    await kiosk.push({ ...details, language: 'ja', theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.touchscreen.tap(400, 4);
    await box(page, FIRST_NAME).tap();
    await expect(keyboard(page)).toBeVisible();
    expect.soft(await violationsOf(page), theme).toEqual([]);
    if (!SAMPLED) await page.screenshot({ path: `test-results/gallery/800x480/kiosk-keyboard-${theme}.png` });
  }
});
