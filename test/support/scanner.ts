import type { Page } from '@playwright/test';

const GAP_MS = 5;

/**
 * Scans a code as a scanner that acts as a keyboard does: its keys reach whatever has the focus, and Enter ends them. From
 * within the page and with times of their own, because a test tool's keys arrive only as fast as the computer is idle.
 */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    async ({ keys, gap }) => {
      const start = new Event('scan').timeStamp;
      for (const [index, key] of keys.entries()) {
        const stroke = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        Object.defineProperty(stroke, 'timeStamp', { value: start + index * gap });
        (document.activeElement ?? document.body).dispatchEvent(stroke);
        // The screen takes each key in before the next one, as it does with a real keyboard.
        await Promise.resolve();
      }
    },
    { keys: [...Array.from(code), 'Enter'], gap: GAP_MS },
  );
}
