import { readFileSync } from 'node:fs';
import type { ThreadState } from '../../supervision/pulse.ts';

/** A unit of the kernel's for processor time, on every architecture that the till is made for. */
const TICK_MS = 10;

/**
 * The state of a process's main thread; nothing where there is no such process, or no such file: other systems than Linux
 * say such things of whole processes only, whose other threads draw.
 */
export function mainThreadOf(pid: number): ThreadState | undefined {
  const { state, usedMs } = statusOf(pid, pid) ?? {};
  return usedMs === undefined ? undefined : { usedMs, isStopped: state === 'T' };
}

/**
 * A thread's state by the kernel's letter, and its processor time.
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export function statusOf(
  pid: number,
  thread: number,
): { readonly state: string; readonly usedMs: number } | undefined {
  const line = statusLine(pid, thread);
  // The name before it may hold any character.
  const [state, ...numbers] = line?.slice(line.lastIndexOf(')') + 2).split(' ') ?? [];
  const [userTicks, systemTicks] = numbers.slice(10, 12).map(Number);
  if (state === undefined || userTicks === undefined || systemTicks === undefined) return undefined;
  return { state, usedMs: (userTicks + systemTicks) * TICK_MS };
}

function statusLine(pid: number, thread: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
