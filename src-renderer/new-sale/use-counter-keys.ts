import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { followRun, scanEndedAt, type Run } from '../scanner/run.ts';
import type { Draft, KeypadKey } from './draft.ts';
import { keyMeaning, type FocusedOn } from './keypad-keys.ts';

/** Keys that a scanner struck, and the draft as it was before them. */
export interface Scan {
  readonly keys: string;
  readonly before: Draft;
}

interface CounterKeys {
  readonly press: (key: KeypadKey) => void;
  readonly add: () => void;
  readonly charge: () => void;
  readonly scan: (scan: Scan) => void;
}

/** Keyboard, numpad and scanner work without anything having the focus. */
export function useCounterKeys(draft: Draft, does: CounterKeys): void {
  const running = useRef<{ readonly run: Run; readonly before: Draft }>(undefined);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const focused = focusedOn(event.target);
    // A question stands before the keypad, or has just been closed by this key; a text box keeps what is scanned into it.
    if (event.defaultPrevented || document.querySelector('dialog:modal') !== null || focused === 'text') {
      running.current = undefined;
      return;
    }
    const { key, repeat, timeStamp: at } = event;
    const last = running.current;
    const keys = key === 'Enter' ? scanEndedAt(last?.run, at) : undefined;
    if (last && keys !== undefined) {
      running.current = undefined;
      event.preventDefault();
      does.scan({ keys, before: last.before });
      return;
    }
    const run = followRun(last?.run, { key, at, repeat });
    running.current = run && { run, before: last && run.text.length > 1 ? last.before : draft };
    const meaning = keyMeaning(event, focused);
    if (meaning === undefined) return;
    event.preventDefault();
    if (meaning === 'charge') does.charge();
    else if (meaning === 'add') does.add();
    else does.press(meaning.press);
  });
  // Before the screen is drawn: digits that are struck meanwhile count.
  useLayoutEffect(() => {
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
