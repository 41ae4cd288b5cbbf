import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const { DEBIAN_PACKAGE: debianPackage = '' } = process.env;
const MESSAGES = join(import.meta.dirname, '../../shared/messages');

test.skip(debianPackage === '', 'a Debian package is made by root on Debian only');

const output = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8' });

test('a packed till recommends fonts that draw every character of every language', () => {
  const recommended = output('dpkg-deb', '--field', debianPackage, 'Recommends').trim().split(/, */);
  const fonts = recommended.filter((name) => name.startsWith('fonts-')).flatMap(fontsOf);
  const drawn = fonts.length === 0 ? [] : charactersOf(fonts);
  const languages = readdirSync(MESSAGES).filter((name) => name.endsWith('.arb'));
  expect(languages).toHaveLength(12);
  const boxes = languages.map((language) => [language, undrawn(language, drawn)]);
  expect(boxes).toEqual(languages.map((language) => [language, '']));
});

/** Those of a package of this computer; the tests of screens need them, too. */
function fontsOf(name: string): readonly string[] {
  return output('dpkg', '-L', name)
    .split('\n')
    .filter((file) => /\.(ttf|otf|ttc)$/.test(file));
}

type Span = readonly [first: number, last: number];

function charactersOf(fonts: readonly string[]): readonly Span[] {
  const spans = new Set(output('fc-query', '--format=%{charset}\n', ...fonts).split(/\s+/));
  spans.delete('');
  return [...spans].map((span) => {
    const [first = '', last = first] = span.split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

/** What stands in the texts of a language and would be an empty box; marks of direction and spaces are drawn by no font. */
function undrawn(language: string, drawn: readonly Span[]): string {
  const texts = JSON.parse(readFileSync(join(MESSAGES, language), 'utf8')) as Record<string, unknown>;
  const characters = new Set(
    Object.values(texts)
      .filter((text) => typeof text === 'string')
      .join(''),
  );
  return [...characters]
    .filter((character) => /[^\p{C}\p{Z}]/u.test(character))
    .filter((character) => !isIn(drawn, character.codePointAt(0) ?? 0))
    .join('');
}

const isIn = (drawn: readonly Span[], point: number): boolean =>
  drawn.some(([first, last]) => first <= point && point <= last);
