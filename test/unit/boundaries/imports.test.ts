import { describe, expect, test } from 'vitest';
import type { Import } from '../../../scripts/checks/imports.mjs';
import { circles, reachable } from './import-graph.ts';
import { IMPORT_TABLE } from './import-table.ts';
import { filesUnder, importsOf } from '../../../scripts/checks/imports.mjs';
import { covers, leavesModule, permissions, permits, moduleOf } from './modules.ts';

const roots = [...new Set(Object.keys(IMPORT_TABLE).map((module) => module.split('/')[0] ?? module))];
const files = roots.flatMap(filesUnder);
const imports = files.flatMap((file) => importsOf(file));
const crossing = imports.filter((use) => leavesModule(use));
const loaded = imports.filter((use) => !use.typeOnly);
const written = (use: Import): string => `${use.from} imports ${use.typeOnly ? 'types of ' : ''}${use.to}`;

describe('the import table', () => {
  test('covers every source file', () => {
    expect(files.filter((file) => moduleOf(file) === undefined)).toEqual([]);
  });

  test('permits every import that leaves its module', () => {
    const table = permissions();
    expect(crossing.filter((use) => !table.some((row) => permits(row, use))).map(written)).toEqual([]);
  });

  test('has no permission that nobody uses', () => {
    const unused = permissions().filter((row) => !crossing.some((use) => permits(row, use)));
    expect(unused.map(({ module, target }) => `${module}: ${target}`)).toEqual([]);
  });

  test('permits only types where only types are used', () => {
    const wide = permissions().filter((row) => !row.typesOnly && !loaded.some((use) => covers(row, use)));
    expect(wide.map(({ module, target }) => `${module}: ${target}`)).toEqual([]);
  });
});

test('no file imports itself by a detour', () => {
  expect(circles(imports)).toEqual([]);
});

/** The feature of the screens that a file belongs to. */
const featureOf = (file: string): string | undefined => /^src-renderer\/features\/([^/]+)\//.exec(file)?.[1];

test('no feature of the screens imports itself by way of another', () => {
  const between = imports.flatMap(({ from, to, typeOnly }) => {
    const [feature, other] = [featureOf(from), featureOf(to)];
    return feature === undefined || other === undefined || feature === other
      ? []
      : [{ from: feature, to: other, typeOnly }];
  });
  expect(between.length).toBeGreaterThan(10);
  expect(circles(between)).toEqual([]);
});

test('what features share imports none of them', () => {
  const shared = ['shell', 'components', 'state', 'theme', 'messages', 'loading'];
  const up = imports.filter(
    ({ from, to }) =>
      shared.some((folder) => from.startsWith(`src-renderer/${folder}/`)) &&
      /^src-renderer\/(features|app)\//.test(to),
  );
  expect(up.map(written)).toEqual([]);
});

test.each([
  'src-renderer/main.tsx',
  'src-renderer/features/documents/page/main.tsx',
  'src-main/preload/document.ts',
  'src-renderer/features/customer-display/main.tsx',
  'src-renderer/features/kiosk/main.tsx',
  'src-main/preload/till.ts',
  'src-main/preload/customer.ts',
  'src-main/preload/kiosk.ts',
])('%s loads no schemas', (entry) => {
  expect([...reachable(loaded, entry)]).not.toContain('zod');
});
