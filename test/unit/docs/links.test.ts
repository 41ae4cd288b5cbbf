import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
/** Hidden folders and what the commands make. */
const LEFT_OUT = /^(\.git|node_modules|out|dist|demo|bench|coverage|test-results)$/;

const FILES = filesIn(PROJECT);
const PAGES = FILES.filter((path) => path.endsWith('.md'));

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
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

test('every source file that a page names is there, by the end of its path at least', () => {
  const paths = new Set(FILES.flatMap((path) => endsOf(relative(PROJECT, path).replaceAll('\\', '/'))));
  const gone = PAGES.flatMap((page) =>
    [...proseOf(page).matchAll(/`([\w./-]+\.(?:[cm]?tsx?|mjs|css))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !paths.has(name))
      .map((name) => `${relative(PROJECT, page)}: ${name}`),
  );
  expect(gone).toEqual([]);
});

/** `a/b/c.ts`, `b/c.ts` and `c.ts`. */
function endsOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, from) => parts.slice(from).join('/'));
}

test('every page of the manual can be reached from its contents', () => {
  const contents = join(PROJECT, 'docs/README.md');
  const linked = targetsOf(contents).map((target) => join(PROJECT, 'docs', target));
  const pages = readdirSync(join(PROJECT, 'docs'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => join(PROJECT, 'docs', name));
  expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
});
