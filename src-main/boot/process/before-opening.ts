import { existsSync } from 'node:fs';
import { restartApplication, restartClean } from '../../electron/process/clean-restart.ts';
import { isDriven } from '../../electron/process/debugging-switches.ts';
import { UpdatePlaces } from '../../updates/update-places.ts';
import { readGivenProfile } from './given-profile.ts';
import type { App } from 'electron';
import type { TillProcess } from './till-process.ts';

/**
 * Does what may come before a till is opened: another version is started, or this one without secrets in its
 * environment. Answers whether this process ends for it.
 */
export async function endsBeforeOpening(app: App, start: TillProcess): Promise<boolean> {
  if (!start.commandLine.trial && (await givesWay(app, start))) return true;
  return start.isExposed && (await startsClean(app, start));
}

/** Ends this process for the version that was ordered, or for the one before this. */
async function givesWay(
  app: App,
  { folder, built, commandLine, log, platform, watchdog }: TillProcess,
): Promise<boolean> {
  if (!existsSync(new UpdatePlaces(folder).orderFile)) return false;
  const { installOrdered } = await import('./install-ordered.ts');
  const { ledgerOfStart } = await import('./ledger-of-start.ts');
  const { training, profileFile } = commandLine;
  const next = await installOrdered({
    folder,
    opens: ledgerOfStart({ folder, training, givenProfile: readGivenProfile(profileFile, log) }),
    built,
    log,
    lang: commandLine.lang,
    version: platform.version,
    program: process.env['APPIMAGE'],
    systemLanguages: app.getPreferredSystemLanguages(),
  });
  if (next === 'open') return false;
  await log.written();
  const { startingAgain } = watchdog;
  startingAgain.begin();
  // No part has to be closed yet, and `begin` has already asked for the new process.
  if (startingAgain.exitCode !== 0) app.exit(startingAgain.exitCode);
  return true;
}

/** Starts the process again without the secrets in its environment, once they are stored. */
function startsClean(
  app: App,
  { folder, commandLine, log, givenSecrets, checksWereOff }: TillProcess,
): Promise<boolean> {
  const { training, keyFile } = commandLine;
  const givenProfile = readGivenProfile(commandLine.profileFile, log);
  return restartClean({
    folder,
    env: process.env,
    isDriven: isDriven(app.commandLine) || commandLine.supervised,
    pid: process.pid,
    keepSecrets: async () => {
      const { keepGivenSecrets } = await import('./keep-given-secrets.ts');
      return keepGivenSecrets({ folder, training, givenProfile, secrets: givenSecrets, keyFile });
    },
    restart: () => restartApplication(app, { checksWereOff }),
  });
}
