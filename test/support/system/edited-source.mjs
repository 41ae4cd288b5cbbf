import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../..');

/** @typedef {{ readonly file: string, readonly find: string, readonly replace: string }} Edit of the source, which holds `find` exactly once */

/**
 * A plugin of the bundler that makes another program out of the source than it says. The build rejects when an edit
 * meets no source.
 *
 * @param {readonly Edit[]} edits
 * @returns {import('vite').Plugin}
 */
export function editedSource(edits) {
  /** @type {Set<Edit>} */
  const left = new Set(edits);
  return {
    name: 'edited-source',
    enforce: 'pre',
    transform: (code, id) =>
      edits
        .filter(({ file }) => id === join(PROJECT, file))
        .reduce((changed, edit) => {
          if (changed.split(edit.find).length !== 2)
            throw new Error(`${edit.file} does not hold this exactly once: ${edit.find}`);
          left.delete(edit);
          return changed.replace(edit.find, () => edit.replace);
        }, code),
    buildEnd: (error) => {
      if (error === undefined && left.size > 0)
        throw new Error(`met no source: ${[...left].map(({ file }) => file).join(', ')}`);
    },
  };
}
