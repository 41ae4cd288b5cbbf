import { createHash } from 'node:crypto';
import type { Page } from '../service/requests/page.ts';
import type { PageStep, ReadSoFar, WholeList } from '../service/requests/each-page.ts';

type IdOf<T> = (record: T) => string | undefined;

/**
 * The same pages with each record once, as it was read last, and the failure of `noneMissing`. A record that comes again on
 * the next page may be further on its way by then: it is left out here, so each page waits for the next.
 *
 * Records without an id cannot be told from their likes, so all of them stay. Only two pages are in memory.
 */
export async function* eachOnce<T>(
  list: WholeList<T>,
  idOf: IdOf<T>,
): AsyncGenerator<PageStep<T>, void, undefined> {
  let before: Page<T> | undefined;
  for await (const step of noneMissing(list, idOf)) {
    if (before) yield { ok: true, value: latestOf(before, step.ok ? step.value : undefined, idOf) };
    if (!step.ok) {
      yield step;
      return;
    }
    before = step.value;
  }
  if (before) yield { ok: true, value: latestOf(before, undefined, idOf) };
}

/** The page with each record once, as it is there last, without those that are on the next one. */
function latestOf<T>(page: Page<T>, next: Page<T> | undefined, idOf: IdOf<T>): Page<T> {
  const last = new Map([...page.records, ...(next?.records ?? [])].map((record, at) => [idOf(record), at]));
  const records = page.records.filter(
    (record, at) => idOf(record) === undefined || last.get(idOf(record)) === at,
  );
  return { ...page, records };
}

/**
 * The same pages as they are. A record that appears late, or one of many of the same moment, moves others to the next
 * page, and its own place may be on a page that has been read: then one record comes twice and another never. So the
 * last step fails where records came again and, without them, there are fewer than the service states. A service may also
 * list a record twice for good: then the same list comes in other pages, and none of its records has moved.
 */
export async function* noneMissing<T>(
  list: WholeList<T>,
  idOf: IdOf<T>,
): AsyncGenerator<PageStep<T>, void, undefined> {
  const first = new Reading(idOf);
  for await (const step of list) {
    yield step;
    if (!step.ok) return;
    first.add(step.value);
  }
  if (first.missing === 0) return;
  const again = new Reading(idOf);
  for await (const step of list.again()) {
    if (!step.ok) {
      yield step;
      return;
    }
    again.add(step.value);
  }
  if (again.missing === 0 && again.order() === first.order()) return;
  const { missing, readSoFar } = first;
  const detail = `the list changed while it was read, and ${missing} of ${readSoFar.total} records did not come`;
  const failure = { action: 'try-again', code: 'service-answer-unreadable', detail } as const;
  yield { ok: false, failure, readSoFar };
}

/** What one reading of a list has brought. */
class Reading<T> {
  readonly #idOf: IdOf<T>;
  #before: ReadonlySet<string> = new Set();
  #hasMoved = false;
  readonly #order = createHash('sha256');
  readSoFar: ReadSoFar = { pages: 0, records: 0 };

  constructor(idOf: IdOf<T>) {
    this.#idOf = idOf;
  }

  add({ records, total = this.readSoFar.total }: Page<T>): void {
    const ids = records.flatMap((record) => this.#idOf(record) ?? []);
    // A record that is twice on one page is one that the service counts twice, and has moved no other.
    const moved = ids.filter((id) => this.#before.has(id)).length;
    this.#hasMoved ||= moved > 0;
    this.readSoFar = {
      pages: this.readSoFar.pages + 1,
      records: this.readSoFar.records + records.length - moved,
      ...(total !== undefined && { total }),
    };
    this.#before = new Set(ids);
    for (const id of ids) this.#order.update(`${id}\n`);
  }

  /** Records that the service states and that did not come, because others came again instead. */
  get missing(): number {
    return this.#hasMoved ? Math.max(0, (this.readSoFar.total ?? 0) - this.readSoFar.records) : 0;
  }

  /** A key of all ids in their order. */
  order(): string {
    return this.#order.digest('hex');
  }
}
