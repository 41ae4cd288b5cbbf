import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportMemory, ExportUnderWay } from '../../../src-main/reports/ports.ts';

/** What a till remembers of an export under way, in a file of this folder, where the next process finds it. */
export function memoryIn(folder: string): ExportMemory {
  const file = join(folder, 'under-way.json');
  return {
    load: () => {
      try {
        return (JSON.parse(readFileSync(file, 'utf8')) as { readonly kept?: ExportUnderWay }).kept;
      } catch {
        return undefined;
      }
    },
    save: (kept) => writeFileSync(file, JSON.stringify({ kept })),
  };
}
