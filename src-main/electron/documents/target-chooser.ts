import { join } from 'node:path';
import { app, dialog } from 'electron';
import type { BrowserWindow } from 'electron';
import type { ChooseTarget } from '../../ledger/care/ledger-care.ts';

/** The system's dialog for where to, over the till's window. */
export function targetChooser(till: BrowserWindow): ChooseTarget {
  return async (name, extension) => {
    const { canceled, filePath } = await dialog.showSaveDialog(till, {
      defaultPath: join(app.getPath('documents'), `${name}.${extension}`),
    });
    return canceled || filePath === '' ? undefined : filePath;
  };
}

/** The system's dialog for a folder that is there. */
export function folderChooser(till: BrowserWindow): () => Promise<string | undefined> {
  return async () => {
    const { canceled, filePaths } = await dialog.showOpenDialog(till, { properties: ['openDirectory'] });
    return canceled ? undefined : filePaths[0];
  };
}

/** The system's dialog for a file that is there. */
export function fileChooser(till: BrowserWindow): () => Promise<string | undefined> {
  return async () => {
    const { canceled, filePaths } = await dialog.showOpenDialog(till, { properties: ['openFile'] });
    return canceled ? undefined : filePaths[0];
  };
}
