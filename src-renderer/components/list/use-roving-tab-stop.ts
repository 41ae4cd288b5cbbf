import { useState, type KeyboardEvent } from 'react';

type Direction = 'left' | 'right' | 'up' | 'down';

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

/** The properties of a button of the group. */
export interface TabStopProps {
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/**
 * A list of buttons that Tab stops at once: arrows lead on to what lies beside on the screen, whatever the direction of
 * the language; Home and End to the first and the last.
 * https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex
 */
export function useRovingTabStop(count: number): (place: number) => TabStopProps {
  const [wanted, setWanted] = useState(0);
  // After a change of category there may be fewer buttons.
  const stop = Math.max(0, Math.min(wanted, count - 1));
  return (place) => ({
    tabIndex: place === stop ? 0 : -1,
    onFocus: () => setWanted(place),
    onKeyDown: (event) => {
      const from = event.currentTarget;
      const to = buttonFor(event.key, from, [...(from.closest('ul')?.querySelectorAll('button') ?? [])]);
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
  });
}

function buttonFor(key: string, from: HTMLElement, all: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const direction = DIRECTIONS.get(key);
  return direction && nearest(direction, from, all);
}

/** The nearest row or column in that direction comes first, then what lies nearest in it. */
function nearest(
  direction: Direction,
  from: HTMLElement,
  all: readonly HTMLElement[],
): HTMLElement | undefined {
  const here = middleOf(from);
  const isAcross = direction === 'left' || direction === 'right';
  const isBack = direction === 'left' || direction === 'up';
  const [best] = all
    .filter((button) => button !== from)
    .map((button) => {
      const { x, y } = middleOf(button);
      const [ahead, aside] = isAcross ? [x - here.x, y - here.y] : [y - here.y, x - here.x];
      return { button, ahead: isBack ? -ahead : ahead, aside: Math.abs(aside) };
    })
    .filter(({ ahead, aside }) => ahead > 1 && (!isAcross || aside < from.offsetHeight))
    .sort((a, b) => a.ahead - b.ahead || a.aside - b.aside);
  return best?.button;
}

/** Twice the distance to its middle, since distances are only compared. */
function middleOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: left + right, y: top + bottom };
}
