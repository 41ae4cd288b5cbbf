import { hasNoKernelKeys, hasNoTerminals } from './terminals.ts';
import { isOnlyProgram, staysAwake } from './only-program.ts';
import { isInDesktopsPlace, type AskRegistry } from './windows-shell.ts';
import { isRestarted, type Self } from './restarted.ts';
import { hasNoPowers, isOursAlone, mayNotChange, type User } from './rights.ts';
import { processesIn } from './processes.ts';
import type { LockdownAnswer } from '../../../shared/contract/health.ts';
import type { SystemTree } from './system-tree.ts';

export interface LockdownParts extends Self {
  readonly platform: NodeJS.Platform;
  readonly tree: SystemTree;
  readonly askRegistry: AskRegistry;
  /** Nothing on Windows. */
  readonly user: User | undefined;
  /** What of the application runs. */
  readonly application: readonly string[];
  readonly profile: string;
}

/** Asks the system whether this computer shows shoppers nothing but the kiosk. Changes nothing, and never rejects. */
export type LookAtLockdown = () => Promise<readonly LockdownAnswer[]>;

/** What a system has no interface for is said to be unknown, so that somebody looks. */
export const lookAtLockdownOf =
  (parts: LockdownParts): LookAtLockdown =>
  async () => {
    const { platform, askRegistry } = parts;
    if (platform === 'linux') return [...(await onLinux(parts)), ...(await ofFiles(parts))];
    const session = platform === 'win32' ? await isInDesktopsPlace(askRegistry) : 'unknown';
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
    { item: 'user', state: user ? await hasNoPowers(user, tree) : 'unknown' },
    { item: 'application', state: user ? await mayNotChange(application, user, tree) : 'unknown' },
    { item: 'profile', state: user ? await isOursAlone(profile, user, tree) : 'unknown' },
  ];
}
