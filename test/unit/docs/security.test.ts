import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
const TEXT = readFileSync(join(PROJECT, 'docs/security.md'), 'utf8');

/** The rows of the tables: what the first column says, and the tests of the last. */
const ROWS = TEXT.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (item|concern|-)/.test(line))
  .map((line) => line.split(/ *\| */).filter((cell) => cell !== ''))
  .map(([item = '', , tests = '']) => ({
    item,
    tests: [...tests.matchAll(/`([^`]+?): ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title })),
  }));

/** Titles with a value in them stand in the sources with the value's place. */
const withPlaces = (title: string): string => title.replace(/--[\w-]+=\d+$/, '${asked}');

describe('the page about security', () => {
  test('has all twenty items of Electron’s list', () => {
    const numbers = ROWS.map(({ item }) => /^\d+/.exec(item)?.[0]).filter((number) => number !== undefined);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
  });

  test.each(ROWS)('names tests that are there: $item', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const { file, title } of tests) {
      const path = join(PROJECT, 'test', file);
      expect(existsSync(path), file).toBe(true);
      const source = readFileSync(path, 'utf8');
      const isThere = [title, withPlaces(title)].some((each) =>
        [`'${each}'`, `\`${each}\``, `"${each}"`].some((quoted) => source.includes(quoted)),
      );
      expect(isThere, `${file}: ${title}`).toBe(true);
    }
  });
});
