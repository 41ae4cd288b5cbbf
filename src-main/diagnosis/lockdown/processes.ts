import type { SystemTree } from './system-tree.ts';

/** A program that runs. `name`: the first 15 characters of it, as the kernel keeps it. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
}

/** A computer for a till runs a few hundred. */
const MOST = 10_000;
const MOST_ANCESTORS = 100;

/**
 * Every program that this user may see, by `/proc/PID/status` (proc_pid_status(5)). Nothing where the first one cannot be
 * seen: then others are hidden too (`hidepid` of proc(5)), and what is not among them says nothing.
 */
export async function processesIn(tree: SystemTree): Promise<readonly Process[] | undefined> {
  const pids = (await tree.names('/proc')).filter((name) => /^\d+$/.test(name)).slice(0, MOST);
  const found: Process[] = [];
  for (const pid of pids) {
    const status = await tree.text(`/proc/${pid}/status`);
    const name = fieldOf(status, 'Name');
    const parent = Number(fieldOf(status, 'PPid'));
    // It has ended meanwhile.
    if (name === undefined || Number.isNaN(parent)) continue;
    found.push({ pid: Number(pid), parent, name });
  }
  return found.some(({ pid }) => pid === 1) ? found : undefined;
}

/** The program itself, who started it, who started that, and so on. */
export function withAncestors(pid: number, processes: readonly Process[]): readonly Process[] {
  const line: Process[] = [];
  let next = processes.find((process) => process.pid === pid);
  while (next && line.length < MOST_ANCESTORS) {
    const { parent } = next;
    line.push(next);
    next = processes.find((process) => process.pid === parent);
  }
  return line;
}

function fieldOf(status: string | undefined, field: string): string | undefined {
  return status?.match(new RegExp(`^${field}:[\\t ]*(\\S.*)$`, 'm'))?.[1];
}
