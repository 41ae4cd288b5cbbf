/**
 * What of `parts` (selectors, all that match) does not stand whole between the top of the screen and `edge`, what sticks to its
 * lower end. Runs in the page, sent as text.
 */
export function outOfSight({
  parts,
  edge,
}: {
  readonly parts: readonly string[];
  readonly edge: string;
}): string[] {
  // A line of letters may reach a little out of its box.
  const little = 2;
  const end = document.querySelector(edge)?.getBoundingClientRect();
  if (end === undefined || end.bottom > innerHeight + little) return [`${edge} is not in sight itself`];
  return parts.flatMap((part) => {
    const found = [...document.querySelectorAll<HTMLElement>(part)].filter((each) => each.checkVisibility());
    if (found.length === 0) return [`${part} is not on the screen`];
    return found.flatMap((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      const isIn =
        top >= -little && bottom <= end.top + little && left >= -little && right <= innerWidth + little;
      return isIn ? [] : [`${part} "${each.innerText.slice(0, 30)}" from ${top} to ${bottom} of ${end.top}`];
    });
  });
}
