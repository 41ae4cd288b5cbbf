import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './virtual-list.module.css';

interface VirtualListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The row that has the focus at first: the one that was opened before somebody came back to the list. */
  readonly startAt?: string | undefined;
  /** Draws a row: one button, which takes this `tabIndex`. */
  readonly children: (item: Item, tabIndex: 0 | -1) => ReactNode;
}

/** The assumed height of a row that has not been drawn yet, in rem. */
const ROW_EM = 5;
/** How many rows above and below the visible ones are drawn. */
const OVERSCAN = 6;
const PAGE = 10;

/**
 * A list of any length, of which only the rows in sight are drawn. It is one stop of Tab; the arrow keys, Page Up and Down, Home
 * and End go from row to row, and the row with the focus stays drawn wherever the list is scrolled.
 */
export function VirtualList<Item>({ label, items, keyOf, startAt, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(startAt);
  const movedTo = useRef(startAt);
  const margin = useDistanceFromTop(list);
  const place = Math.max(
    0,
    items.findIndex((item) => keyOf(item) === current),
  );
  // A new function at each render would have the places of all rows computed again.
  const getItemKey = useCallback((index: number) => keyAt(items, index, keyOf), [items, keyOf]);
  // oxlint-disable-next-line react/incompatible-library -- nothing is memoized by a compiler here
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollerOf(list.current),
    estimateSize: () => ROW_EM * rootFontSize(),
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin: margin,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return items.length === 0 || inSight.includes(place)
        ? inSight
        : [place, ...inSight].sort((a, b) => a - b);
    },
  });
  const rows = virtualizer.getVirtualItems();

  useEffect(() => {
    const key = movedTo.current;
    const row = key === undefined ? undefined : rowOf(list.current, key);
    if (!row) return;
    movedTo.current = undefined;
    row.querySelector('button')?.focus();
  });
  useEffect(() => {
    const element = list.current;
    const move = (event: KeyboardEvent) => {
      const to = placeAfter(event.key, place, items.length);
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      movedTo.current = keyAt(items, to, keyOf);
      setCurrent(movedTo.current);
    };
    const follow = ({ target }: FocusEvent) => {
      const key = target instanceof Element ? target.closest('li')?.dataset['key'] : undefined;
      if (key !== undefined) setCurrent(key);
    };
    element?.addEventListener('keydown', move);
    element?.addEventListener('focusin', follow);
    return () => {
      element?.removeEventListener('keydown', move);
      element?.removeEventListener('focusin', follow);
    };
  }, [items, keyOf, place]);

  // Rows are in the normal flow, so that a row that grows moves the others before it is measured.
  const end = rows.at(-1)?.end ?? margin;
  return (
    <ul
      ref={list}
      className={styles.virtualList}
      aria-label={label}
      style={{ paddingBlockEnd: margin + virtualizer.getTotalSize() - end }}
    >
      {rows.map(({ index, key, start }, nth) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-key={key}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ marginBlockStart: start - (rows[nth - 1]?.end ?? margin) }}
            >
              {children(item, index === place ? 0 : -1)}
            </li>
          )
        );
      })}
    </ul>
  );
}

function keyAt<Item>(items: readonly Item[], index: number, keyOf: (item: Item) => string): string {
  const item = items[index];
  return item === undefined ? String(index) : keyOf(item);
}

function rowOf(list: HTMLElement | null, key: string): HTMLElement | undefined {
  return [...(list?.querySelectorAll('li') ?? [])].find((row) => row.dataset['key'] === key);
}

function placeAfter(key: string, place: number, count: number): number | undefined {
  const to = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    PageDown: Math.min(place + PAGE, count - 1),
    PageUp: Math.max(place - PAGE, 0),
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}

const scrollerOf = (list: HTMLElement | null): HTMLElement | null => list?.closest('main') ?? null;

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The distance of the list from the top of the scrolled element. It changes, since banners above the list come and go. */
function useDistanceFromTop(list: { readonly current: HTMLElement | null }): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    const scroller = scrollerOf(element);
    if (!element?.parentElement || !scroller) return;
    const measure = () => {
      const from = scroller.getBoundingClientRect().top - scroller.scrollTop;
      setDistance(Math.round(element.getBoundingClientRect().top - from));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [list]);
  return distance;
}
