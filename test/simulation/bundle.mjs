import { join } from 'node:path';
import { build } from 'vite';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * Bundles the simulation with the sales core as the source is now, and answers the program's file.
 *
 * @param {string} name of the program
 * @param {readonly { file: string, find: string, replace: string }[]} [edits] of the source, each matching exactly once
 */
export async function bundleSimulation(name, edits = []) {
  const outDir = join(PROJECT, 'out/simulation');
  /** @type {Set<string>} */
  const done = new Set();
  await build({
    root: PROJECT,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'broken-variant',
        transform(code, id) {
          let changed = code;
          for (const { file, find, replace } of edits.filter((edit) => id === join(PROJECT, edit.file))) {
            if (changed.split(find).length !== 2)
              throw new Error(`${file} does not hold this exactly once: ${find}`);
            changed = changed.replace(find, () => replace);
            done.add(file + find);
          }
          return changed;
        },
        enforce: 'pre',
      },
    ],
    build: {
      ssr: 'test/simulation/run.ts',
      outDir,
      emptyOutDir: false,
      target: 'node20.18',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
    ssr: { noExternal: true, external: ['libsql', 'undici'] },
  });
  if (done.size !== edits.length)
    throw new Error(`${edits.length - done.size} edits of ${name} met no source`);
  return join(outDir, `${name}.mjs`);
}
