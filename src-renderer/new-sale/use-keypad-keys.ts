import { useEffect, useEffectEvent } from 'react';
import type { KeypadKey } from './draft.ts';
import { keyMeaning, type FocusedOn } from './keypad-keys.ts';

/** Keyboard, numpad and scanner work without anything having the focus. */
export function useKeypadKeys(press: (key: KeypadKey) => void, charge: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A question stands before the keypad.
    if (document.querySelector('dialog:modal') !== null) return;
    const meaning = keyMeaning(event, focusedOn(event.target));
    if (meaning === undefined) return;
    event.preventDefault();
    if (meaning === 'charge') charge();
    else press(meaning.press);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    // `npm run bench` measures the start-up to here.
    performance.mark('takes-digit');
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function focusedOn(target: EventTarget | null): FocusedOn {
  if (target instanceof HTMLInputElement) return 'text';
  return target instanceof HTMLButtonElement ? 'control' : 'nothing';
}
