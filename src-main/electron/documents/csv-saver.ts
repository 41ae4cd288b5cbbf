import { basename, join } from 'node:path';
import { app, dialog } from 'electron';
import { failed, succeeded } from '../../../shared/failure.ts';
import { writeFileForOthers } from '../../write-file-atomic.ts';
import type { BrowserWindow } from 'electron';
import type { CsvSaver } from '../../reports/ports.ts';

/** Asks where to, and writes the table there piece by piece: it may be longer than the memory. Half a table would be taken for the whole. */
export function csvSaver(till: BrowserWindow): CsvSaver {
  return {
    save: async ({ name, text }, run) => {
      const { canceled, filePath } = await dialog.showSaveDialog(till, {
        defaultPath: join(app.getPath('documents'), `${name}.csv`),
        filters: [{ name: 'CSV', extensions: ['csv'] }],
      });
      if (canceled || filePath === '') return succeeded({});
      try {
        run?.signal.throwIfAborted();
        await writeFileForOthers(filePath, text(run), run?.signal);
        return succeeded({ fileName: basename(filePath) });
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        return failed({ action: 'try-again', code: 'file-not-written', detail });
      }
    },
  };
}
