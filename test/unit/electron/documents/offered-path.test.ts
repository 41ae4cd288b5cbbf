import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { succeeded } from '../../../../shared/failure.ts';
import { csvSaver } from '../../../../src-main/electron/documents/csv-saver.ts';
import { targetChooser } from '../../../../src-main/electron/documents/target-chooser.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

const { documents, chosen } = vi.hoisted(() => ({
  documents: { folder: undefined as string | undefined },
  chosen: { file: '', offered: [] as unknown[] },
}));

/** As on Windows, where the folder of documents may lie on a server that does not answer. */
vi.mock('electron', () => ({
  app: {
    getPath: (name: string) => {
      if (documents.folder !== undefined) return documents.folder;
      throw new Error(`Failed to get '${name}' path`);
    },
  },
  dialog: {
    showSaveDialog: (_window: unknown, { defaultPath }: { readonly defaultPath: string }) => {
      chosen.offered.push(defaultPath);
      return Promise.resolve({ canceled: false, filePath: chosen.file });
    },
  },
}));

beforeEach(() => {
  chosen.file = join(temporaryFolder(), 'chosen.csv');
  chosen.offered = [];
});

test.each([undefined, '/home/till/Documents'])(
  'a file is saved where somebody chose to, with documents in %s',
  async (folder) => {
    documents.folder = folder;
    const text = async function* () {
      yield await Promise.resolve('a,b\r\n');
    };
    const saved = await csvSaver({} as never).save({ name: 'sales', text });
    expect(saved).toEqual(succeeded({ fileName: 'chosen.csv' }));
    expect(readFileSync(chosen.file, 'utf8')).toBe('a,b\r\n');
    expect(await targetChooser({} as never)('bundle', 'zip')).toBe(chosen.file);
    expect(chosen.offered).toEqual(
      ['sales.csv', 'bundle.zip'].map((name) => (folder === undefined ? name : join(folder, name))),
    );
  },
);
