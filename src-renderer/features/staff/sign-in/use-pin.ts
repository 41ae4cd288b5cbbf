import { useRef, useState } from 'react';
import { useKeyDown } from '../../../components/layout/use-key-down.ts';
import { textBoxOf } from '../../scanning/text-box.ts';
import { pinAfter, pinMeaning, type PinKey } from './pin-keys.ts';

export interface PinEntry {
  /** How many digits have been typed. No screen needs to know which. */
  readonly length: number;
  readonly press: (key: PinKey) => void;
  /** Calls `onPin` with the PIN, and forgets it. */
  readonly submit: () => void;
}

/** A PIN as it is typed, by touch or keyboard. It is kept out of React's state, which stays in memory. */
export function usePin(active: boolean, onPin: (pin: string) => void): PinEntry {
  const pin = useRef('');
  const [length, setLength] = useState(0);
  const type = (next: string) => {
    pin.current = next;
    setLength(next.length);
  };
  const press = (key: PinKey) => {
    if (active) type(pinAfter(pin.current, key));
  };
  const submit = () => {
    if (!active || pin.current === '') return;
    const typed = pin.current;
    type('');
    onPin(typed);
  };

  useKeyDown((event) => {
    if (textBoxOf(event.target) !== undefined || !active) return;
    // A dialog in front has the keys to itself, unless the PIN is typed in it.
    if (document.querySelector('dialog:modal')?.querySelector("[data-part='pin-pad']") === null) return;
    const meaning = pinMeaning(event, event.target instanceof HTMLButtonElement);
    // Where nothing is typed, Escape closes the dialog.
    if (meaning === undefined || (meaning === 'clear' && pin.current === '')) return;
    event.preventDefault();
    if (meaning === 'enter') submit();
    else press(meaning);
  });
  return { length, press, submit };
}
