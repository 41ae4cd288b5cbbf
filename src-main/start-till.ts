import { join } from 'node:path';
import { composeTill } from './compose.ts';
import { answerCommand } from './electron/answer-command.ts';
import { systemKeyring } from './electron/keyring.ts';
import { backupProcess } from './electron/backup-process.ts';
import { DisplayKeeper, onWakeUp } from './electron/power.ts';
import { TrainingSandbox } from './electron/training-sandbox.ts';
import { PreferenceStore } from './preferences/preference-store.ts';
import { systemClock } from './system-clock.ts';
import { parseProfile, profileSummary } from './terminal/profile.ts';
import { Settings } from './terminal/settings.ts';
import { Vault } from './terminal/vault.ts';
import { commandHandlers } from './till/command-handlers.ts';
import { decideLaunch } from './till/launch.ts';
import { ViewStream } from './till/view-stream.ts';
import type { TillView } from '../shared/contract/views.ts';
import type { AnswerCommand } from './electron/ipc-server.ts';
import type { CommandLine } from './electron/command-line.ts';
import type { Secrets } from './terminal/vault.ts';

export interface TillStart {
  readonly folder: string;
  readonly sandboxProgram: string;
  readonly ledgerProgram: string;
  readonly commandLine: CommandLine;
  readonly givenProfile: string | undefined;
  readonly givenSecrets: Secrets;
  readonly onView: (view: TillView) => void;
}

/** Puts the till together on this computer and starts it as the command line and its last use say. */
export function startTill(start: TillStart): { answer: AnswerCommand; close: () => void } {
  const settings = new Settings(start.folder);
  const sandbox = new TrainingSandbox(start.sandboxProgram, join(start.folder, 'training-sandbox.db'));
  const display = new DisplayKeeper();
  const stream = new ViewStream((view) => {
    display.keepOn(view.currentSaleId !== undefined);
    start.onView(view);
  });
  const preferences = new PreferenceStore(settings.preferences, () => stream.changed());
  const till = composeTill(
    {
      folder: start.folder,
      clock: systemClock,
      settings,
      preferences,
      startBackup: backupProcess(start.ledgerProgram),
      secrets: new Vault(join(start.folder, 'secrets.json'), systemKeyring()),
      training: {
        start: async () => {
          const started = await sandbox.start(settings.sandboxPort);
          if (started.ok) settings.sandboxPort = started.value.port;
          return started;
        },
        stop: () => sandbox.stop(),
      },
    },
    () => stream.changed(),
  );
  stream.follow(() => till.view());
  onWakeUp(() => till.session()?.wake());
  const { training } = start.commandLine;
  const { lastMode, profileText: storedProfile } = settings;
  const launch = decideLaunch({ training, givenProfile: start.givenProfile, lastMode, storedProfile });
  void till.launch(launch, start.givenSecrets);
  const commands = commandHandlers(till, { parseProfile, profileSummary, preferences });
  return {
    answer: (name, input, trusted) => answerCommand(name, input, trusted, commands),
    close: () => till.close(),
  };
}
