/**
 * Both functions run in the page, sent as text. A stop is named by what it is and a number that the element keeps, since what is
 * loaded later may come before it.
 */

/** Everything that Tab must reach: enabled controls that can be seen, of a question only its own, of a group one. */
export function tabStops(): string[] {
  const within: ParentNode = document.querySelector('dialog:modal') ?? document;
  const controls = [
    ...within.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, a[href], summary, [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"], [tabindex="-1"]'),
  );
  return controls
    .filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = controls.filter(
        (other) => other instanceof HTMLInputElement && other.name === element.name,
      );
      const chosen = group.find((other) => other.matches(':checked'));
      return element === (chosen ?? group[0]);
    })
    .map((element, place) => {
      element.dataset['stop'] = `${element.tagName} ${place}`;
      return element.dataset['stop'];
    });
}

/** Where the keyboard is, and whether that can be seen; nothing when it is nowhere on the page. */
export function focusOfKeyboard(): { stop: string; outlined: boolean; inSight: boolean } | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  // A box that scrolls can be reached too, so that its rest can be read; the browser outlines it.
  if (!focused.matches('button, input, select, textarea, a[href], summary, [tabindex="0"]')) return undefined;
  const marked = [focused, focused.closest('label'), focused.nextElementSibling];
  const outlined = marked.some((element) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return { stop: focused.dataset['stop'] ?? focused.outerHTML, outlined, inSight };
}
