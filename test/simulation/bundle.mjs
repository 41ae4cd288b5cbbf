import { join } from 'node:path';
import { build } from 'vite';
import { editedSource } from '../support/system/edited-source.mjs';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * Bundles the simulation with the sales core as the source is now, and answers the program's file.
 *
 * @param {string} name of the program
 * @param {readonly { file: string, find: string, replace: string }[]} [edits] of the source, each matching exactly once
 */
export async function bundleSimulation(name, edits = []) {
  const outDir = join(PROJECT, 'out/simulation');
  await build({
    root: PROJECT,
    configFile: false,
    logLevel: 'warn',
    plugins: [editedSource(edits)],
    build: {
      ssr: 'test/simulation/run.ts',
      outDir,
      emptyOutDir: false,
      target: 'node20.18',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
    ssr: { noExternal: true, external: ['libsql', 'undici'] },
  });
  return join(outDir, `${name}.mjs`);
}
