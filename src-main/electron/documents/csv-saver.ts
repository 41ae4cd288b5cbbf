import { app, dialog } from 'electron';
import { failed, succeeded } from '../../../shared/failure.ts';
import { SourceFailed } from '../../reports/source-failed.ts';
import { writeTable } from '../../reports/formats/write-table.ts';
import { offeredPath } from './offered-path.ts';
import type { BrowserWindow } from 'electron';
import type { CsvSaver } from '../../reports/ports.ts';

/** Asks where to, and writes the table there piece by piece: it may be longer than the memory. Half a table would be taken for the whole. */
export function csvSaver(till: BrowserWindow): CsvSaver {
  return {
    save: async (table, run) => {
      const { canceled, filePath } = await dialog.showSaveDialog(till, {
        defaultPath: offeredPath(app, `${table.name}.csv`),
        filters: [{ name: 'CSV', extensions: ['csv'] }],
      });
      if (canceled || filePath === '') return succeeded({});
      try {
        run?.signal.throwIfAborted();
        run?.onFile?.(filePath);
        return succeeded(await writeTable(filePath, table, run));
      } catch (error) {
        if (error instanceof SourceFailed) return failed(error.failure);
        const detail = error instanceof Error ? error.message : String(error);
        return failed({ action: 'try-again', code: 'file-not-written', detail });
      }
    },
  };
}
