import { useEffect, useState } from 'react';
import { typedBoxOf, type TextBox } from './typing.ts';

/**
 * The text box that the keyboard on the screen is for: one that was touched or clicked, or that the focus went to after a
 * touch, until the focus leaves it. Whoever came to it with a Tab key has a keyboard. The second answer closes it; another
 * touch of the box brings it back.
 */
export function useTypedBox(): readonly [box: TextBox | undefined, close: () => void] {
  const [box, setBox] = useState<TextBox>();
  useEffect(() => {
    const stop = new AbortController();
    const how = { capture: true, passive: true, signal: stop.signal };
    let byPointer = false;
    const on = (name: 'pointerdown' | 'keydown' | 'click', hear: (target: EventTarget | null) => void) =>
      document.addEventListener(name, ({ target }) => hear(target), how);
    on('pointerdown', () => (byPointer = true));
    on('keydown', () => (byPointer = false));
    // The focus may be in the box already.
    on('click', (target) => setBox((before) => typedBoxOf(target) ?? before));
    // The text box keeps the focus, also when a finger comes down between two keys.
    document.addEventListener('mousedown', (event) => isKey(event.target) && event.preventDefault(), {
      ...how,
      passive: false,
    });
    document.addEventListener(
      'focusin',
      ({ target }) =>
        setBox((before) => {
          if (isKey(target)) return before;
          return byPointer || before ? typedBoxOf(target) : undefined;
        }),
      how,
    );
    document.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // Where the focus moved to another element, `focusin` handles it. A window that loses the focus keeps its keyboard.
        if (relatedTarget === null && document.hasFocus()) setBox(undefined);
      },
      how,
    );
    return () => stop.abort();
  }, []);
  return [box, () => setBox(undefined)];
}

const isKey = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-part="keyboard"]') !== null;
