import { CODE_COST } from '../../provisioning/code-cipher.ts';
import { HandOverReceiver } from '../../provisioning/hand-over-receiver.ts';
import { savedStatesOf } from '../../diagnosis/comparison/saved-states.ts';
import { saveBundleOf } from '../../diagnosis/bundle/save-bundle.ts';
import { answerCommand } from '../../electron/ipc/answer-command.ts';
import { csvSaver } from '../../electron/documents/csv-saver.ts';
import { documentSaver } from '../../electron/documents/document-saver.ts';
import { fileChooser, folderChooser, targetChooser } from '../../electron/documents/target-chooser.ts';
import { parseProfile, profileSummary } from '../../terminal/profile/profile.ts';
import { commandHandlers } from '../../session/commands/command-handlers.ts';
import { commandSchemas } from '../../../shared/contract/commands.ts';
import { systemClock } from '../process/system-clock.ts';
import type { BrowserWindow } from 'electron';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { CustomerScreen } from '../../customer-display/customer-screen.ts';
import type { CheckHealth } from '../../diagnosis/health/check-health.ts';
import type { Printing } from '../../documents/printing/printing.ts';
import type { AnswerCommand } from '../../electron/ipc/ipc-server.ts';
import type { PlatformFacts } from '../../electron/process/platform-facts.ts';
import type { HandOverRecord } from '../../provisioning/hand-over-record.ts';
import type { PreferenceStore } from '../../terminal/preferences/preference-store.ts';
import type { TrainingService } from '../../session/till/parts.ts';
import type { Till } from '../../session/till/till.ts';

/** What the commands of the till's page work with, besides the till. */
export interface CommandParts {
  readonly folder: string;
  readonly platform: PlatformFacts;
  readonly window: BrowserWindow;
  /** The preload of the window that draws documents for PDF files. */
  readonly documentPreload: string;
  readonly preferences: PreferenceStore;
  readonly printing: Printing;
  readonly customerScreen: CustomerScreen;
  readonly training: TrainingService;
  readonly handOvers: HandOverRecord;
  readonly checkHealth: CheckHealth;
  readonly detectDisplays: () => void;
}

/** Answers the commands of the till's page. It is loaded after the first screen, which needs none of them. */
export function tillCommands(till: Till, parts: CommandParts): AnswerCommand<CommandName> {
  const { folder, platform, window, checkHealth } = parts;
  const chooseTarget = targetChooser(window);
  const chooseFolder = folderChooser(window);
  const handlers = commandHandlers(till, {
    parseProfile,
    profileSummary,
    handOvers: new HandOverReceiver({
      record: parts.handOvers,
      parseProfile,
      now: () => systemClock.wall(),
      cost: CODE_COST,
    }),
    preferences: parts.preferences,
    printing: parts.printing,
    csvSaver: csvSaver(window),
    chooseTarget,
    chooseFolder,
    chooseFile: fileChooser(window),
    diagnosis: {
      checkHealth,
      saveBundle: saveBundleOf({ folder, clock: systemClock, platform: { ...platform } }),
      states: savedStatesOf({
        clock: systemClock,
        version: platform.version,
        preferences: parts.preferences,
        chooseTarget,
        chooseFolder,
      }),
    },
    documentSaver: documentSaver(window, parts.documentPreload),
    customerScreen: parts.customerScreen,
    training: parts.training,
    detectDisplays: parts.detectDisplays,
  });
  return (name, input, trusted) => answerCommand(name, input, trusted, { schemas: commandSchemas, handlers });
}
