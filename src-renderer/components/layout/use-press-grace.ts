import { useRef, type DOMAttributes, type KeyboardEvent, type MouseEvent } from 'react';

type PressGrace = Required<Pick<DOMAttributes<HTMLElement>, 'onKeyDownCapture' | 'onClickCapture'>>;

/**
 * Keeps presses away from what is drawn with these handlers that began before it was there: a key that is still held, or
 * the second half of a double click.
 */
export function usePressGrace(): PressGrace {
  const struckHere = useRef(new Set<string>());
  const clickedHere = useRef(false);
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!event.repeat) struckHere.current.add(event.key);
      else if (!struckHere.current.has(event.key)) keepAway(event);
    },
    onClickCapture: (event: MouseEvent) => {
      // A keyboard's click counts 0, the first of a pointer's 1.
      if (event.detail < 2) clickedHere.current = true;
      else if (!clickedHere.current) keepAway(event);
    },
  };
}

function keepAway(event: KeyboardEvent | MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
