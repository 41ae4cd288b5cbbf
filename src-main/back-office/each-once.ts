import type { PageStep, ReadSoFar } from '../service/requests/each-page.ts';

type IdOf<T> = (record: T) => string | undefined;

/**
 * The same pages with each record once, and the failure of `noneMissing`.
 *
 * Records without an id cannot be told from their likes, so all of them stay. Only the ids of two pages are in memory.
 */
export async function* eachOnce<T>(
  pages: AsyncIterable<PageStep<T>>,
  idOf: IdOf<T>,
): AsyncGenerator<PageStep<T>, void, undefined> {
  let before: ReadonlySet<string> = new Set();
  for await (const step of noneMissing(pages, idOf)) {
    if (!step.ok) {
      yield step;
      return;
    }
    const ids = new Set<string>();
    const records = step.value.records.filter((record) => {
      const id = idOf(record);
      if (id === undefined) return true;
      return !before.has(id) && !ids.has(id) && Boolean(ids.add(id));
    });
    before = ids;
    yield { ok: true, value: { ...step.value, records } };
  }
}

/**
 * The same pages as they are. A record that appears late, or one of many of the same moment, moves others to the next
 * page, and its own place may be on a page that has been read: then one record comes twice and another never. So the
 * last step fails where records came again and, without them, there are fewer than the service states.
 */
export async function* noneMissing<T>(
  pages: AsyncIterable<PageStep<T>>,
  idOf: IdOf<T>,
): AsyncGenerator<PageStep<T>, void, undefined> {
  let before: ReadonlySet<string> = new Set();
  let readSoFar: ReadSoFar = { pages: 0, records: 0 };
  let hasMoved = false;
  for await (const step of pages) {
    yield step;
    if (!step.ok) return;
    const { records, total = readSoFar.total } = step.value;
    const ids = records.flatMap((record) => idOf(record) ?? []);
    // A record that is twice on one page is one that the service counts twice, and has moved no other.
    const moved = ids.filter((id) => before.has(id)).length;
    hasMoved ||= moved > 0;
    readSoFar = {
      pages: readSoFar.pages + 1,
      records: readSoFar.records + records.length - moved,
      ...(total !== undefined && { total }),
    };
    before = new Set(ids);
  }
  const missing = (readSoFar.total ?? 0) - readSoFar.records;
  if (!hasMoved || missing <= 0) return;
  const detail = `the list changed while it was read, and ${missing} of ${readSoFar.total} records did not come`;
  const failure = { action: 'try-again', code: 'service-answer-unreadable', detail } as const;
  yield { ok: false, failure, readSoFar };
}
