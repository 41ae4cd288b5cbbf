import { useRef, useState } from 'react';
import { useKeyDown } from '../../../components/layout/use-key-down.ts';
import { textBoxOf } from '../../scanning/text-box.ts';
import { pinAfter, pinMeaning, type PinKey } from './pin-keys.ts';

export interface PinEntry {
  /** How many digits have been typed; which ones no screen needs to know. */
  readonly length: number;
  readonly press: (key: PinKey) => void;
  /** Hands the PIN over and forgets it. */
  readonly submit: () => void;
}

/** A PIN as it is typed, by touch or keyboard. It is held outside of what is drawn. */
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
    const meaning = pinMeaning(event, event.target instanceof HTMLButtonElement);
    if (meaning === undefined) return;
    event.preventDefault();
    if (meaning === 'enter') submit();
    else press(meaning);
  });
  return { length, press, submit };
}
