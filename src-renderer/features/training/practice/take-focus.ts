/** A ref. What was pressed is gone: a keyboard goes on from here, and not from the top of the page. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
