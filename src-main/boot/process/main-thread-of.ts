import { readFileSync } from 'node:fs';
import type { ThreadState } from '../../supervision/pulse.ts';

/** A unit of the kernel's for processor time, on every architecture that the till is made for. */
const TICK_MS = 10;

/**
 * The state of a process's main thread; nothing where there is no such process, or no such file: other systems than Linux
 * say such things of whole processes only, whose other threads draw. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export function mainThreadOf(pid: number): ThreadState | undefined {
  const line = statusLine(pid);
  // The name before it may hold any character.
  const [state, ...numbers] = line?.slice(line.lastIndexOf(')') + 2).split(' ') ?? [];
  const [userTicks, systemTicks] = numbers.slice(10, 12).map(Number);
  if (userTicks === undefined || systemTicks === undefined) return undefined;
  return { usedMs: (userTicks + systemTicks) * TICK_MS, isStopped: state === 'T' };
}

function statusLine(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
