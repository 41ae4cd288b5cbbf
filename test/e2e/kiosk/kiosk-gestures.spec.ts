import { expect } from '@playwright/test';
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

/** As somebody before the screen sees it; reading it waits for what was sent to the page before. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    scale: visualViewport?.scale,
    dots: devicePixelRatio,
    place: [scrollX, scrollY],
  }));
