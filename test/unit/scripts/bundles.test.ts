import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isStale } from '../../../scripts/bundles.mjs';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';

const bundle = { config: 'vite.config.ts', output: 'out/index.js', sources: ['src'] };
const setTime = (path: string, seconds: number): void => utimesSync(path, seconds, seconds);
let project: string;

/** Everything was written at second 1000 and built at 2000. */
beforeEach(() => {
  project = temporaryFolder();
  for (const path of ['package-lock.json', 'vite.config.ts', 'src/area/a.ts'])
    setTime(writeIn(project, path, ''), 1000);
  for (const folder of ['src/area', 'src']) setTime(join(project, folder), 1000);
  setTime(writeIn(project, bundle.output, ''), 2000);
});

test('a bundle younger than everything it is made of is kept', () => {
  expect(isStale(bundle, project)).toBe(false);
});

test.each(['src/area/a.ts', 'vite.config.ts', 'package-lock.json'])(
  'a change of %s makes it stale',
  (path) => {
    setTime(join(project, path), 3000);
    expect(isStale(bundle, project)).toBe(true);
  },
);

test('a removed source makes it stale', () => {
  rmSync(join(project, 'src/area/a.ts'));
  expect(isStale(bundle, project)).toBe(true);
});

test('what was never built is stale', () => {
  rmSync(join(project, 'out'), { recursive: true });
  mkdirSync(join(project, 'out'));
  expect(isStale(bundle, project)).toBe(true);
});
