import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { App } from 'electron';

/**
 * The folder of this till's files, which is made where there is none. Where this user cannot write there, `onUnusable` is called
 * with the reason, in words for whoever started the till: Chromium would take such a folder for one that another till uses.
 */
export function tillFolder(app: App, given: string | undefined, onUnusable: (text: string) => never): string {
  let folder = given === undefined ? undefined : resolve(given);
  try {
    if (folder !== undefined) app.setPath('userData', folder);
    folder = app.getPath('userData');
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    const place = folder ?? 'the usual folder';
    return onUnusable(
      `The till did not start, because it cannot keep its files in ${place}: ${String(error)}. ` +
        'Give that folder to the user that the till runs as, or name another with --user-data-dir.',
    );
  }
}
