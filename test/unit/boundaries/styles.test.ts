import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesUnder } from './read-imports.ts';

/** Pages that are never loaded with the till's own: they dress its components anew. */
const OTHER_PAGES = ['src-renderer/paper-page/'];

/** Classes that a style sheet dresses on their own, whatever stands around them. */
function dressedBy(file: string): readonly string[] {
  const rules = readFileSync(file, 'utf8').matchAll(/^\.([\w-]+) \{/gm);
  return [...rules].flatMap(([, name]) => name ?? []);
}

test('no two style sheets dress the same class: a screen that is loaded later would undo another', () => {
  const sheets = filesUnder('src-renderer').filter(
    (file) => file.endsWith('.css') && !OTHER_PAGES.some((page) => file.startsWith(page)),
  );
  const owners = new Map<string, Set<string>>();
  for (const sheet of sheets)
    for (const name of dressedBy(sheet)) owners.set(name, new Set([...(owners.get(name) ?? []), sheet]));
  expect(owners.size).toBeGreaterThan(50);
  const shared = [...owners].filter(([, files]) => files.size > 1);
  expect(shared.map(([name, files]) => [name, ...files])).toEqual([]);
});
