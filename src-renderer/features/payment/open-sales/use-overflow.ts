import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether the box is too narrow for its content. Checked again when `content` or a size changes. */
export function useOverflow(box: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let last: boolean | undefined;
    const measure = () => {
      const next = element.scrollWidth > element.clientWidth + 1;
      // React may render once more even where the state stays the same.
      if (next !== last) setOverflows(next);
      last = next;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box, content]);
  return overflows;
}
