import { useKeyDown } from './use-key-down.ts';

/** The key that leads back, wherever the focus is. A dialog keeps it to itself. */
export function useEscape(onEscape: (() => void) | undefined): void {
  useKeyDown((event) => {
    // A key that is still held has closed what stood before the screen: one press leads back one step.
    if (event.key !== 'Escape' || event.repeat || event.isComposing || event.defaultPrevented) return;
    if (document.querySelector('dialog:modal') === null) onEscape?.();
  });
}
