import { z } from 'zod';
import { failed, succeeded } from '../../../shared/failure.ts';
import { readAnswer } from '../answers/read-answer.ts';
import { get } from './request.ts';
import { withQuery } from './path.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Sender } from '../sending/sender.ts';
import type { Query } from './path.ts';

/** The largest `PageSize` (spec "Limits"); larger values are rejected. */
export const MAX_PAGE_SIZE = 100;

export interface Page<T> {
  /** The number of the page, from 0. */
  readonly page: number;
  readonly records: readonly T[];
  /** Records on all pages; missing when the service does not say. */
  readonly total?: number;
}

/** Which page; what is left out is the service's default (spec "Limits": 50 records). */
export interface PageChoice {
  readonly page?: number;
  readonly pageSize?: number;
}

/**
 * Reads one page in the envelope of spec "Pagination envelope and error object", or a bare array, which is all there
 * is. One record that cannot be read makes the page unreadable: a list with a silent gap is worse than none.
 */
export async function readPage<T>(
  sender: Sender,
  path: Result<string>,
  query: Query,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<Result<Page<T>>> {
  const response = await get(sender, withQuery(path, query), signal);
  if (!response.ok) return response;
  const asked = Number(query['Page'] ?? query['page'] ?? 0);
  const answer = readAnswer(response.value, envelope(schema));
  if (!answer.ok) return answer;
  const { data, total, page = asked } = answer.value;
  if (page !== asked) {
    const detail = `page ${asked} was asked for, page ${page} came`;
    return failed({ action: 'report', code: 'service-answer-unreadable', detail });
  }
  return succeeded({ page, records: data, ...(total !== undefined && { total }) });
}

/** Whether no page follows one on which so many records `came`, read or not. A bare array is the whole list, however long it is. */
export function isLastPage(
  { page, total }: Pick<Page<unknown>, 'page' | 'total'>,
  came: number,
  pageSize: number,
): boolean {
  if (came === 0) return true;
  return total === undefined ? came < pageSize : Math.max((page + 1) * pageSize, came) >= total;
}

function envelope<T>(schema: z.ZodType<T>) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? { data: value, total: value.length } : value),
    z.object({ data: z.array(schema), total: count, page: count }),
  );
}

const count = z.int().nonnegative().optional().catch(undefined);
