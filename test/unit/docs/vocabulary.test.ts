import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { filesUnder } from '../../../scripts/checks/imports.mjs';
import { parse, parseText, textOf, type Source } from '../boundaries/source.ts';
import { OLD_PHRASES, OLD_WORDS, type OldWord } from './vocabulary.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const CODE = ['shared', 'src-main', 'src-renderer', 'sandbox', 'scripts', 'test'].flatMap(filesUnder);
const PAGES = ['.', 'docs', 'docs/adr'].flatMap((folder) =>
  readdirSync(join(PROJECT, folder))
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map((name) => join(folder, name)),
);

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Names that a program gives or uses, once each. */
function namesIn({ program }: Source): ReadonlySet<string> {
  const names = new Set<string>();
  const add = ({ name }: { readonly name: string }): void => {
    names.add(name);
  };
  new Visitor({ Identifier: add, PrivateIdentifier: add, JSXIdentifier: add }).visit(program);
  return names;
}

const isFileOf = ({ files = [] }: OldWord, file: string): boolean =>
  files.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));

function oldNames(source: Source): readonly string[] {
  return [...namesIn(source)].flatMap((name) =>
    OLD_WORDS.filter((old) => wordsOf(name).includes(old.word))
      .filter((old) => old.names?.includes(name) !== true && !isFileOf(old, source.file))
      .map(({ word, instead, why }) => `${source.file}: ${name}: not ${word} but ${instead}: ${why}`),
  );
}

const ANY_OLD_WORD = new RegExp(OLD_WORDS.map(({ word }) => word).join('|'), 'i');
/** Only those are parsed that hold an old word at all. */
const SOURCES = CODE.filter((file) => !file.endsWith('.css'))
  .filter((file) => ANY_OLD_WORD.test(textOf(file)))
  .map(parse);

test('one idea has one name: no old word is in a name', () => {
  expect(SOURCES.flatMap(oldNames)).toEqual([]);
});

test('an old word in a name is found', () => {
  expect(oldNames(parseText('shared/x.ts', 'const paperDesk = this.#told;'))).toHaveLength(2);
});

test('every exception is needed', () => {
  const used = SOURCES.map((source) => ({ file: source.file, names: namesIn(source) }));
  const needless = OLD_WORDS.flatMap((old) => [
    ...(old.names ?? []).filter((name) => !used.some(({ names }) => names.has(name))),
    ...(old.files ?? []).filter(
      (path) =>
        !used.some(
          ({ file, names }) =>
            isFileOf({ ...old, files: [path] }, file) &&
            [...names].some((name) => wordsOf(name).includes(old.word)),
        ),
    ),
  ]);
  expect(needless).toEqual([]);
});

test('no page and no comment speaks in pictures that are given up', () => {
  const texts = [...PAGES, ...CODE.filter((file) => !file.startsWith('test/unit/docs/vocabulary'))];
  const found = texts.flatMap((file) => {
    const text = readFileSync(join(PROJECT, file), 'utf8').replaceAll(/\s+(?:\*|\/\/)?\s*/g, ' ');
    return OLD_PHRASES.filter(([phrase]) => phrase.test(text)).map(
      ([phrase, why]) => `${file}: ${phrase.source}: say ${why}`,
    );
  });
  expect(found).toEqual([]);
});
