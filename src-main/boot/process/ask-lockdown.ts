import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { app } from 'electron';
import { lstat } from 'original-fs';
import { lookAtLockdownOf, type LookAtLockdown } from '../../diagnosis/lockdown/lockdown.ts';
import { SystemTree } from '../../diagnosis/lockdown/system-tree.ts';
import { askRegistryOf } from '../../diagnosis/lockdown/windows-shell.ts';
import type { CommandLine } from '../../electron/process/command-line.ts';

/** Of this process on this computer. `folder`: of the till's files. */
export function askLockdown(
  folder: string,
  { profileFile }: Pick<CommandLine, 'profileFile'>,
): LookAtLockdown {
  const { platform, env, pid, execPath } = process;
  const uid = process.getuid?.();
  const gids = [process.getgid?.() ?? [], process.getgroups?.() ?? []].flat();
  // What an AppImage shows of itself nobody can change; whoever may write its file changes it all.
  const application = [execPath, app.getAppPath(), env['APPIMAGE'] ?? []].flat();
  return lookAtLockdownOf({
    platform,
    pid,
    program: execPath,
    startedBy: env['SYSTEMD_EXEC_PID'],
    application,
    // Electron's own `lstat` says of an archive that it is a folder of whoever asks.
    tree: new SystemTree('/', promisify(lstat)),
    askRegistry: askRegistryOf(env),
    user: uid === undefined ? undefined : { uid, gids },
    // Without a file it was given in the set-up, and is kept with the settings.
    profile: resolve(profileFile ?? join(folder, 'settings.json')),
  });
}
