import { useEffect, useEffectEvent } from 'react';

/** The key that leads back, wherever the focus is. A dialog keeps it to itself. */
export function useEscape(onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A key that is still held has closed what stood before the screen: one press leads back one step.
    if (event.key !== 'Escape' || event.repeat || event.isComposing || event.defaultPrevented) return;
    if (document.querySelector('dialog:modal') === null) onEscape();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
