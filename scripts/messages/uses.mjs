import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');
const READERS = ['src-renderer', 'src-main', 'shared'];

/**
 * The keys that no source reads. A key is read where a file that names its first group names it too, or takes from its
 * group by a value, as in `outcomes[outcome]`, that is written down somewhere. So a dead key with a frequent name may go
 * unnoticed, but none that is in use is reported.
 *
 * @param {readonly string[]} keys
 */
export function unusedKeys(keys) {
  const texts = sources();
  const values = new Set(texts.flatMap((text) => text.match(/(?<=')[\w-]+(?=')|\b\d+\b/g) ?? []));
  const files = texts.map((text) => ({
    names: new Set(text.match(/[\w-]+/g) ?? []),
    takenFrom: new Set(
      [...text.matchAll(TAKEN)].map(([, before, spread, assigned]) => before ?? spread ?? assigned),
    ),
  }));
  return keys.filter((key) => {
    const path = key.split('.');
    const name = path.at(-1) ?? '';
    const group = path.at(-2) ?? '';
    const [first = ''] = path;
    // Screens with one group call it `messages`, documents `words`.
    const groups = group === first ? [group, 'messages', 'words'] : [group];
    return !files.some(
      ({ names, takenFrom }) =>
        names.has(first) &&
        (names.has(name) || (values.has(name) && groups.some((taken) => takenFrom.has(taken)))),
    );
  });
}

/** What stands before `[value]`, behind `...`, or is given another name. */
const TAKEN = /(\w+)'?\]?\[[a-z]|\.\.\.(?:\w+\.)*(\w+)|= (?:\w+\.)*(\w+);/g;

/** @returns {readonly string[]} without comments */
function sources() {
  return READERS.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/^messages[\\/]/.test(name))
      .map((name) => readFileSync(join(PROJECT, folder, name), 'utf8'))
      .map((text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')),
  );
}
