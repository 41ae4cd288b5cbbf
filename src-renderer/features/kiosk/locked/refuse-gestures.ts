import { textBoxOf } from '../../scanning/text-box.ts';

/** Events by which a shopper could select, drag, copy, open a menu or zoom. Nobody needs these to buy something. */
const REFUSED = [
  ...['contextmenu', 'auxclick', 'dragstart', 'dragover', 'drop'],
  // Text that one shopper has written must not reach the next one.
  ...['copy', 'cut', 'paste'],
] as const;

/** Other buttons of a mouse scroll by themselves or go back. */
const LEFT_BUTTON = 0;

/**
 * Refuses what pages usually allow, besides what main refuses of the window. Call the answer to allow it again.
 * Pinching is refused by the style sheet, too: https://developer.mozilla.org/docs/Web/CSS/touch-action
 */
export function refuseGestures(page: Document): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Events are refused before any element receives them. Passive listeners cannot refuse an event.
  const how = { capture: true, passive: false, signal };
  const refuse = (event: Event): void => event.preventDefault();
  for (const name of REFUSED) page.addEventListener(name, refuse, how);
  page.addEventListener('selectstart', (event) => textBoxOf(event.target) ?? refuse(event), how);
  page.addEventListener('mousedown', (event) => event.button === LEFT_BUTTON || refuse(event), how);
  // A pinch on a trackpad arrives as a wheel event with Ctrl.
  page.addEventListener('wheel', (event) => event.ctrlKey && refuse(event), how);
  page.addEventListener('touchmove', (event) => event.touches.length > 1 && refuse(event), how);
  return () => stop.abort();
}
