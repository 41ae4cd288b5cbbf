import { basename } from 'node:path';
import { app, dialog } from 'electron';
import { failed, succeeded } from '../../../shared/failure.ts';
import { writeFileForOthers } from '../../write-file-atomic.ts';
import { fileName } from '../../documents/file-name.ts';
import { offeredPath } from './offered-path.ts';
import { pdfOf } from './document-window.ts';
import type { BrowserWindow } from 'electron';
import type { DocumentSaver } from '../../documents/ports.ts';

/** Asks where to, and writes the document there as a PDF file. `preload` is that of the page that draws it. */
export function documentSaver(till: BrowserWindow, preload: string): DocumentSaver {
  return {
    save: async (doc, run) => {
      const proposed = offeredPath(app, `${fileName(doc.name)}.pdf`);
      const { canceled, filePath } = await dialog.showSaveDialog(till, {
        defaultPath: proposed,
        filters: [{ name: 'PDF', extensions: ['pdf'] }],
      });
      if (canceled || filePath === '') return succeeded({});
      try {
        const signal = run?.signal;
        signal?.throwIfAborted();
        run?.onFile?.(filePath);
        await writeFileForOthers(filePath, await pdfOf(doc, preload, signal), signal);
        return succeeded({ fileName: basename(filePath) });
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        return failed({ action: 'try-again', code: 'file-not-written', detail });
      }
    },
  };
}
