import { expect, type CDPSession, type Locator } from '@playwright/test';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { kioskOf } from '../../support/electron/staff-at-kiosk.ts';
import type { Page } from '@playwright/test';

const MIDDLE = { x: 960, y: 600 };

test('a pinch on a trackpad neither enlarges nor moves the page of a kiosk', async ({
  sandbox,
  startTill,
}) => {
  const { app } = await startTill({ ...kioskOf(sandbox, { mode: 'open-amount' }), isLocked: true });
  const page = await windowShowing(app, 'kiosk.html');
  await expect(page.getByRole('heading').first()).toBeVisible();
  const input = await page.context().newCDPSession(page);
  const before = await stateOf(page);
  // As of a trackpad: without a touch screen, fingers enlarge nothing anyway.
  await input.send('Input.synthesizePinchGesture', { ...MIDDLE, scaleFactor: 3, gestureSourceType: 'mouse' });
  expect(await stateOf(page)).toEqual(before);
});

test('a shopper whose palm rests on the glass presses with another finger, each time once', async ({
  sandbox,
  startTill,
}) => {
  const { app } = await startTill(kioskOf(sandbox, { mode: 'open-amount' }));
  const page = await windowShowing(app, 'kiosk.html');
  await page.getByRole('button', { name: 'Touch to start' }).click();
  const glass = await page.context().newCDPSession(page);
  const key = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('fingers that come together press nothing', async () => {
    await touch(glass, 'touchStart', await pointsOf([key('7'), key('9')]));
    await touch(glass, 'touchEnd', []);
    await press(glass, key('1'));
    await expect(page.getByText('$0.01', { exact: true })).toBeVisible();
  });

  await test.step('a palm that rests on a key presses nothing, and leaves the others to a finger', async () => {
    const [palm] = await pointsOf([key('9')]);
    await touch(glass, 'touchStart', [palm], { ago: 1_000 });
    for (const digit of '225') await press(glass, key(digit), [palm]);
    await expect(page.getByText('$12.25', { exact: true })).toBeVisible();
    await touch(glass, 'touchEnd', []);
    await press(glass, key('0'));
    await expect(page.getByText('$122.50', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a palm that was lifted from what is gone rests no more', async () => {
    const [palm] = await pointsOf([key('9')]);
    await touch(glass, 'touchStart', [palm], { ago: 1_000 });
    await press(glass, page.getByRole('button', { name: 'Start over' }), [palm]);
    await page.getByRole('button', { name: 'Touch to start' }).waitFor();
    await touch(glass, 'touchEnd', []);
    await press(glass, page.getByRole('button', { name: 'Touch to start' }));
    await touch(glass, 'touchStart', await pointsOf([key('7'), key('8')]));
    await touch(glass, 'touchEnd', []);
    await press(glass, key('1'));
    await expect(page.getByText('$0.01', { exact: true })).toBeVisible();
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
  readonly id: number;
}

async function pointsOf(targets: readonly Locator[]): Promise<readonly [Point, ...Point[]]> {
  const points = await Promise.all(
    targets.map(async (target, id) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), id };
    }),
  );
  const [first, ...others] = points;
  if (!first) throw new Error('a touch without a place');
  return [first, ...others];
}

/** `ago` makes a finger that rests since then, so that no test has to wait for it. */
const touch = (
  glass: CDPSession,
  type: 'touchStart' | 'touchEnd',
  touchPoints: readonly Point[],
  { ago = 0 } = {},
) =>
  glass.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: [...touchPoints],
    timestamp: (Date.now() - ago) / 1_000,
  });

/** A short press beside fingers that stay. */
async function press(glass: CDPSession, target: Locator, staying: readonly Point[] = []): Promise<void> {
  const [place] = await pointsOf([target]);
  const finger = { ...place, id: 9 };
  await touch(glass, 'touchStart', [...staying, finger]);
  await touch(glass, 'touchEnd', staying.length > 0 ? [finger] : []);
}

/** As somebody before the screen sees it; reading it waits for what was sent to the page before. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    scale: visualViewport?.scale,
    dots: devicePixelRatio,
    place: [scrollX, scrollY],
  }));
