import { dirname, resolve } from 'node:path';
import type { LockdownAnswer } from '../../../shared/contract/health.ts';
import type { SystemTree } from './system-tree.ts';

type LockdownState = LockdownAnswer['state'];

/** Whom the till runs as. */
export interface User {
  readonly uid: number;
  readonly gids: readonly number[];
}

interface Owned {
  readonly uid: number;
  readonly gid: number;
  readonly mode: number;
}

const ROOT = 0;
const GROUP_WRITES = 0o020;
const OTHERS_WRITE = 0o002;
/** In such a folder each may remove only what is theirs. */
const STICKY = 0o1000;

/** Groups whose members become root, read everybody's disk, or read the system's log. */
const POWERFUL = new Set([
  ...['root', 'sudo', 'wheel', 'admin', 'adm', 'systemd-journal'],
  ...['docker', 'lxd', 'libvirt', 'disk', 'shadow'],
]);

/** Whether the till's user may do no more than anybody: group(5). */
export async function hasNoPrivileges({ uid, gids }: User, tree: SystemTree): Promise<LockdownState> {
  if (uid === ROOT) return 'open';
  const groups = await tree.text('/etc/group');
  if (groups === undefined) return 'unknown';
  const own = groups
    .split('\n')
    .map((line) => line.split(':'))
    .filter(([, , gid]) => gid !== undefined && gids.includes(Number(gid)));
  return own.some(([name = '']) => POWERFUL.has(name)) ? 'open' : 'locked';
}

/** Whether the till's user can change none of these files, nor put others in their place. */
export async function userMayNotChange(
  files: readonly string[],
  user: User,
  tree: SystemTree,
): Promise<LockdownState> {
  const owned = await allOwned(files, tree);
  if (owned.some((one) => one && mayWrite(user, one))) return 'open';
  return owned.includes(undefined) ? 'unknown' : 'locked';
}

/** Whether nobody but the till's user and root can change this file, or put another in its place. */
export async function onlyUserMayChange(
  file: string,
  { uid }: User,
  tree: SystemTree,
): Promise<LockdownState> {
  const owned = await allOwned([file], tree);
  const isOthers = (one: Owned): boolean =>
    (one.uid !== uid && one.uid !== ROOT) ||
    ((one.mode & (GROUP_WRITES | OTHERS_WRITE)) !== 0 && !(one.mode & STICKY));
  if (owned.some((one) => one && isOthers(one))) return 'open';
  return owned.includes(undefined) ? 'unknown' : 'locked';
}

function mayWrite({ uid, gids }: User, { uid: owner, gid, mode }: Owned): boolean {
  if (uid === ROOT || uid === owner) return true;
  const bit = gids.includes(gid) ? GROUP_WRITES : OTHERS_WRITE;
  return (mode & bit) !== 0 && !(mode & STICKY);
}

/**
 * Of the files, of every folder on the way to them, and of where links among these lead: who may write there may put other files in
 * their place. By its mode everybody may write a link, which means nothing: symlink(7).
 */
async function allOwned(files: readonly string[], tree: SystemTree): Promise<readonly (Owned | undefined)[]> {
  const paths = new Set(files.flatMap(withFolders));
  const owned: (Owned | undefined)[] = [];
  // What is added on the way is gone through as well.
  for (const path of paths) {
    const target = await tree.target(path);
    if (target !== undefined)
      for (const other of withFolders(resolve(dirname(path), target))) paths.add(other);
    const one = await tree.owned(path);
    owned.push(one && target !== undefined ? { uid: one.uid, gid: one.gid, mode: 0 } : one);
  }
  return owned;
}

function withFolders(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === path ? [path] : [path, ...withFolders(folder)];
}
