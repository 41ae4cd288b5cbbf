/**
 * Every text of a language by its path, e.g. `newSale.charge`. One that is made of what it is given is made of
 * `7001`, `7002`, …, which are numbers and text alike: what it leaves out is missed.
 */
export function everyText(words: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[here, value] as const];
    if (typeof value === 'function') return [[here, said(value as (...given: unknown[]) => string)] as const];
    return typeof value === 'object' && value !== null ? everyText(value, here) : [];
  });
}

function said(text: (...given: unknown[]) => string): string {
  const given = Array.from({ length: text.length }, (_, place) => 7001 + place);
  return text(...given);
}
