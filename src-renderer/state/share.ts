/**
 * Structural sharing: answers `next` with every part that equals a part of `previous` replaced by that part, so that
 * selectors see which parts have not changed. Both are plain data. Entries of a list are compared by `id`, or else by place.
 */
export function share<T>(previous: unknown, next: T): T;
export function share(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) return shareList(previous, next);
  if (isRecord(previous) && isRecord(next)) return shareRecord(previous, next);
  return next;
}

function shareList(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(previous.map((entry, place) => [idOf(entry) ?? place, entry]));
  const shared = next.map((entry, place) => share(byId.get(idOf(entry) ?? place), entry));
  const same = shared.length === previous.length && shared.every((entry, place) => entry === previous[place]);
  return same ? previous : shared;
}

function shareRecord(previous: Fields, next: Fields): Fields {
  const names = Object.keys(next);
  const shared = Object.fromEntries(names.map((name) => [name, share(previous[name], next[name])]));
  const same =
    names.length === Object.keys(previous).length &&
    names.every((name) => name in previous && shared[name] === previous[name]);
  return same ? previous : shared;
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : undefined;
}
