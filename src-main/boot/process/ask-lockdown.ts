import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { app } from 'electron';
import { lstat } from 'original-fs';
import { lockdownCheckOf, type CheckLockdown } from '../../diagnosis/lockdown/lockdown.ts';
import { SystemTree } from '../../diagnosis/lockdown/system-tree.ts';
import { askRegistryOf } from '../../diagnosis/lockdown/windows-shell.ts';
import type { CommandLine } from '../../electron/process/command-line.ts';

/** Asks the system whether this process runs on a locked computer. `folder` is that of the till's files. */
export function askLockdown(
  folder: string,
  { profileFile }: Pick<CommandLine, 'profileFile'>,
): CheckLockdown {
  const { platform, env, pid, execPath } = process;
  const uid = process.getuid?.();
  const gids = [process.getgid?.() ?? [], process.getgroups?.() ?? []].flat();
  // Nobody can change the files that an AppImage mounts, but whoever may write the AppImage changes all of them.
  const application = [execPath, app.getAppPath(), env['APPIMAGE'] ?? []].flat();
  return lockdownCheckOf({
    platform,
    pid,
    program: execPath,
    startedBy: env['SYSTEMD_EXEC_PID'],
    application,
    // Electron's own `lstat` reports an archive as a folder that belongs to the user who asks.
    tree: new SystemTree('/', promisify(lstat)),
    askRegistry: askRegistryOf(env),
    user: uid === undefined ? undefined : { uid, gids },
    // A profile that was given in the set-up is kept with the settings.
    profile: resolve(profileFile ?? join(folder, 'settings.json')),
  });
}
