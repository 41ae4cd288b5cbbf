import { expect, test } from 'vitest';
import { circles } from './import-graph.ts';
import { importsOf } from '../../../scripts/checks/imports.mjs';
import type { Import } from '../../../scripts/checks/imports.mjs';
import { permissions, permits, moduleOf } from './modules.ts';

const read = (text: string): readonly Import[] => importsOf('a/b/file.ts', text);
const loads = (to: string): Import => ({ from: 'a/b/file.ts', to, typeOnly: false });

test('reads every form of import', () => {
  expect(read(`import { x } from '../c.ts'; import './side.css'; export * from './d.ts';`)).toEqual([
    loads('a/c.ts'),
    loads('a/b/side.css'),
    loads('a/b/d.ts'),
  ]);
  expect(read(`await import('node:fs'); require('@scope/name/deep.js'); import y from 'name/deep';`)).toEqual(
    [loads('node:fs'), loads('@scope/name'), loads('name')],
  );
});

test('a part of a file is of that file', () => {
  expect(read(`import('./en.arb?first')`)).toEqual([loads('a/b/en.arb')]);
});

test("reads a style sheet's imports", () => {
  const text = `@import 'font/index.css'; @import "./own.css"; a { content: 'import' }`;
  expect(importsOf('a/look.css', text).map(({ to }) => to)).toEqual(['font', 'a/own.css']);
});

test('tells types from what is loaded', () => {
  const text = `import type { A } from 'a'; export type { B } from 'b'; type C = import('c').C; import { type D } from 'd';`;
  expect(read(text).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
    ['a', true],
    ['b', true],
    ['c', true],
    ['d', false],
  ]);
});

const table = { a: { 'types of b': '' }, 'a/inner': { b: '', 'node:*': '' }, b: {} };
const permitted = (from: string, to: string, typeOnly: boolean): boolean =>
  permissions(table).some((row) => permits(row, { from, to, typeOnly }, table));

test('the longest path that fits is the module', () => {
  expect(['a/x.ts', 'a/inner/x.ts', 'ab/x.ts'].map((file) => moduleOf(file, table))).toEqual([
    'a',
    'a/inner',
    undefined,
  ]);
});

test('a permission of types does not permit loading, and holds for its own module only', () => {
  expect(permitted('a/x.ts', 'b/y.ts', true)).toBe(true);
  expect(permitted('a/x.ts', 'b/y.ts', false)).toBe(false);
  expect(permitted('a/inner/x.ts', 'b/y.ts', false)).toBe(true);
  expect(permitted('a/x.ts', 'node:fs', false)).toBe(false);
  expect(permitted('a/inner/x.ts', 'node:fs', false)).toBe(true);
});

test('finds rings of any length', () => {
  const link = (from: string, to: string): Import => ({ from, to, typeOnly: false });
  expect(circles([link('a', 'b'), link('b', 'c'), link('c', 'b'), link('a', 'c')])).toEqual(['b → c → b']);
});
