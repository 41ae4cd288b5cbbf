import { session } from 'electron';
import { refuseDownloads } from '../../electron/pages/downloads.ts';
import { denyPermissions } from '../../electron/pages/permissions.ts';
import { recoverFromCrashes } from '../../electron/windows/crash-recovery.ts';
import { RestartPace } from '../../electron/windows/restart-pace.ts';
import { openWindow } from '../../electron/windows/window.ts';
import type { App, BrowserWindow } from 'electron';
import type { TillProcess } from '../process/till-process.ts';

/** No page of this process may use a device or save a file by itself. Documents are drawn in a session of their own. */
export function restrictPages(app: Pick<App, 'on'>): void {
  for (const restrict of [denyPermissions, refuseDownloads]) {
    restrict(session.defaultSession);
    app.on('session-created', restrict);
  }
}

/** Opens the till's window, which is watched from then on. A hidden one is shown by the kiosk, or never. */
export function openTillWindow(
  { built, commandLine, watchdog, foreground }: TillProcess,
  isHidden: boolean,
): BrowserWindow {
  const window = openWindow(built.preloads.till, { windowed: commandLine.windowed, isHidden });
  foreground.tillWindow = window;
  foreground.isAttended = !isHidden;
  recoverFromCrashes(window, { part: 'till-screen', pace: new RestartPace() }, watchdog.crashRecovery);
  watchdog.followTillWindow(window);
  return window;
}
