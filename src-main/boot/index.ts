import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as afterThisEvent, setTimeout as sleep } from 'node:timers/promises';
import { app, crashReporter, dialog, ipcMain, session } from 'electron';
import { COMMAND_NAMES } from '../../shared/contract/channels.ts';
import { TILL_PAGE } from '../electron/pages/app-origin.ts';
import { keepCertificateChecks } from '../electron/process/certificate-checks.ts';
import { registerAppScheme, serveApp } from '../electron/pages/app-protocol.ts';
import { endCleanRestart, restartApplication, restartClean } from '../electron/process/clean-restart.ts';
import { keepCrashFiles, removeOldCrashFiles } from '../electron/process/crash-files.ts';
import { isDriven, refusedSwitches } from '../electron/process/debugging-switches.ts';
import { installedAs } from '../electron/process/installed-as.ts';
import { platformFacts } from '../electron/process/platform-facts.ts';
import { readCommandLine } from '../electron/process/command-line.ts';
import { pushView, serveCommands } from '../electron/ipc/ipc-server.ts';
import { refuseDownloads } from '../electron/pages/downloads.ts';
import { confineNavigation } from '../electron/pages/navigation.ts';
import { cutNetwork } from '../electron/pages/network.ts';
import { denyPermissions } from '../electron/pages/permissions.ts';
import { makePrivate, writePrivately } from '../electron/process/private-files.ts';
import { reportProcessErrors } from '../electron/process/process-errors.ts';
import { askBeforeClosing } from '../electron/windows/close-question.ts';
import { recoverFromCrashes } from '../electron/windows/crash-recovery.ts';
import { claimSingleInstance } from '../electron/process/single-instance.ts';
import { RestartPace } from '../electron/windows/restart-pace.ts';
import { replaceDefaultMenu } from '../electron/windows/menu.ts';
import { applyTheme } from '../electron/windows/window-theme.ts';
import { openWindow } from '../electron/windows/window.ts';
import { followedPayments } from '../../shared/followed-payments.ts';
import { loggedError } from '../diagnosis/log/log-entry.ts';
import { LogFile } from '../diagnosis/log/log-file.ts';
import { UnexpectedErrors } from '../supervision/unexpected-errors.ts';
import { managedFilePath } from '../provisioning/managed/system-file.ts';
import { beginsAsKiosk } from './begins-as-kiosk.ts';
import { beginTrial } from './begin-trial.ts';
import { orderIn } from '../updates/update-places.ts';
import { readGivenProfile } from './given-profile.ts';
import { Watchdog } from './watchdog.ts';
import { takeGivenSecrets } from '../terminal/given-secrets.ts';
import type { BrowserWindow } from 'electron';
import type { ClosingQuestion } from '../session/closing-question.ts';
import type { Notice } from '../../shared/contract/views.ts';
import type { Messages } from '../../shared/messages/messages.ts';
import type { Language } from '../../shared/language.ts';

const refused = app.isPackaged
  ? refusedSwitches({
      args: process.argv.slice(1),
      commandLine: app.commandLine,
      platform: process.platform,
      isRoot: process.getuid?.() === 0,
    })
  : [];
if (refused.length > 0) {
  console.error(
    `An installed till does not start with ${refused.join(', ')}: it takes the switches of docs/running.md only.`,
  );
  process.exit(1);
}
writePrivately(process);
/** Elsewhere for tests only: an installed till's user must not choose the file. */
const managedFile = (isInstalled: boolean): string =>
  (isInstalled ? undefined : process.env['COUNTERTOP_MANAGED_SETTINGS']) ??
  managedFilePath(process.platform, process.env);
const out = join(app.getAppPath(), 'out');
const commandLine = readCommandLine(process.argv, process.env);
const secretsFromEnvironment = takeGivenSecrets(process.env);
/** They stay in the memory of this process and its children, and in /proc. */
const isExposed = Object.keys(secretsFromEnvironment).length > 0;
if (commandLine.userDataDir !== undefined) app.setPath('userData', resolve(commandLine.userDataDir));
const log = new LogFile(join(app.getPath('userData'), 'logs'), () => Date.now());
const platform = platformFacts(app, process);
const unexpected = new UnexpectedErrors(
  () => performance.now(),
  (text, { where, times, error }) => {
    console.error(text);
    log.write({ event: 'unexpected-error', part: where, times, ...loggedError(error) });
  },
);
reportProcessErrors(process, dialog, unexpected.report);
keepCrashFiles(app, crashReporter, { isExposed });
const checksWereOff = keepCertificateChecks(process.env);
if (commandLine.lang !== undefined) app.commandLine.appendSwitch('lang', commandLine.lang);

let window: BrowserWindow | undefined;
/** The kiosk's, while shoppers sell to themselves. */
let kioskWindow: BrowserWindow | undefined;
/** Of the screens, once it is known. */
let language: Language = 'en';
/** Payments that are not followed while the till is closed. */
let followed = 0;
/** Asked while there are any. */
let closing: ClosingQuestion | undefined;
/** Somebody stands there who could answer a dialog of the system's. */
let isAttended = true;
const watchdog = new Watchdog({
  ...{ app, log, unexpected, commandLine, out },
  message: async () => (isAttended ? (await messagesInUse()).crash : undefined),
  boundCrashFiles: () => void boundCrashFiles(),
});
const { crashRecovery, restarts, startingAgain } = watchdog;
// Whoever tries a version holds the lock of the till's folder for it.
if (commandLine.trial) beginTrial(app);
if (commandLine.trial || claimSingleInstance(app, () => kioskWindow ?? window)) {
  log.write({ event: 'till-started', ...platform });
  watchdog.followProcesses();
  registerAppScheme();
  confineNavigation(app);
  cutNetwork(app, app.commandLine);
  replaceDefaultMenu(process.platform);
  // The window of an update goes before the till's is there.
  app.on('window-all-closed', () => {
    if (window) app.quit();
  });
  void app.whenReady().then(async () => {
    if (!commandLine.trial && (await installOrdered()) !== 'open') return;
    if (!isExposed || !(await startAgain())) await openTill();
  });
} else {
  console.log('The till is already open: its window is brought to the front.');
  app.quit();
}

/** The longest the till's parts wait for the page: sales are followed also when no screen can be shown. */
const PAGE_FIRST_MS = 1_000;

/** A disk that does not take what was typed last must not keep the till from closing. */
const CLOSE_WITHIN_MS = 2_000;

/** Before anything of the till is opened. Answers whether it is opened then. */
async function installOrdered(): Promise<'open' | 'ended'> {
  const folder = app.getPath('userData');
  const program = process.env['APPIMAGE'];
  if (program === undefined || !existsSync(orderIn(folder))) return 'open';
  const ordered = await import('./install-ordered.ts');
  const { lang } = commandLine;
  const next = await ordered.installOrdered({
    ...{ folder, out, program, lang, log, version: platform.version },
    systemLanguages: app.getPreferredSystemLanguages(),
  });
  if (next === 'open') return 'open';
  await log.written();
  if (next === 'start-again') startingAgain.begin();
  // Nothing is open that would have to be closed, and `begin` has asked for the rest.
  if (next === 'end') app.exit(1);
  else if (startingAgain.exitCode !== 0) app.exit(startingAgain.exitCode);
  return 'ended';
}

/** Without the secrets in the environment, once they are stored. Answers whether this process ends. */
function startAgain(): Promise<boolean> {
  const folder = app.getPath('userData');
  const { training, keyFile } = commandLine;
  const givenProfile = readGivenProfile(commandLine.profileFile, log);
  return restartClean({
    folder,
    env: process.env,
    isDriven: isDriven(app.commandLine) || commandLine.supervised,
    pid: process.pid,
    keepSecrets: async () => {
      const { keepGivenSecrets } = await import('./keep-given-secrets.ts');
      return keepGivenSecrets({ folder, training, givenProfile, secrets: secretsFromEnvironment, keyFile });
    },
    restart: () => restartApplication(app, { checksWereOff }),
  });
}

/**
 * The page goes first: while the till's parts are loaded, main answers nothing. So they are loaded when the page has its
 * document: its process is being started then, and asks for nothing for about as long.
 */
async function openTill(): Promise<void> {
  // Documents are drawn in a session of their own.
  for (const rule of [denyPermissions, refuseDownloads]) {
    rule(session.defaultSession);
    app.on('session-created', rule);
  }
  restarts.begin();
  const documentServed = serveApp(join(out, 'renderer'));
  const givenProfile = readGivenProfile(commandLine.profileFile, log);
  const isKiosk = beginsAsKiosk(commandLine, givenProfile, app.getPath('userData'));
  const isHidden = isKiosk || commandLine.trial;
  isAttended = !isHidden;
  const tillWindow = openWindow(join(out, 'preload', 'preload.cjs'), {
    windowed: commandLine.windowed,
    isHidden,
  });
  window = tillWindow;
  recoverFromCrashes(tillWindow, { part: 'till-screen', pace: new RestartPace() }, crashRecovery);
  askBeforeClosing(app, tillWindow, {
    // Behind a kiosk it is hidden rather than closed.
    waiting: () => (kioskWindow ? 0 : followed),
    // A page that is not there asks nothing.
    ask: async () => tillWindow.webContents.isCrashed() || (await started).closing.ask(),
  });
  watchdog.followTillWindow(tillWindow);
  const notices: readonly Notice[] = [
    ...(checksWereOff ? [{ code: 'certificates-checked' } as const] : []),
    ...(isExposed ? [{ code: 'secrets-in-environment' } as const] : []),
  ];
  serveCommands(ipcMain, { names: COMMAND_NAMES, window: () => tillWindow, page: TILL_PAGE }, () =>
    started.then(({ answer }) => answer),
  );
  const installed = await installedAs(process, app.isPackaged);
  const started = Promise.race([documentServed, sleep(PAGE_FIRST_MS)])
    .then(() => afterThisEvent())
    .then(() => import('./check-uncompiled.ts'))
    .then(({ checkUncompiled }) => checkUncompiled())
    .then(() => import('./start-till.ts'))
    .then(({ startTill }) =>
      startTill({
        folder: app.getPath('userData'),
        sandboxProgram: join(out, 'sandbox', 'index.js'),
        managedFile: managedFile(app.isPackaged),
        ledgerProgram: join(out, 'ledger', 'index.cjs'),
        rehearsalProgram: join(out, 'rehearsal', 'index.cjs'),
        installed,
        documentPreload: join(out, 'preload', 'document.cjs'),
        window: tillWindow,
        commandLine,
        systemLanguages: app.getPreferredSystemLanguages(),
        givenProfile,
        givenSecrets: secretsFromEnvironment,
        ...{ unexpected, log, restarts },
        platform,
        notices,
        customerDisplay: {
          tillWindow,
          crashRecovery,
          preload: join(out, 'preload', 'customer-preload.cjs'),
          windowed: commandLine.customerWindowed,
        },
        kiosk: {
          tillWindow,
          crashRecovery,
          preload: join(out, 'preload', 'kiosk-preload.cjs'),
          windowed: commandLine.windowed,
          startAgain: startingAgain.begin,
          onFront: (front) => {
            kioskWindow = front;
            isAttended = front === undefined || front === tillWindow;
          },
        },
        onView: (view) => {
          language = view.preferences.language;
          followed = followedPayments(view);
          if (followed === 0) closing?.answer(false);
          applyTheme(tillWindow, view.preferences.theme);
          pushView(tillWindow, view);
        },
      }),
    );
  const { close, figures, ...opened } = await started;
  closing = opened.closing;
  watchdog.watchMain();
  void boundCrashFiles();
  void makePrivate(app.getPath('userData'));
  if (!isExposed) await endCleanRestart(app.getPath('userData'));
  app.on('will-quit', (event) => {
    event.preventDefault();
    const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_WITHIN_MS));
    log.write({ event: 'till-closed' });
    const forGood = !startingAgain.isUnderWay && !commandLine.trial;
    const closed = Promise.all([close({ forGood }), restarts.end(), log.written()]);
    void Promise.race([closed, late]).finally(() => app.exit(startingAgain.exitCode));
  });
  if (commandLine.trial) {
    const { endTrial } = await import('./end-trial.ts');
    await endTrial(app, { window: tillWindow, version: platform.version, figures });
  }
}

async function boundCrashFiles(): Promise<void> {
  const files = await removeOldCrashFiles(app.getPath('crashDumps'));
  if (files.removed > 0) log.write({ event: 'crash-files', ...files });
}

/** Loaded when they are needed: the first screen does not wait for them. */
async function messagesInUse(): Promise<Messages> {
  const { loadAllMessages } = await import('../../shared/messages/load-all-messages.ts');
  return loadAllMessages(language);
}
