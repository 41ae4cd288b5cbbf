import { useEffect, useEffectEvent } from 'react';

/** Ctrl+F and F3 look for a payment, as they look for anything elsewhere; where no customer is being served. */
export function useFindKeys(active: boolean, find: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isFind =
      event.key === 'F3' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f');
    if (!active || !isFind || document.querySelector('dialog:modal') !== null) return;
    event.preventDefault();
    find();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
