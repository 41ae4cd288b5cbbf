import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
/** Hidden folders and what the commands make. */
const LEFT_OUT = /^(\.git|node_modules|out|dist|demo|bench|coverage|test-results)$/;

const PAGES = pagesIn(PROJECT);

function pagesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pagesIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** Code is no link and no heading, whatever it looks like. */
function proseOf(page: string): string {
  return readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
}

/** The names that headings can be linked by, as GitHub makes them. */
function anchorsOf(page: string): ReadonlySet<string> {
  const headings = [...proseOf(page).matchAll(/^#{1,6} (.*)$/gm)].map(([, text = '']) => text);
  return new Set(
    headings.map((text) =>
      text
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

const targetsOf = (page: string): readonly string[] =>
  [...proseOf(page).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

function isDead(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(file)) return true;
  return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).has(anchor);
}

test('no relative link of a page is dead, nor the heading that it names', () => {
  const dead = PAGES.flatMap((page) =>
    targetsOf(page)
      .filter((target) => isDead(page, target))
      .map((target) => `${relative(PROJECT, page)}: ${target}`),
  );
  expect(dead).toEqual([]);
});

test('every page of the manual can be reached from its contents', () => {
  const contents = join(PROJECT, 'docs/README.md');
  const linked = targetsOf(contents).map((target) => join(PROJECT, 'docs', target));
  const pages = readdirSync(join(PROJECT, 'docs'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => join(PROJECT, 'docs', name));
  expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
});
