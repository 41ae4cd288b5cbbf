import { join } from 'node:path';
import { ledgerProcess } from '../../electron/process/ledger-process.ts';
import { rehearsalProcess } from '../../electron/process/rehearsal-process.ts';
import { trialProcess } from '../../electron/process/trial-process.ts';
import { openUpdateWindow } from '../../electron/windows/update-window.ts';
import { directionOf } from '../../../shared/language.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { firstLanguage } from '../../terminal/preferences/first-language.ts';
import { PreferenceStore } from '../../terminal/preferences/preference-store.ts';
import { Settings } from '../../terminal/settings.ts';
import { countStart, giveUpOrder } from '../../updates/first-starts.ts';
import { installUpdate } from '../../updates/install-update.ts';
import { UpdateFolder } from '../../updates/update-folder.ts';
import type { LogFile } from '../../diagnosis/log/log-file.ts';
import type { UpdateOrder } from '../../updates/update-folder.ts';
import type { BuiltFiles } from './built-files.ts';

export interface OrderedParts {
  readonly folder: string;
  readonly built: BuiltFiles;
  /** The ledger's folder that a till opens which is started as this process was. */
  readonly opens: string | undefined;
  readonly version: string;
  /** The AppImage that this process was started from; `undefined` where the till was installed otherwise. */
  readonly program: string | undefined;
  readonly lang: string | undefined;
  readonly systemLanguages: readonly string[];
  readonly log: LogFile;
}

/**
 * Carries out what was ordered when the till was closed, before this process opens it. Answers what this process does then:
 * open the till, or end so that another version is started. Never rejects.
 */
export async function installOrdered(parts: OrderedParts): Promise<'open' | 'start-again'> {
  const { folder, version, program, log } = parts;
  const updates = new UpdateFolder(folder);
  const order = await updates.order();
  try {
    if (!order || program === undefined) {
      // The till's files are now used by another installation, which is not to be replaced.
      await updates.dropOrder();
      return 'open';
    }
    if (order.starts === undefined) return await install(order, { ...parts, updates, program });
    const sells = await countStart(order, { version, updates, program, now });
    if (sells === 'before') log.write({ event: 'update', version: order.version, came: 'returned' });
    return sells === 'before' ? 'start-again' : 'open';
  } catch (error) {
    console.error('an update was not installed', error);
    log.write({ event: 'update', version: order?.version ?? '', came: 'not-written' });
    // Where the disk takes no note it may still let go of the order.
    if (order && program !== undefined)
      await giveUpOrder(order, { version, updates, program, now }).catch(() =>
        updates.dropOrder().catch(() => undefined),
      );
    return 'open';
  }
}

/** Installs with a window that says what is going on. */
async function install(
  order: UpdateOrder,
  {
    folder,
    built,
    opens,
    version,
    program,
    lang,
    systemLanguages,
    log,
    updates,
  }: OrderedParts & { readonly program: string; readonly updates: UpdateFolder },
): Promise<'open' | 'start-again'> {
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
      version,
      program,
      updates,
      now,
      tillFolder: folder,
      opens,
      workFolder: join(folder, 'update-rehearsal'),
      runJob: ledgerProcess(built.ledger),
      rehearse: rehearsalProcess(built.rehearsal),
      trial: trialProcess,
    });
    log.write({ event: 'update', version: end.version, came: end.came });
    return end.came === 'installed' && end.version !== version ? 'start-again' : 'open';
  } finally {
    window.destroy();
  }
}

const now = (): number => Date.now();
