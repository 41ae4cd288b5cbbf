import type { Page } from '@playwright/test';

const SCANNER_GAP_MS = 5;
/** Longer than any scanner pauses: what comes after it is something else. */
const PAUSE_MS = 500;

/**
 * Scans a code as a scanner that acts as a keyboard does: its keys reach whatever has the focus, and Enter ends them. It
 * comes half a second after whatever was struck before.
 */
export const scan = (page: Page, code: string): Promise<void> => strike(page, [...Array.from(code), 'Enter']);

/** A hand presses Enter, half a second after a scan. */
export const enterByHand = (page: Page): Promise<void> => strike(page, ['Enter']);

/** From within the page and with times of their own: a test tool's keys arrive only as fast as the computer is idle. */
async function strike(page: Page, keys: readonly string[]): Promise<void> {
  await page.evaluate(
    async ({ keys, gap, pause }) => {
      const hand = document.documentElement.dataset;
      const start = Math.max(new Event('scan').timeStamp, Number(hand['struckUntil'] ?? 0)) + pause;
      hand['struckUntil'] = String(start + keys.length * gap);
      for (const [index, key] of keys.entries()) {
        const stroke = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        Object.defineProperty(stroke, 'timeStamp', { value: start + index * gap });
        (document.activeElement ?? document.body).dispatchEvent(stroke);
        // The screen takes each key in before the next one, as it does with a real keyboard.
        await Promise.resolve();
      }
    },
    { keys, gap: SCANNER_GAP_MS, pause: PAUSE_MS },
  );
}
