import { useLayoutEffect } from 'react';
import { useKeyDown } from '../../../components/layout/use-key-down.ts';
import type { KeypadKey } from '../../../components/keypad/keypad-keys.ts';
import { textBoxOf } from '../../scanning/text-box.ts';
import { keyMeaning, type FocusedOn } from '../../../components/keypad/keypad-keys.ts';

interface CheckoutKeys {
  readonly press: (key: KeypadKey) => void;
  readonly add: () => void;
  readonly charge: () => void;
}

/** Keyboard and numpad work wherever the focus is. A scanner's keys are handled before and do not arrive here. */
export function useCheckoutKeys(does: CheckoutKeys): void {
  useKeyDown((event) => {
    // A dialog is open, or has just been closed by this key.
    if (event.defaultPrevented || document.querySelector('dialog:modal') !== null) return;
    const meaning = keyMeaning(event, focusedOn(event.target));
    if (meaning === undefined) return;
    event.preventDefault();
    if (meaning === 'charge') does.charge();
    else if (meaning === 'add') does.add();
    else does.press(meaning.press);
  });
  useLayoutEffect(() => {
    // `npm run bench` measures the start-up to here. Marks are kept for good, and this screen comes back after each sale.
    if (performance.getEntriesByName('takes-digit').length === 0) performance.mark('takes-digit');
  }, []);
}

function focusedOn(target: EventTarget | null): FocusedOn {
  if (textBoxOf(target) !== undefined) return 'text';
  return target instanceof HTMLButtonElement ? 'control' : 'nothing';
}
