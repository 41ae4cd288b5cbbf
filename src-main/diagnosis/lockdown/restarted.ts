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
 * The service that started this process, by its control group (cgroups(7)). The processes of a service with a session of its own, as
 * a kiosk on a display needs, are in the session's group. Then the services count whose program is the process that systemd says
 * it started.
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
    const [command = '', ...args] = (unit('Service', 'ExecStart') ?? '')
      .replace(/^[-@:+!]+/, '')
      .split(/\s+/);
    const startsThisProgram = [command, ...args].some(
      (word) => basename(word).toLowerCase() === basename(program).toLowerCase(),
    );
    return startsThisProgram && basename(command).startsWith(first.name);
  });
}

const present = (units: readonly (Settings | undefined)[]): readonly Settings[] =>
  units.filter((unit) => unit !== undefined);
