import type { Page } from '@playwright/test';

/** Something that is being waited for inside the page, so that no test tool's own time is counted. */
export interface Watch {
  /** Wall-clock milliseconds at which it happened. */
  readonly happenedAt: () => Promise<number>;
}

/** Watches for the first frame after `selector` matches. Resolves once it watches. */
export async function watchForPaint(page: Page, selector: string): Promise<Watch> {
  const watch = await page.evaluateHandle((wanted) => {
    const at = new Promise<number>((resolve) => {
      const look = (): void => {
        if (document.querySelector(wanted) === null) return;
        observer.disconnect();
        // The frame that holds the change has been handed over when the next one begins.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
          port2.postMessage(undefined);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
    return { at };
  }, selector);
  return { happenedAt: () => watch.evaluate(({ at }) => at) };
}

/** Watches for the next press of Enter to reach the page. Resolves once it watches. */
export async function watchForEnter(page: Page): Promise<Watch> {
  const watch = await page.evaluateHandle(() => {
    const at = new Promise<number>((resolve) => {
      const onKey = (event: KeyboardEvent): void => {
        if (event.key !== 'Enter') return;
        window.removeEventListener('keydown', onKey, true);
        resolve(performance.timeOrigin + performance.now());
      };
      window.addEventListener('keydown', onKey, true);
    });
    return { at };
  });
  return { happenedAt: () => watch.evaluate(({ at }) => at) };
}
