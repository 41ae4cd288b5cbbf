/** Held keys on their way to the screen. */
const struckAgain = new WeakSet<Event>();

/** Whether this is a key that was held, and goes on as typing. */
export const isStruckAgain = (event: Event): boolean => struckAgain.has(event);

/** Holds a key: neither a screen nor the browser acts on it. */
export function keep(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Strikes `key` where `event` was struck or, if that is gone, where the focus is. */
export function strike(event: KeyboardEvent, key: string): void {
  const { target } = event;
  const at =
    target instanceof Element && target.isConnected ? target : (document.activeElement ?? document.body);
  const { code, location, ctrlKey, shiftKey, altKey, metaKey } = event;
  const again = new KeyboardEvent('keydown', {
    key,
    code,
    location,
    ctrlKey,
    shiftKey,
    altKey,
    metaKey,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  struckAgain.add(again);
  at.dispatchEvent(again);
  // The browser does nothing of its own for a key that a program strikes.
  if (key === ' ' && at instanceof HTMLButtonElement && !again.defaultPrevented) at.click();
}
