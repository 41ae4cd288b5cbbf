import { useState } from 'react';
import { useKeyDown } from '../../../components/layout/use-key-down.ts';
import { keyMeaning, type Digit } from '../../../components/keypad/keypad-keys.ts';
import { useScansForNextScreen } from '../../scanning/use-scan-receiver.ts';

/** What is struck sooner was meant for the screen before. */
const GRACE_MS = 400;

interface NextSaleKeys {
  /** Missing while there is something to read or do about the sale on the screen first. */
  readonly onDigit: ((digit: Digit) => void) | undefined;
  readonly leave: () => void;
}

/** A digit or a scan on the screen of a paid sale begins the next one, with that digit or scan. */
export function useNextSaleKeys({ onDigit, leave }: NextSaleKeys): void {
  const [shownAt] = useState(() => performance.now());
  useKeyDown((event) => {
    const isEarly = performance.now() - shownAt < GRACE_MS;
    if (onDigit === undefined || isEarly || event.repeat || event.defaultPrevented) return;
    if (document.querySelector('dialog:modal') !== null) return;
    const meaning = keyMeaning(event, event.target instanceof HTMLInputElement ? 'text' : 'nothing');
    if (typeof meaning !== 'object' || !isDigit(meaning.press)) return;
    event.preventDefault();
    onDigit(meaning.press);
    leave();
  });
  useScansForNextScreen(onDigit !== undefined, leave);
}

const isDigit = (key: string): key is Digit => /^[0-9]$/.test(key);
