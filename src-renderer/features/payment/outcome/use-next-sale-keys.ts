import { useRef, useState } from 'react';
import { useKeyDown } from '../../../components/layout/use-key-down.ts';
import { keyMeaning, type Digit } from '../../../components/keypad/keypad-keys.ts';
import type { Command } from '../../../state/use-command.ts';
import { useScansForNextScreen } from '../../scanning/use-scan-receiver.ts';

/** Keys that are pressed sooner were meant for the screen before. */
const GRACE_MS = 400;

/** A digit begins the next sale's amount. A backspace removes digits that turn out to be part of a scan. */
export type NextSaleKey = Digit | 'backspace';

interface NextSaleKeys {
  /** `undefined` while the sale on the screen has to be read first, and has not been left. */
  readonly onKey: ((key: NextSaleKey) => void) | undefined;
  readonly leave: () => void;
}

/** From the press of New sale on, although the screen stays until the ledger has it, which a slow disk takes a while for. */
export const isLeaving = ({ sentAt, failure }: Command<'sale.leave'>): boolean =>
  sentAt !== undefined && failure === undefined;

/** A digit or a scan on the screen of a sale that is paid or left begins the next one, with that digit or scan. */
export function useNextSaleKeys({ onKey, leave }: NextSaleKeys): void {
  const digits = useRef(0);
  const [shownAt] = useState(() => performance.now());
  useKeyDown((event) => {
    const isEarly = performance.now() - shownAt < GRACE_MS;
    if (onKey === undefined || isEarly || event.repeat || event.defaultPrevented) return;
    if (document.querySelector('dialog:modal') !== null) return;
    const meaning = keyMeaning(event, event.target instanceof HTMLInputElement ? 'text' : 'nothing');
    if (typeof meaning !== 'object') return;
    const { press } = meaning;
    if (isDigit(press)) digits.current += 1;
    else if (press === 'backspace' && digits.current > 0) digits.current -= 1;
    else return;
    event.preventDefault();
    onKey(press);
    if (press !== 'backspace') leave();
  });
  useScansForNextScreen(onKey !== undefined, leave);
}

const isDigit = (key: string): key is Digit => /^[0-9]$/.test(key);
