import type { WebContents } from 'electron';
import type { Clock } from '../../../shared/time/clock.ts';

/** Its process is asked to end by itself first, which leaves a file for a technician. One that stands still cannot. */
const ENDS_WITHIN_MS = 500;

/** Ends the process of a page, which `recoverFromCrashes` then loads again. `closed` aborts with the page's window. */
export async function endPage(contents: WebContents, clock: Clock, closed: AbortSignal): Promise<void> {
  const pid = contents.getOSProcessId();
  contents.forcefullyCrashRenderer();
  await clock.sleep(ENDS_WITHIN_MS);
  const isThere = !closed.aborted && !contents.isCrashed() && contents.getOSProcessId() === pid;
  // 0, where there is no process, would be this one.
  if (isThere && pid > 0) process.kill(pid, 'SIGKILL');
}
