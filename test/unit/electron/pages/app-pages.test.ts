import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as origin from '../../../../src-main/electron/pages/app-origin.ts';
import renderer from '../../../../vite.renderer.config.mts';

const pages = Object.entries(origin).flatMap(([name, value]) =>
  name.endsWith('_PAGE') ? [String(value)] : [],
);

test('every page that main loads is built, and starts a program that is there', () => {
  expect(pages).toContain('index.html');
  expect(renderer.build?.rolldownOptions?.input).toEqual(
    expect.arrayContaining(pages.map((page) => `src-renderer/${page}`)),
  );
  for (const page of pages) {
    const [, program = ''] =
      /<script type="module" src="(.+?)"/.exec(readFileSync(`src-renderer/${page}`, 'utf8')) ?? [];
    expect(existsSync(join('src-renderer', program)), `${page} starts ${program}`).toBe(true);
  }
});
