import { hasNoKernelKeys, hasNoTerminals } from './terminals.ts';
import { isOnlyProgram, staysAwake } from './only-program.ts';
import { replacesDesktop, type AskRegistry } from './windows-shell.ts';
import { isRestarted, type Self } from './restarted.ts';
import { hasNoPrivileges, onlyUserMayChange, userMayNotChange, type User } from './rights.ts';
import { processesIn } from './processes.ts';
import type { LockdownAnswer } from '../../../shared/contract/health.ts';
import type { SystemTree } from './system-tree.ts';

export interface LockdownParts extends Self {
  readonly platform: NodeJS.Platform;
  readonly tree: SystemTree;
  readonly askRegistry: AskRegistry;
  /** `undefined` on Windows, where Node does not know users. */
  readonly user: User | undefined;
  /** The files that the till runs from: its program and its code. */
  readonly application: readonly string[];
  readonly profile: string;
}

/** Asks the system whether this computer shows shoppers nothing but the kiosk. Changes nothing, and never rejects. */
export type CheckLockdown = () => Promise<readonly LockdownAnswer[]>;

/** What a system has no interface for is `unknown`, and Health asks a person to check it. */
export const lockdownCheckOf =
  (parts: LockdownParts): CheckLockdown =>
  async () => {
    const { platform, askRegistry } = parts;
    if (platform === 'linux') return [...(await onLinux(parts)), ...(await ofFiles(parts))];
    const session = platform === 'win32' ? await replacesDesktop(askRegistry) : 'unknown';
    return [
      { item: 'session', state: session },
      { item: 'sleep', state: 'unknown' },
      { item: 'restart', state: 'unknown' },
      ...(await ofFiles(parts)),
    ];
  };

async function onLinux(parts: LockdownParts): Promise<readonly LockdownAnswer[]> {
  const { tree, pid } = parts;
  const processes = await processesIn(tree);
  return [
    { item: 'session', state: isOnlyProgram(pid, processes) },
    { item: 'terminals', state: await hasNoTerminals(processes, tree) },
    { item: 'kernel-keys', state: await hasNoKernelKeys(tree) },
    { item: 'sleep', state: await staysAwake(pid, processes, tree) },
    { item: 'restart', state: await isRestarted(parts, processes, tree) },
  ];
}

/** Windows says by its lists of access who may write, which Node does not read. */
async function ofFiles({
  tree,
  user,
  application,
  profile,
}: LockdownParts): Promise<readonly LockdownAnswer[]> {
  return [
    { item: 'user', state: user ? await hasNoPrivileges(user, tree) : 'unknown' },
    { item: 'application', state: user ? await userMayNotChange(application, user, tree) : 'unknown' },
    { item: 'profile', state: user ? await onlyUserMayChange(profile, user, tree) : 'unknown' },
  ];
}
