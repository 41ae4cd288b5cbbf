import { basename } from 'node:path';
import { administratorsServices, isBootedBySystemd, unitOf, type Settings } from './systemd-settings.ts';
import { withAncestors, type Process } from './processes.ts';
import type { LockdownAnswer } from '../../../shared/contract/health.ts';
import type { SystemTree } from './system-tree.ts';

/** Who this process is, for the system. */
export interface Self {
  readonly pid: number;
  /** The program's file. */
  readonly program: string;
  /** `SYSTEMD_EXEC_PID` of the environment: which process a service began with (systemd.exec(5)). */
  readonly startedBy: string | undefined;
}

/** Whether systemd starts the till again however it ends. */
export async function isRestarted(
  self: Self,
  processes: readonly Process[] | undefined,
  tree: SystemTree,
): Promise<LockdownAnswer['state']> {
  if (!(await isBootedBySystemd(tree))) return 'unknown';
  const units = await unitsOf(self, processes, tree);
  if (units === undefined) return 'unknown';
  return units.some((unit) => unit('Service', 'Restart') === 'always') ? 'locked' : 'open';
}

/**
 * The service that began this process, by its group (cgroups(7)). A service with a session of its own, as a kiosk on a display needs,
 * has its processes in the session's group: then those count that begin with the process that systemd says it began with.
 */
async function unitsOf(
  { pid, program, startedBy }: Self,
  processes: readonly Process[] | undefined,
  tree: SystemTree,
): Promise<readonly Settings[] | undefined> {
  const group = (await tree.text('/proc/self/cgroup'))?.match(
    /^(?:0::|\d+:name=systemd:).*\/([^/]+\.service)$/m,
  )?.[1];
  if (group !== undefined && !group.startsWith('user@')) return present([await unitOf(tree, group)]);
  if (!processes) return undefined;
  const first = withAncestors(pid, processes).find((ancestor) => String(ancestor.pid) === startedBy);
  if (!first) return [];
  const names = await administratorsServices(tree);
  const units = present(await Promise.all(names.map((name) => unitOf(tree, name))));
  return units.filter((unit) => {
    const [begins = '', ...rest] = (unit('Service', 'ExecStart') ?? '').replace(/^[-@:+!]+/, '').split(/\s+/);
    const isIt = [begins, ...rest].some(
      (word) => basename(word).toLowerCase() === basename(program).toLowerCase(),
    );
    return isIt && basename(begins).startsWith(first.name);
  });
}

const present = (units: readonly (Settings | undefined)[]): readonly Settings[] =>
  units.filter((unit) => unit !== undefined);
