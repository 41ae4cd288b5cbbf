import type { Page, PageRequest } from '../world/records/records.ts';
import type { QueryReader } from './query-reader.ts';

/** Spec "Limits": default 50, at most 100. */
const PAGE_SIZE = { least: 1, most: 100 };
const PAGE = { least: 0, most: 2 ** 31 - 1 };

/** `Page` (zero-based) and `PageSize`, as most lists have them. */
export function readPage(query: QueryReader): PageRequest {
  return {
    page: query.whole('Page', { ...PAGE, fallback: 0 }),
    pageSize: query.whole('PageSize', { ...PAGE_SIZE, fallback: 50 }),
  };
}

/** The payment history requires both (spec "Payment history"). */
export function readRequiredPage(query: QueryReader): PageRequest {
  return { page: query.whole('Page', PAGE), pageSize: query.whole('PageSize', PAGE_SIZE) };
}

/** `page` and `pageSize` of merchant and payment settlements. */
export function readLowercasePage(query: QueryReader): PageRequest {
  return {
    page: query.whole('page', { ...PAGE, fallback: 0 }),
    pageSize: query.whole('pageSize', { ...PAGE_SIZE, fallback: 50 }),
  };
}

/** The envelope of spec "Pagination envelope and error object". */
export function envelope<T>(
  { data, total }: Page<T>,
  { page }: PageRequest,
  shown: (record: T) => object,
): { readonly data: readonly object[]; readonly total: number; readonly page: number } {
  return { data: data.map(shown), total, page };
}
