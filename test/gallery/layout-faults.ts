/** Everything on the screen that is too small to touch, cut off, laid over another, or off the side. Runs in the page, sent as text. */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  // Whoever stands before a kiosk is no cashier.
  const smallest = document.getElementById('kiosk') === null ? 48 : 64;
  // These may scroll sideways, or are shortened with an ellipsis and shown in full elsewhere.
  const allowed = "input, [data-part='open-sales'] ul, [data-may-shorten]";
  const controls =
    "button, select, textarea, summary, a[href], input:not([type=file], label input), label:has(input), label[data-part='button']";
  const all = [...document.querySelectorAll<HTMLElement>('#till *, #customer *, #kiosk *')];
  const onlyReadOut = all.filter((element) => getComputedStyle(element).clipPath === 'inset(50%)');
  const shown = all.filter(
    (element) =>
      element.checkVisibility() &&
      element.closest('svg') === null &&
      !onlyReadOut.some((outer) => outer.contains(element)),
  );
  const nameOf = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.innerText.slice(0, 30)}"`;

  for (const element of shown) {
    const box = element.getBoundingClientRect();
    const { display, overflowX } = getComputedStyle(element);
    const name = nameOf(element);
    const scrollsAway = element.closest("[data-part='open-sales'] ul") !== null;
    const spill = element.scrollWidth - element.clientWidth;

    // As large as those of a telephone: twelve stand in a row.
    const least = element.closest("[data-part='keyboard']") === null ? smallest : 44;
    if (element.matches(controls) && Math.min(box.width, box.height) < least - 0.5) {
      faults.push(`${name} is only ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    const shortened = element.parentElement?.closest(allowed) !== null;
    const leaves = box.right > innerWidth + 1 || box.left < -1;
    if (leaves && !scrollsAway && !shortened) faults.push(`${name} leaves the side`);
    if (spill <= 1 || element.clientWidth === 0 || element.matches(allowed)) continue;
    if (overflowX === 'hidden' || overflowX === 'clip') faults.push(`${name} is cut off`);
    if (overflowX === 'visible' && display !== 'inline') faults.push(`${name} spills over by ${spill}`);
    if (overflowX === 'auto' && !scrollsAway) faults.push(`${name} scrolls sideways`);
  }

  // New sale never scrolls Charge away, nor the payments in progress where there are 480 pixels.
  const kept =
    innerHeight < 480 ? "[data-area='charge']" : "[data-area='charge'], form > [data-part='open-sales']";
  for (const part of document.querySelectorAll<HTMLElement>(kept)) {
    const { top, bottom } = part.getBoundingClientRect();
    const isInView = top >= 0 && bottom <= innerHeight + 1;
    if (part.checkVisibility() && !isInView) faults.push(`${nameOf(part)} is out of view`);
  }

  // Words and controls stand beside each other, never on each other, unless one holds the other. What lies in different
  // scrolling boxes is cut off by them first.
  const solid = shown.filter((element) =>
    element.matches("button, input, label, p, h1, h2, dt, dd, legend, [data-part='fitted']"),
  );
  for (const [index, one] of solid.entries()) {
    const a = one.getBoundingClientRect();
    for (const other of solid.slice(index + 1)) {
      if (one.contains(other) || other.contains(one) || scroller(one) !== scroller(other)) continue;
      // One goes on in the line in which the other ends.
      if (one.parentElement === other.parentElement && isInline(one) && isInline(other)) continue;
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) faults.push(`${nameOf(one)} lies over ${nameOf(other)}`);
    }
  }
  return faults;

  function isInline(element: HTMLElement): boolean {
    return getComputedStyle(element).display === 'inline';
  }

  function scroller(element: HTMLElement): Element | null {
    for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
      // What sticks to the edge lies over what scrolls by, on purpose.
      const { overflowY, position } = getComputedStyle(outer);
      if (outer.matches('dialog') || overflowY === 'auto' || position === 'sticky') return outer;
    }
    return null;
  }
}

/**
 * Boxes that show a bar to scroll a few pixels by, which no layout means. A whole page scrolls by whatever it needs. Runs in
 * the page, sent as text.
 */
export function barsForLittle(): string[] {
  const LITTLE = 16;
  return [...document.querySelectorAll<HTMLElement>('#till *, #customer *, #kiosk *')].flatMap((element) => {
    const hidden = element.scrollHeight - element.clientHeight;
    const { overflowY, scrollbarWidth } = getComputedStyle(element);
    const hasBar = overflowY === 'auto' && scrollbarWidth !== 'none' && element.tagName !== 'MAIN';
    const isMeant =
      hidden <= 1 || hidden >= LITTLE || element.clientHeight === 0 || !element.checkVisibility();
    return hasBar && !isMeant ? [`${element.className} by ${hidden} pixels`] : [];
  });
}
