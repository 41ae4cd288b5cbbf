import { join } from 'node:path';
import { ledgerProcess } from '../electron/process/ledger-process.ts';
import { rehearsalProcess } from '../electron/process/rehearsal-process.ts';
import { trialProcess } from '../electron/process/trial-process.ts';
import { openUpdateWindow } from '../electron/windows/update-window.ts';
import { directionOf } from '../../shared/language.ts';
import { loadAllMessages } from '../../shared/messages/load-all-messages.ts';
import { firstLanguage } from '../terminal/preferences/first-language.ts';
import { PreferenceStore } from '../terminal/preferences/preference-store.ts';
import { Settings } from '../terminal/settings.ts';
import { installUpdate } from '../updates/install-update.ts';
import { UpdateFolder } from '../updates/update-folder.ts';
import type { LogFile } from '../diagnosis/log/log-file.ts';

export interface OrderedParts {
  readonly folder: string;
  /** Of what is built. */
  readonly out: string;
  readonly version: string;
  /** The AppImage that this process came out of. */
  readonly program: string;
  readonly lang: string | undefined;
  readonly systemLanguages: readonly string[];
  readonly log: LogFile;
}

/**
 * Installs the version that was ordered when the till was closed, before this process opens it. Answers what this process
 * does then: open the till, end so that the new version is started, or end because the till's files are not whole. Never rejects.
 */
export async function installOrdered({
  folder,
  out,
  version,
  program,
  lang,
  systemLanguages,
  log,
}: OrderedParts): Promise<'open' | 'start-again' | 'end'> {
  const updates = new UpdateFolder(folder);
  const order = await updates.order();
  if (!order) {
    await updates.dropOrder();
    return 'open';
  }
  const { preferences } = new Settings(folder);
  const first = firstLanguage(lang, systemLanguages);
  const { language } = new PreferenceStore(preferences, () => undefined, first).view();
  const { updates: messages } = await loadAllMessages(language);
  const window = openUpdateWindow(
    { title: messages.installing.title({ newer: order.version }), text: messages.installing.text },
    directionOf(language),
  );
  try {
    const end = await installUpdate(order, {
      ...{ version, program, updates, tillFolder: folder },
      workFolder: join(folder, 'update-rehearsal'),
      runJob: ledgerProcess(join(out, 'ledger', 'index.cjs')),
      rehearse: rehearsalProcess(join(out, 'rehearsal', 'index.cjs')),
      trial: trialProcess,
      now: () => Date.now(),
    });
    log.write({ event: 'update', version: end.version, came: end.came });
    return end.came === 'installed' && end.version !== version ? 'start-again' : 'open';
  } catch (error) {
    console.error('an update was not installed', error);
    log.write({ event: 'update', version: order.version, came: 'not-written' });
    // With its files half put back the till is not opened: the next start puts them back whole.
    if (((await updates.order())?.tries ?? 0) > 0) return 'end';
    await updates.dropOrder();
    return 'open';
  } finally {
    window.destroy();
  }
}
