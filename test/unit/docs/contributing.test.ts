import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
const TEXT = readFileSync(join(PROJECT, 'CONTRIBUTING.md'), 'utf8');
const SCRIPTS = (
  JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  }
).scripts;

function named(pattern: RegExp): string[] {
  return [...TEXT.matchAll(pattern)].map(([, found = '']) => found);
}

test('every file and folder that a newcomer is sent to exists', () => {
  const inCode = named(/`((?:docs|sandbox|scripts|shared|src-main|src-renderer|test|\.vscode)\/[^`\s]+)`/g);
  const linked = named(/\]\(([^)#:]+)\)/g);
  expect(inCode.length).toBeGreaterThan(40);
  // A star stands for every language.
  const missing = [...inCode, ...linked].filter(
    (path) => !existsSync(join(PROJECT, path.replace('*', 'en'))),
  );
  expect(missing).toEqual([]);
});

test('every command that a newcomer is told to run exists', () => {
  const run = named(/npm run ([\w:-]+)/g);
  expect(run.filter((name) => !Object.hasOwn(SCRIPTS, name))).toEqual([]);
});

test('the page of commands names each of them', () => {
  const page = readFileSync(join(PROJECT, 'docs/running.md'), 'utf8');
  const names = new Set([...page.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name));
  expect(Object.keys(SCRIPTS).filter((name) => !names.has(name))).toEqual([]);
});
