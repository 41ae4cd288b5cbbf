import { join } from 'node:path';
import { app, crashReporter, dialog } from 'electron';
import { keepCertificateChecks } from '../electron/process/certificate-checks.ts';
import { registerAppScheme } from '../electron/pages/app-protocol.ts';
import { boundHeapGrowth } from '../electron/process/heap-growth.ts';
import { keepCrashFiles } from '../electron/process/crash-files.ts';
import { refusedSwitches } from '../electron/process/debugging-switches.ts';
import { setAsideOddFiles } from '../electron/process/odd-files.ts';
import { platformFacts } from '../electron/process/platform-facts.ts';
import { readCommandLine } from '../electron/process/command-line.ts';
import { confineNavigation } from '../electron/pages/navigation.ts';
import { cutNetwork } from '../electron/pages/network.ts';
import { writePrivately } from '../electron/process/private-files.ts';
import { reportProcessErrors } from '../electron/process/process-errors.ts';
import { claimSingleInstance } from '../electron/process/single-instance.ts';
import { tillFolder } from '../electron/process/till-folder.ts';
import { replaceDefaultMenu } from '../electron/windows/menu.ts';
import { loggedError } from '../diagnosis/log/log-entry.ts';
import { LogFile } from '../diagnosis/log/log-file.ts';
import { UnexpectedErrors } from '../supervision/unexpected-errors.ts';
import { takeGivenSecrets } from '../terminal/secrets/given-secrets.ts';
import { isTrialCopy } from '../updates/trial-copy.ts';
import { endsBeforeOpening } from './process/before-opening.ts';
import { builtFiles } from './process/built-files.ts';
import { openTill } from './windows/open-till.ts';
import { ForegroundWindow } from './process/till-process.ts';
import { Watchdog } from './process/watchdog.ts';

const refused = app.isPackaged
  ? refusedSwitches({
      args: process.argv.slice(1),
      commandLine: app.commandLine,
      platform: process.platform,
      isRoot: process.getuid?.() === 0,
    })
  : [];
function refuse(text: string): never {
  console.error(text);
  process.exit(1);
}
if (refused.length > 0)
  refuse(
    `An installed till does not start with ${refused.join(', ')}: it takes the switches of docs/running.md only.`,
  );
boundHeapGrowth();
writePrivately(process);
const built = builtFiles(join(app.getAppPath(), 'out'));
const commandLine = readCommandLine(process.argv, process.env);
const secretsFromEnvironment = takeGivenSecrets(process.env);
/** Secrets of the environment stay in the memory of this process and its children, and in /proc. */
const isExposed = Object.keys(secretsFromEnvironment).length > 0;
const folder = tillFolder(app, commandLine.userDataDir, refuse);
if (commandLine.trial && !isTrialCopy(folder))
  refuse('--trial is given by an update, which starts a new version with it on a copy of the till’s files.');
const { profileFile, secretsFile, keyFile } = commandLine;
setAsideOddFiles(folder, [profileFile, secretsFile, keyFile]);
const log = new LogFile(join(folder, 'logs'), () => Date.now());
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

const foreground = new ForegroundWindow();
const watchdog = new Watchdog({
  app,
  log,
  unexpected,
  commandLine,
  built,
  message: () => foreground.crashMessage(),
});
const start = {
  folder,
  built,
  commandLine,
  log,
  platform,
  unexpected,
  watchdog,
  foreground,
  givenSecrets: secretsFromEnvironment,
  isExposed,
  checksWereOff,
};
// A version that is only tried is not the second one: it has a folder of its own.
const claim = claimSingleInstance(app, folder, () => foreground.window);
if (claim === 'no-lock')
  refuse(
    'The till did not start, because the folder for temporary files takes nothing: free space there, or name another with TMPDIR.',
  );
if (claim === 'first') {
  log.write({ event: 'till-started', ...platform });
  watchdog.followProcesses();
  // A till that crashes whenever it is opened gets no further.
  void watchdog.boundCrashFiles();
  registerAppScheme();
  confineNavigation(app);
  cutNetwork(app, app.commandLine);
  replaceDefaultMenu(process.platform);
  // The window of an update is closed before the till's window is there.
  app.on('window-all-closed', () => {
    if (foreground.tillWindow) app.quit();
  });
  void app.whenReady().then(async () => {
    if (!(await endsBeforeOpening(app, start))) await openTill(app, start);
  });
} else {
  console.log('The till is already open: its window is brought to the front.');
  app.quit();
}
