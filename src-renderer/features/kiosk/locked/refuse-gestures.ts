import { textBoxOf } from '../../scanning/text-box.ts';

/** What lets a shopper select, drag, copy, open a menu or enlarge: nobody needs it to buy something. */
const REFUSED = [
  ...['contextmenu', 'auxclick', 'dragstart', 'dragover', 'drop'],
  // What one shopper has written must not reach the next.
  ...['copy', 'cut', 'paste'],
] as const;

/** The wheel's other buttons scroll by themselves and go back. */
const LEFT_BUTTON = 0;

/**
 * Refuses what a page does for readers and writers, beside what main refuses of its window. The answer takes it back.
 * https://developer.mozilla.org/docs/Web/CSS/touch-action says why pinching is the style sheet's, too.
 */
export function refuseGestures(page: Document): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Before anything on the page hears of it; not passive, since what is passive cannot be refused.
  const how = { capture: true, passive: false, signal };
  const refuse = (event: Event): void => event.preventDefault();
  for (const name of REFUSED) page.addEventListener(name, refuse, how);
  page.addEventListener('selectstart', (event) => textBoxOf(event.target) ?? refuse(event), how);
  page.addEventListener('mousedown', (event) => event.button === LEFT_BUTTON || refuse(event), how);
  // A trackpad's pinch comes as a wheel with Ctrl.
  page.addEventListener('wheel', (event) => event.ctrlKey && refuse(event), how);
  page.addEventListener('touchmove', (event) => event.touches.length > 1 && refuse(event), how);
  return () => stop.abort();
}
