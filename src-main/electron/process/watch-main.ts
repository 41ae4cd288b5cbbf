import { Worker } from 'node:worker_threads';
import type { ReportUnexpected } from '../../../shared/report-unexpected.ts';

/** What the thread is given that watches the main one. */
export interface MainWatch {
  /** Path of the file that it leaves before it ends a process that hangs. */
  readonly mark: string;
  /** Seconds that the main thread may be silent. */
  readonly mayMiss: number;
}

const MAY_MISS = 3;
/** So many hangs within an hour are found as soon as the first. */
const AT_ONCE = 3;
const LONGEST = 300;

/**
 * Has a thread of its own ask the main one each second whether it still runs, and end the process where it does not: for a
 * till that is started again then. From the fourth time within an hour on it is given twice as long each time: something that takes
 * long may be what it was ended for. `program` is the thread's built one; `hung` says how often that was in the last hour.
 */
export function watchMain(
  program: string,
  { mark, hung, report }: { readonly mark: string; readonly hung: number; readonly report: ReportUnexpected },
): void {
  const workerData: MainWatch = { mark, mayMiss: mayMissAfter(hung) };
  const thread = new Worker(program, { workerData });
  thread.on('message', () => thread.postMessage('here'));
  thread.on('error', (error) => report('the watch over the application', error));
  thread.unref();
}

/** Seconds that the main thread may be silent, of a till that hung so often in the last hour. */
export const mayMissAfter = (hung: number): number =>
  Math.min(LONGEST, MAY_MISS * 2 ** Math.max(0, hung - (AT_ONCE - 1)));
