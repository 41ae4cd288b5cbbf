/** Everything on the screen that is too small to touch, cut off, or off the side. Runs in the page, sent as text. */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  // These may scroll sideways, or are shortened with an ellipsis and shown in full elsewhere.
  const allowed = 'input, .open-sales ul, .header-store strong, .open-sale-reference';
  const shown = [...document.querySelectorAll<HTMLElement>('#till *')].filter(
    (element) => element.checkVisibility() && element.closest('.visually-hidden, svg') === null,
  );
  for (const element of shown) {
    const box = element.getBoundingClientRect();
    const { display, overflowX } = getComputedStyle(element);
    const name = `${element.tagName.toLowerCase()}.${element.className} "${element.innerText.slice(0, 30)}"`;
    const scrollsAway = element.closest('.open-sales ul') !== null;
    const spill = element.scrollWidth - element.clientWidth;

    if (
      element.matches('button, input:not([type=file]), label.button') &&
      Math.min(box.width, box.height) < 47.5
    ) {
      faults.push(`${name} is only ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    if (!scrollsAway && (box.right > innerWidth + 1 || box.left < -1)) faults.push(`${name} leaves the side`);
    if (spill <= 1 || element.clientWidth === 0 || element.matches(allowed)) continue;
    if (overflowX === 'hidden' || overflowX === 'clip') faults.push(`${name} is cut off`);
    if (overflowX === 'visible' && display !== 'inline') faults.push(`${name} spills over by ${spill}`);
    if (overflowX === 'auto' && !scrollsAway) faults.push(`${name} scrolls sideways`);
  }
  return faults;
}
