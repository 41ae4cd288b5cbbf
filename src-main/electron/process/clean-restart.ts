import { writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from 'electron';

export interface CleanRestartParts {
  /** The till's own folder. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** By a debugger, a test driver or a supervisor: each follows the process that it started. */
  readonly isDriven: boolean;
  readonly pid: number;
  /** Stores the secrets for the next start. Answers whether a start without them lacks none. */
  readonly keepSecrets: () => Promise<boolean>;
  /** Starts the application again once this process has ended, and ends it. */
  readonly restart: () => void;
}

/**
 * The environment of a process stays in its memory and in /proc for as long as it lives, whatever is deleted from it
 * later, and its first child processes begin before any of our code. So secrets that came in the environment are
 * stored, and the application starts again without them. Answers whether it does; else this process goes on, with
 * the secrets readable for other programs of this user.
 *
 * It cannot loop: a restart leaves a mark that only a till with a clean environment takes away, and with the mark
 * there is no second one. Nothing is restarted under systemd, which ends everything of a service with its first process,
 * nor under a debugger or a test driver, which follows the process that it started and reads its memory anyway.
 */
export async function restartClean(parts: CleanRestartParts): Promise<boolean> {
  const { folder, env, isDriven, pid, keepSecrets, restart } = parts;
  if (env['SYSTEMD_EXEC_PID'] === String(pid) || isDriven) return false;
  try {
    if (!(await keepSecrets())) return false;
    await writeFile(markIn(folder), `${pid}\n`, { flag: 'wx' });
    restart();
    return true;
  } catch {
    return false; // the mark of an earlier restart stands, or the disk takes none
  }
}

/**
 * Starts the application again with the same arguments and what the environment holds now, once this process has ended,
 * and ends it with exit code 0. The lock of the data folder is free by then.
 * https://www.electronjs.org/docs/latest/api/app#apprelaunchoptions
 */
export function restartApplication(app: App, { checksWereOff }: { readonly checksWereOff: boolean }): void {
  // The next process must find it, to say that it does nothing.
  if (checksWereOff) process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  app.releaseSingleInstanceLock();
  relaunchAfterwards(app);
  app.exit(0);
}

/** Starts the application again with the same arguments once this process has ended, however it does. */
export function relaunchAfterwards(app: Pick<App, 'relaunch'>): void {
  // The program inside an AppImage is gone once its first process has ended.
  const appImage = process.env['APPIMAGE'];
  const args = process.argv.slice(1);
  app.relaunch(appImage === undefined ? { args } : { args, execPath: appImage });
}

/** A till with a clean environment is up: the next one that gets secrets in it may restart. */
export async function endCleanRestart(folder: string): Promise<void> {
  await rm(markIn(folder), { force: true }).catch(() => undefined);
}

const markIn = (folder: string): string => join(folder, 'restart-without-secrets');
