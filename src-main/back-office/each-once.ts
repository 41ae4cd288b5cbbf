import type { PageStep, ReadSoFar } from '../service/requests/each-page.ts';

/**
 * The same pages with each record once. A record that appears late, or one of many of the same moment, moves others to
 * the next page, and its own place may be on a page that has been read: then one record comes twice and another never.
 * So the last step fails where records came again and, without them, there are fewer than the service states.
 *
 * Records without an id cannot be told from their likes, so all of them stay. Only the ids of two pages are in memory.
 */
export async function* eachOnce<T>(
  pages: AsyncIterable<PageStep<T>>,
  idOf: (record: T) => string | undefined,
): AsyncGenerator<PageStep<T>, void, undefined> {
  let before: ReadonlySet<string> = new Set();
  let readSoFar: ReadSoFar = { pages: 0, records: 0 };
  let hasMoved = false;
  for await (const step of pages) {
    if (!step.ok) {
      yield step;
      return;
    }
    const { records, total = readSoFar.total } = step.value;
    const ids = new Set<string>();
    let moved = 0;
    const own = records.filter((record) => {
      const id = idOf(record);
      if (id === undefined) return true;
      if (before.has(id)) moved += 1;
      else if (!ids.has(id)) return Boolean(ids.add(id));
      return false;
    });
    hasMoved ||= moved > 0;
    // A record that is twice on one page is one that the service counts twice, and has moved no other.
    readSoFar = {
      pages: readSoFar.pages + 1,
      records: readSoFar.records + records.length - moved,
      ...(total !== undefined && { total }),
    };
    before = ids;
    yield { ok: true, value: { ...step.value, records: own } };
  }
  const missing = (readSoFar.total ?? 0) - readSoFar.records;
  if (!hasMoved || missing <= 0) return;
  const detail = `the list changed while it was read, and ${missing} of ${readSoFar.total} records did not come`;
  const failure = { action: 'try-again', code: 'service-answer-unreadable', detail } as const;
  yield { ok: false, failure, readSoFar };
}
