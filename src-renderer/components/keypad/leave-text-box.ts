import type { PointerEvent } from 'react';

/**
 * For the touch keys of a sale: a touched one neither takes the focus nor leaves it in a text box. A physical Enter
 * after it must charge, and physical digits must reach the amount.
 */
export function leaveTextBox(event: PointerEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
