/**
 * Gives the focus to what a keyboard goes on from, where what had it is gone or disabled: otherwise it would begin at the top
 * of the page. Nothing is scrolled. It can be the ref of an element that has just appeared.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Gives the focus to the heading of the dialog that is open or, without one, of the screen. */
export function focusHeading(): void {
  const ofDialog = document.querySelector<HTMLElement>('dialog:modal h2[tabindex="-1"]');
  takeFocus(ofDialog ?? document.querySelector<HTMLElement>('h1[tabindex="-1"]'));
}
