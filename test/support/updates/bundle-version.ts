import { join } from 'node:path';
import { buildInPlace } from '../system/build-in-place.ts';
import { editedSource } from '../system/edited-source.mjs';
import type { Edit } from '../system/edited-source.mjs';

const PROJECT = join(import.meta.dirname, '../../..');

/**
 * The rehearsal's program of another version of the till, which is this one with these edits, as a release brings it:
 * built by its own configuration. Answers the file.
 */
export async function bundleVersion(name: string, edits: readonly Edit[] = []): Promise<string> {
  const folder = await buildInPlace({
    root: PROJECT,
    configFile: join(PROJECT, 'vite.rehearsal.config.mts'),
    logLevel: 'warn',
    plugins: [editedSource(edits)],
    build: { rolldownOptions: { output: { entryFileNames: `${name}.cjs` } } },
  });
  return join(folder, `${name}.cjs`);
}
