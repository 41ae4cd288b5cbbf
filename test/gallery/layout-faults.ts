/** Runs in the page: everything on the screen that is too small to touch, cut off, or off the side. */
export function layoutFaults(): string[] {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent || element.getAttribute('aria-label') || '').slice(0, 30)}"`;
  const faults: string[] = [];
  const all = [...document.querySelectorAll<HTMLElement>('#till *')].filter(
    (element) => element.checkVisibility() && element.closest('.visually-hidden, svg') === null,
  );
  for (const element of all) {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (
      element.matches('button, input:not([type=file]), label.button') &&
      (box.width < 47.5 || box.height < 47.5)
    ) {
      faults.push(`${name(element)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    const inSideScroller = element.closest('.open-sales ul') !== null;
    if (!inSideScroller && (box.right > innerWidth + 1 || box.left < -1))
      faults.push(`${name(element)} leaves the side`);
    const cuts = !element.matches('input') && style.overflowX !== 'visible' && style.overflowX !== 'auto';
    if (cuts && element.scrollWidth > element.clientWidth + 1 && !inSideScroller)
      faults.push(`${name(element)} is cut off`);
    const wraps = !['inline', 'contents'].includes(style.display) && style.overflowX === 'visible';
    if (wraps && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
      faults.push(`${name(element)} spills over by ${element.scrollWidth - element.clientWidth}`);
    }
  }
  return faults;
}
