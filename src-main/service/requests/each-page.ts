import { createHash } from 'node:crypto';
import type { Failure, Result } from '../../../shared/failure.ts';
import { MAX_PAGE_SIZE } from './page.ts';
import type { Page } from './page.ts';

/** How far a list was read before it failed. */
export interface ReadSoFar {
  readonly pages: number;
  readonly records: number;
  /** Records on all pages, as the service last stated. */
  readonly total?: number;
}

export type PageStep<T> =
  | { readonly ok: true; readonly value: Page<T> }
  | { readonly ok: false; readonly failure: Failure; readonly readSoFar: ReadSoFar };

/** Every record of a list, page by page, in an order in which new records come last. */
export interface WholeList<T> extends AsyncIterable<PageStep<T>> {
  /** The same from its beginning, in pages that end elsewhere. */
  again(): AsyncIterable<PageStep<T>>;
}

export function wholeList<T>(
  read: (page: number, pageSize: number) => Promise<Result<Page<T>>>,
): WholeList<T> {
  const inPagesOf = (pageSize: number) => eachPage((page) => read(page, pageSize));
  return {
    [Symbol.asyncIterator]: () => inPagesOf(MAX_PAGE_SIZE),
    again: () => inPagesOf(MAX_PAGE_SIZE - 1),
  };
}

/** A list without end is a fault of the service: a million records at 100 a page. */
const MOST_PAGES = 10_000;

/**
 * Reads page after page, each when it is asked for, until `total` is reached or a page is empty. A page that fails
 * is the last step and says how far it came; so do a list that ends before its `total`, one that brings a page twice
 * instead of the next, and one that never ends. A `total` below what has come already is not believed: the empty page
 * is then the end. `read` must use an order in which new records come last.
 */
export async function* eachPage<T>(
  read: (page: number) => Promise<Result<Page<T>>>,
): AsyncGenerator<PageStep<T>, void, undefined> {
  let readSoFar: ReadSoFar = { pages: 0, records: 0 };
  let last = '';
  while (readSoFar.pages < MOST_PAGES) {
    const step = await read(readSoFar.pages);
    if (!step.ok) {
      yield { ...step, readSoFar };
      return;
    }
    const { records, total = readSoFar.total } = step.value;
    // A checksum, because the text of a page would stay in memory until the next page is there.
    const content = createHash('sha256').update(JSON.stringify(records)).digest('hex');
    const isRepeated = records.length > 0 && content === last;
    last = content;
    if (isRepeated) {
      // A service without pages answers the only one again.
      if ((readSoFar.total ?? Infinity) <= readSoFar.records) return;
      yield { ok: false, failure: unreadable(`page ${readSoFar.pages} repeats the one before`), readSoFar };
      return;
    }
    readSoFar = {
      pages: readSoFar.pages + 1,
      records: readSoFar.records + records.length,
      ...(total !== undefined && { total }),
    };
    const missing = (total ?? Infinity) - readSoFar.records;
    if (records.length === 0 && total !== undefined && missing > 0) {
      yield { ok: false, failure: unreadable(`${missing} of ${total} records did not come`), readSoFar };
      return;
    }
    yield step;
    if (records.length === 0 || missing === 0) return;
  }
  yield { ok: false, failure: unreadable(`the list goes on beyond ${MOST_PAGES} pages`), readSoFar };
}

function unreadable(detail: string): Failure {
  return { action: 'report', code: 'service-answer-unreadable', detail };
}
