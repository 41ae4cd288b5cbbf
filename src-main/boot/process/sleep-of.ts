import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { statusOf } from './main-thread-of.ts';
import type { Sleep } from '../../supervision/pulse.ts';

/** It runs or waits for a processor, or it waits for a disk. */
const WAITS = ['R', 'D'];

/**
 * The sleep of a process's main thread; nothing where it does not sleep, or the system does not say. `others` are processes
 * that it may wait for: one that is not there is being started.
 * https://docs.kernel.org/scheduler/sched-stats.html
 */
export function sleepOf(pid: number, others: readonly (number | undefined)[]): Sleep | undefined {
  if (statusOf(pid, pid)?.state !== 'S') return undefined;
  const timeslices = timeslicesOf(pid);
  return timeslices > 0
    ? { timeslices, doOthersWait: [pid, ...others].some((each) => isOneWaiting(each)) }
    : undefined;
}

/** How often the main thread was given a processor; 0 where the kernel does not count. */
function timeslicesOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[2]);
  } catch {
    return 0;
  }
}

function isOneWaiting(pid: number | undefined): boolean {
  try {
    const own = readlinkSync('/proc/thread-self').split('/').at(-1);
    return readdirSync(`/proc/${pid}/task`).some(
      (thread) => thread !== own && WAITS.includes(statusOf(Number(pid), Number(thread))?.state ?? ''),
    );
  } catch {
    return true;
  }
}
