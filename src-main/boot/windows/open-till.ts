import { existsSync } from 'node:fs';
import { setImmediate as afterThisEvent, setTimeout as sleep } from 'node:timers/promises';
import { ipcMain, session } from 'electron';
import { COMMAND_NAMES } from '../../../shared/contract/channels.ts';
import { succeeded } from '../../../shared/failure.ts';
import { pushView, serveCommands } from '../../electron/ipc/ipc-server.ts';
import { TILL_PAGE } from '../../electron/pages/app-origin.ts';
import { serveApp } from '../../electron/pages/app-protocol.ts';
import { refuseDownloads } from '../../electron/pages/downloads.ts';
import { denyPermissions } from '../../electron/pages/permissions.ts';
import { recoverFromCrashes } from '../../electron/windows/crash-recovery.ts';
import { RestartPace } from '../../electron/windows/restart-pace.ts';
import { openWindow } from '../../electron/windows/window.ts';
import { endCleanRestart } from '../../electron/process/clean-restart.ts';
import { installedAs } from '../../electron/process/installed-as.ts';
import { makePrivate } from '../../electron/process/private-files.ts';
import { UpdatePlaces } from '../../updates/update-places.ts';
import { closeAtQuit } from '../process/close-at-quit.ts';
import { readGivenProfile } from '../process/given-profile.ts';
import { beginsAsKiosk, profileAtStart } from './appearance-at-start.ts';
import type { App, BrowserWindow } from 'electron';
import type { Language } from '../../../shared/language.ts';
import type { TillProcess } from '../process/till-process.ts';
import type { OpenedWindow, StartedTill } from './start-till.ts';

/** The longest the till's parts wait for the page: sales are followed also when no screen can be shown. */
const PAGE_FIRST_MS = 1_000;

/** Opens the till's window, starts the till behind it, and closes both when the application quits. */
export async function openTill(app: App, start: TillProcess): Promise<void> {
  const { folder, built, commandLine, log, platform, watchdog } = start;
  const { restarts, startingAgain } = watchdog;
  restrictPages(app);
  restarts.begin();
  let firstLanguage: Language | undefined;
  const pageServed = serveApp(built.pages, () => firstLanguage);
  const givenProfile = readGivenProfile(commandLine.profileFile, log);
  const profileText = profileAtStart(commandLine, givenProfile, folder);
  const isHidden = beginsAsKiosk(commandLine, profileText) || commandLine.trial;
  const window = openTillWindow(start, isHidden);

  // Imported here, so that the window opens without waiting for it.
  const { OpeningScreen } = await import('./opening-screen.ts');
  const beginning = { version: platform.version, lang: commandLine.lang };
  const opening = new OpeningScreen(folder, { ...beginning, ...(!isHidden && { profileText }) }, (view) =>
    pushView(window, view),
  );
  // The page is asked for only after this.
  firstLanguage = opening.language;
  const started = startBehindPage(app, start, pageServed, { window, opening, givenProfile });
  serveCommands(ipcMain, { names: COMMAND_NAMES, window: () => window, page: TILL_PAGE }, () =>
    Promise.resolve(async (name, input, trusted) => {
      const left = name === 'till.view' && trusted ? opening.asked() : undefined;
      return left ? succeeded(left) : (await started).answer(name, input, trusted);
    }),
  );

  const { close, figures } = await started;
  watchdog.watchMain();
  void makePrivate(folder);
  if (!start.isExposed) await endCleanRestart(folder);
  closeAtQuit(app, { window, close, log, restarts, startingAgain, isTrial: commandLine.trial });
  if (!commandLine.trial && !existsSync(new UpdatePlaces(folder).orderFile)) return;
  const { endTrial, endFirstStart } = await import('../process/new-version-up.ts');
  await (commandLine.trial ? endTrial : endFirstStart)(app, { window, figures });
}

/**
 * Loads the till's parts and starts the till. The page goes first, because main answers nothing while it loads the parts. They are
 * loaded once the page has drawn the screen that the till was closed with. Where there is none, they are loaded once the page has
 * its document: the page's process then starts, and asks for nothing for about as long.
 */
async function startBehindPage(
  app: App,
  start: TillProcess,
  pageServed: Promise<unknown>,
  opened: Omit<OpenedWindow, 'installed'>,
): Promise<StartedTill> {
  const { opening } = opened;
  const installed = await installedAs(process, app.isPackaged);
  await Promise.race([opening.isThere ? opening.drawn : pageServed, sleep(PAGE_FIRST_MS)]);
  await afterThisEvent();
  const { loadParts } = await import('./load-parts.ts');
  const { startTill } = await loadParts();
  return startTill(start, { ...opened, installed });
}

/** No page of this process may use a device or save a file by itself. Documents are drawn in a session of their own. */
function restrictPages(app: Pick<App, 'on'>): void {
  for (const restrict of [denyPermissions, refuseDownloads]) {
    restrict(session.defaultSession);
    app.on('session-created', restrict);
  }
}

/** Opens the till's window, which is watched from then on. A hidden one is shown by the kiosk, or never. */
function openTillWindow(
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
