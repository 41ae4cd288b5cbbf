import { failed, succeeded } from '../../../shared/failure.ts';
import { eachPage } from './each-page.ts';
import { readPage } from './page.ts';
import type { z } from 'zod';
import type { Result } from '../../../shared/failure.ts';
import type { Sender } from '../sending/sender.ts';

/** A list that is small (spec "Pagination envelope and error object"): all of it, in the service's order. */
export async function readAll<T>(
  sender: Sender,
  path: Result<string>,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<Result<readonly T[]>> {
  const records: T[] = [];
  // Such lists take no pagination parameters. If one has pages nevertheless, the next ones are read, too.
  const pages = eachPage((page) => readPage(sender, path, page === 0 ? {} : { Page: page }, schema, signal));
  for await (const step of pages) {
    if (!step.ok) return failed(step.failure);
    records.push(...step.value.records);
  }
  return succeeded(records);
}
