import type { App } from 'electron';

/**
 * Starts the application again with the same arguments and what the environment holds now, once this process has ended,
 * and ends it with exit code 0. The lock of the data folder is free by then.
 * https://www.electronjs.org/docs/latest/api/app#apprelaunchoptions
 */
export function restartApplication(app: App, { checksWereOff }: { readonly checksWereOff: boolean }): void {
  // The next process must find it, to say that it does nothing.
  if (checksWereOff) process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  // The program inside an AppImage is gone once its first process has ended.
  const appImage = process.env['APPIMAGE'];
  const args = process.argv.slice(1);
  app.releaseSingleInstanceLock();
  app.relaunch(appImage === undefined ? { args } : { args, execPath: appImage });
  app.exit(0);
}
