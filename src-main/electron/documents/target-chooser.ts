import { join } from 'node:path';
import { app, dialog } from 'electron';
import type { BrowserWindow } from 'electron';
import type { ChooseTarget } from '../../ledger/care/ledger-care.ts';

/** The system's dialog, over the till's window. */
export function targetChooser(till: BrowserWindow): ChooseTarget {
  return async (name, extension) => {
    const { canceled, filePath } = await dialog.showSaveDialog(till, {
      defaultPath: join(app.getPath('documents'), `${name}.${extension}`),
    });
    return canceled || filePath === '' ? undefined : filePath;
  };
}
