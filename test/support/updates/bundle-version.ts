import { join } from 'node:path';
import { build } from 'vite';
import { editedSource } from '../system/edited-source.mjs';
import type { Edit } from '../system/edited-source.mjs';

const PROJECT = join(import.meta.dirname, '../../..');

/**
 * The rehearsal's program of another version of the till, which is this one with these edits, as a release brings it:
 * built by its own configuration. Answers the file, which lies within the project, where native packages are found.
 */
export async function bundleVersion(name: string, edits: readonly Edit[] = []): Promise<string> {
  const outDir = join(PROJECT, 'test-results/bundles');
  await build({
    root: PROJECT,
    configFile: join(PROJECT, 'vite.rehearsal.config.mts'),
    logLevel: 'warn',
    plugins: [editedSource(edits)],
    build: { outDir, emptyOutDir: false, rolldownOptions: { output: { entryFileNames: `${name}.cjs` } } },
  });
  return join(outDir, `${name}.cjs`);
}
