import { expect } from '@playwright/test';
import { LANGUAGES } from '../../../shared/language.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { test } from './kiosk-page.ts';
import { choosingGoods, kioskStates } from './kiosk-states.ts';

const displays = [
  { width: 800, height: 480 },
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
];

test('Back and Start over stand beside each other in every language, because there is room', async ({
  kiosk,
  page,
}) => {
  const { 'kiosk-tip': view = choosingGoods } = kioskStates;
  await kiosk.open(view);
  for (const language of LANGUAGES) {
    await kiosk.push({ ...view, language });
    const messages = await loadAllMessages(language);
    const ways = [messages.page.back, messages.kiosk.startOver].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    for (const viewport of displays) {
      await page.setViewportSize(viewport);
      const boxes = await Promise.all(ways.map((way) => way.boundingBox()));
      const [back, over] = boxes.map((box) => box?.y ?? Number.NaN);
      expect.soft(over, `${language}, ${viewport.width}x${viewport.height}`).toBe(back);
    }
  }
});
