/** An object in a form, with its path. */
export interface Entry {
  readonly path: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** No form is deeper. Without a limit a nested body could exhaust the stack. */
const DEEPEST = 16;

/** Every object in `value`, itself included, outermost first. */
export function entriesOf(value: unknown, path: readonly string[] = []): Entry[] {
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return [];
  const inner = Object.entries(value).flatMap(([key, found]) => entriesOf(found, [...path, key]));
  return Array.isArray(value) ? inner : [{ path, fields: value as Entry['fields'] }, ...inner];
}
