import { describe, expect, test } from 'vitest';
import { circles, reachable } from './import-graph.ts';
import { IMPORT_TABLE } from './import-table.ts';
import type { Import } from './read-imports.ts';
import { filesUnder, importsOf } from './read-imports.ts';
import { covers, leavesRoom, permissions, permits, roomOf } from './rooms.ts';

const houses = [...new Set(Object.keys(IMPORT_TABLE).map((room) => room.split('/')[0] ?? room))];
const files = houses.flatMap(filesUnder);
const imports = files.flatMap((file) => importsOf(file));
const crossing = imports.filter((use) => leavesRoom(use));
const loaded = imports.filter((use) => !use.typeOnly);
const written = (use: Import): string => `${use.from} imports ${use.typeOnly ? 'types of ' : ''}${use.to}`;

describe('the import table', () => {
  test('covers every source file', () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test('permits every import that leaves its room', () => {
    const table = permissions();
    expect(crossing.filter((use) => !table.some((row) => permits(row, use))).map(written)).toEqual([]);
  });

  test('has no permission that nobody uses', () => {
    const unused = permissions().filter((row) => !crossing.some((use) => permits(row, use)));
    expect(unused.map(({ room, target }) => `${room}: ${target}`)).toEqual([]);
  });

  test('permits only types where only types are used', () => {
    const wide = permissions().filter((row) => !row.typesOnly && !loaded.some((use) => covers(row, use)));
    expect(wide.map(({ room, target }) => `${room}: ${target}`)).toEqual([]);
  });
});

test('no file imports itself by a detour', () => {
  expect(circles(imports)).toEqual([]);
});

test.each([
  'src-renderer/main.tsx',
  'src-main/preload.ts',
  'src-renderer/paper-page/main.tsx',
  'src-main/paper-preload.ts',
  'src-renderer/customer-display/main.tsx',
  'src-main/preload.ts',
  'src-main/customer-preload.ts',
])('%s loads no schemas', (entry) => {
  expect([...reachable(loaded, entry)]).not.toContain('zod');
});
