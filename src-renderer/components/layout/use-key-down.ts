import { useEffectEvent, useLayoutEffect } from 'react';

/** Keys, wherever the focus is: from before the screen is drawn, so that one struck as soon as it is seen counts. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => heard(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
