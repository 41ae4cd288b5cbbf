import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { setImmediate as afterThisEvent, setTimeout as sleep } from 'node:timers/promises';
import { ipcMain, session } from 'electron';
import { COMMAND_NAMES } from '../../../shared/contract/channels.ts';
import { TILL_PAGE } from '../../electron/pages/app-origin.ts';
import { serveApp } from '../../electron/pages/app-protocol.ts';
import { refuseDownloads } from '../../electron/pages/downloads.ts';
import { denyPermissions } from '../../electron/pages/permissions.ts';
import { endCleanRestart } from '../../electron/process/clean-restart.ts';
import { installedAs } from '../../electron/process/installed-as.ts';
import { makePrivate } from '../../electron/process/private-files.ts';
import { pushView, serveCommands } from '../../electron/ipc/ipc-server.ts';
import { askBeforeClosing } from '../../electron/windows/close-question.ts';
import { recoverFromCrashes } from '../../electron/windows/crash-recovery.ts';
import { RestartPace } from '../../electron/windows/restart-pace.ts';
import { applyTheme } from '../../electron/windows/window-theme.ts';
import { openWindow } from '../../electron/windows/window.ts';
import { succeeded } from '../../../shared/failure.ts';
import { followedPayments } from '../../../shared/view/followed-payments.ts';
import { managedFilePath } from '../../provisioning/managed/system-file.ts';
import { UpdatePlaces } from '../../updates/update-places.ts';
import { beginsAsKiosk, profileAtStart } from './first-look.ts';
import { closeAtQuit } from '../process/close-at-quit.ts';
import { readGivenProfile } from '../process/given-profile.ts';
import type { App } from 'electron';
import type { ClosingQuestion } from '../../session/till/closing-question.ts';
import type { Notice } from '../../../shared/contract/views.ts';
import type { TillProcess } from '../process/till-process.ts';

/** The longest the till's parts wait for the page: sales are followed also when no screen can be shown. */
const PAGE_FIRST_MS = 1_000;

/**
 * The page goes first: while the till's parts are loaded, main answers nothing. So they are loaded once the page has drawn the
 * screen that was left; where none was, when it has its document: its process is being started then, and asks for nothing
 * for about as long.
 */
export async function openTill(
  app: App,
  {
    folder,
    out,
    commandLine,
    log,
    platform,
    unexpected,
    watchdog,
    foreground,
    givenSecrets,
    isExposed,
    checksWereOff,
  }: TillProcess,
): Promise<void> {
  // Documents are drawn in a session of their own.
  for (const rule of [denyPermissions, refuseDownloads]) {
    rule(session.defaultSession);
    app.on('session-created', rule);
  }
  const { crashRecovery, restarts, startingAgain } = watchdog;
  restarts.begin();
  const documentServed = serveApp(join(out, 'renderer'));
  const givenProfile = readGivenProfile(commandLine.profileFile, log);
  const profileText = profileAtStart(commandLine, givenProfile, folder);
  const isHidden = beginsAsKiosk(commandLine, profileText) || commandLine.trial;
  foreground.isAttended = !isHidden;
  const window = openWindow(join(out, 'preload', 'preload.cjs'), {
    windowed: commandLine.windowed,
    isHidden,
  });
  foreground.tillWindow = window;
  recoverFromCrashes(window, { part: 'till-screen', pace: new RestartPace() }, crashRecovery);
  /** Payments that are not followed while the till is closed. */
  let followed = 0;
  /** Asked while there are any. */
  let closing: ClosingQuestion | undefined;
  askBeforeClosing(app, window, {
    // Behind a kiosk it is hidden rather than closed.
    waiting: () => (foreground.kioskWindow ? 0 : followed),
    // A page that is not there asks nothing.
    ask: async () => window.webContents.isCrashed() || (await started).closing.ask(),
  });
  watchdog.followTillWindow(window);
  const notices: readonly Notice[] = [
    ...(checksWereOff ? [{ code: 'certificates-checked' } as const] : []),
    ...(isExposed ? [{ code: 'secrets-in-environment' } as const] : []),
  ];
  const { OpeningScreen } = await import('./opening-screen.ts');
  const beginning = { version: platform.version, lang: commandLine.lang };
  const opening = new OpeningScreen(folder, { ...beginning, ...(!isHidden && { profileText }) }, (view) =>
    pushView(window, view),
  );
  serveCommands(ipcMain, { names: COMMAND_NAMES, window: () => window, page: TILL_PAGE }, () =>
    Promise.resolve(async (name, input, trusted) => {
      const left = name === 'till.view' && trusted ? opening.asked() : undefined;
      return left ? succeeded(left) : (await started).answer(name, input, trusted);
    }),
  );
  const installed = await installedAs(process, app.isPackaged);
  const started = Promise.race([opening.isThere ? opening.drawn : documentServed, sleep(PAGE_FIRST_MS)])
    .then(() => afterThisEvent())
    .then(() => import('./load-parts.ts'))
    .then(({ loadParts }) => loadParts())
    .then(({ startTill }) =>
      startTill({
        folder,
        commandLine,
        givenProfile,
        givenSecrets,
        unexpected,
        log,
        restarts,
        platform,
        notices,
        installed,
        window,
        screenDrawn: opening.drawn,
        sandboxProgram: join(out, 'sandbox', 'index.js'),
        managedFile: managedFile(app.isPackaged),
        ledgerProgram: join(out, 'ledger', 'index.cjs'),
        rehearsalProgram: join(out, 'rehearsal', 'index.cjs'),
        documentPreload: join(out, 'preload', 'document.cjs'),
        systemLanguages: app.getPreferredSystemLanguages(),
        customerDisplay: {
          tillWindow: window,
          crashRecovery,
          preload: join(out, 'preload', 'customer-preload.cjs'),
          windowed: commandLine.customerWindowed,
        },
        kiosk: {
          tillWindow: window,
          crashRecovery,
          preload: join(out, 'preload', 'kiosk-preload.cjs'),
          windowed: commandLine.windowed,
          startAgain: startingAgain.begin,
          onForeground: (shown) => {
            foreground.kioskWindow = shown;
            foreground.isAttended = shown === undefined || shown === window;
          },
        },
        onView: (view) => {
          foreground.language = view.preferences.language;
          followed = followedPayments(view);
          if (followed === 0) closing?.answer(false);
          applyTheme(window, view.preferences.theme);
          opening.follow(view);
        },
      }),
    );
  const { close, figures, ...opened } = await started;
  closing = opened.closing;
  watchdog.watchMain();
  void watchdog.boundCrashFiles();
  void makePrivate(folder);
  if (!isExposed) await endCleanRestart(folder);
  closeAtQuit(app, { close, log, restarts, startingAgain, isTrial: commandLine.trial });
  if (!commandLine.trial && !existsSync(new UpdatePlaces(folder).orderFile)) return;
  const { endTrial, endFirstStart } = await import('../process/new-version-up.ts');
  await (commandLine.trial ? endTrial : endFirstStart)(app, { window, figures });
}

/** Elsewhere for tests only: an installed till's user must not choose the file. */
function managedFile(isInstalled: boolean): string {
  const elsewhere = isInstalled ? undefined : process.env['COUNTERTOP_MANAGED_SETTINGS'];
  return elsewhere ?? managedFilePath(process.platform, process.env);
}
