import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { classNames, declarations } from '../../../scripts/class-names.mjs';
import { filesUnder } from '../../../scripts/checks/imports.mjs';

const text = (file: string): string => readFileSync(file, 'utf8');
const files = filesUnder('src-renderer');
const sheets = files.filter((file) => file.endsWith('.css'));
const components = files.filter((file) => file.endsWith('.tsx')).map(text);

/** What a sheet's rules begin with, outside of other rules: one entry for each selector of a list. */
function outermostSelectors(css: string): readonly string[] {
  const blocks: string[] = [];
  const found: string[] = [];
  for (const [, prelude = '', brace] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') blocks.pop();
    if (brace !== '{') continue;
    const opened = prelude.trim();
    const outermost = blocks.every((block) => /^@(container|media|supports)/.test(block));
    if (outermost && !opened.startsWith('@')) found.push(...opened.split(/,(?![^(]*\))/));
    blocks.push(opened);
  }
  return found.map((selector) => selector.trim());
}

/** The classes that components take from a sheet. */
function wornOf(sheet: string): ReadonlySet<string> {
  const worn = new Set<string>();
  for (const source of components) {
    const name = new RegExp(String.raw`import \* as (\w+) from '[^']*/${sheet}'`).exec(source)?.[1];
    if (name === undefined) continue;
    for (const [, used = ''] of source.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g')))
      worn.add(used);
  }
  return worn;
}

test('the declared class names are those of the style sheets', () => {
  expect(text('src-renderer/class-names.d.ts'), 'npm run check writes them').toBe(declarations());
});

test('every class that a style sheet has is worn by a component', () => {
  const idle = [...classNames()].flatMap(([sheet, names]) => {
    const worn = wornOf(sheet);
    return names.filter((name) => !worn.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(idle).toEqual([]);
});

test('a module begins every rule with a class of its own: it changes nothing outside of what it dresses', () => {
  const modules = sheets.filter((file) => file.endsWith('.module.css'));
  expect(modules.length).toBeGreaterThan(50);
  const open = modules.flatMap((file) =>
    outermostSelectors(text(file))
      .filter((selector) => !/\.[a-z]/.test(selector))
      .map((selector) => `${basename(file)}: ${selector}`),
  );
  expect(open).toEqual([]);
});

test('every part that a style sheet names is one of a component', () => {
  const named = new Set(
    sheets.flatMap((file) => [...text(file).matchAll(/\[data-part='([\w-]+)'\]/g)].map(([, part]) => part)),
  );
  const worn = new Set(
    components.flatMap((source) => [...source.matchAll(/data-part="([\w-]+)"/g)].map(([, part]) => part)),
  );
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((part) => !worn.has(part))).toEqual([]);
});

test('reads the outermost selectors', () => {
  const css =
    '/* a */ .a, p { color: red; b { c: d } } @container x (width > 1rem) { .c:is(d, e) { f: g } } @keyframes k { 50% { a: b } }';
  expect(outermostSelectors(css)).toEqual(['.a', 'p', '.c:is(d, e)']);
});
