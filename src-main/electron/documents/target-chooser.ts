import { app, dialog } from 'electron';
import { offeredPath } from './offered-path.ts';
import type { BrowserWindow } from 'electron';
import type { ChooseTarget } from '../../ledger/care/ledger-care.ts';

/** The system's dialog for where to, over the till's window. */
export function targetChooser(till: BrowserWindow): ChooseTarget {
  return async (name, extension) => {
    const { canceled, filePath } = await dialog.showSaveDialog(till, {
      defaultPath: offeredPath(app, `${name}.${extension}`),
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
