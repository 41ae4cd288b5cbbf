import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import type { InlineConfig } from 'vite';

/** Within the project, where native packages are found. */
const FOLDER = join(import.meta.dirname, '../../../test-results/bundles');

/**
 * Builds a program, and answers the folder of its files. Each has its name once it is whole: files of tests that run beside each
 * other build the same program, and one of them may be running it.
 */
export async function buildInPlace(config: InlineConfig): Promise<string> {
  const built = await build({ ...config, build: { ...config.build, outDir: FOLDER, write: false } });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  // The program comes first, and is there last.
  for (const file of outputs.flatMap(({ output }) => output).toReversed())
    put(join(FOLDER, file.fileName), file.type === 'chunk' ? file.code : file.source);
  return FOLDER;
}

function put(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}
