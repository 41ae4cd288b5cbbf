// The class names of every CSS module as TypeScript declarations, so that one that no style sheet has does not compile.
// Written by each build of the screens and by npm run check.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECT } from './project.mjs';

const SCREENS = join(PROJECT, 'src-renderer');
const DECLARATIONS = join(SCREENS, 'class-names.d.ts');

/** @returns {ReadonlyMap<string, readonly string[]>} by the name of a style sheet, unique among them, its class names */
export function classNames() {
  /** @type {Map<string, readonly string[]>} */
  const sheets = new Map();
  for (const file of stylesheets().filter(isModule)) {
    const name = basename(file);
    if (sheets.has(name)) throw new Error(`Two style sheets are named ${name}: ${file} needs another name.`);
    sheets.set(name, classesIn(readFileSync(join(SCREENS, file), 'utf8')));
  }
  return new Map([...sheets].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes the declarations where they differ from what stands. */
export function writeClassNames() {
  const wanted = declarations();
  const stands = existsSync(DECLARATIONS) && readFileSync(DECLARATIONS, 'utf8') === wanted;
  if (!stands) writeFileSync(DECLARATIONS, wanted);
}

/** @returns {string} the whole file of declarations */
export function declarations() {
  const pages = stylesheets()
    .filter((file) => !isModule(file))
    .map((file) => `declare module '*/${basename(file)}';\n`)
    .sort();
  const modules = [...classNames()].map(([file, names]) => {
    const exported = names.map((name) => `  export const ${name}: string;\n`).join('');
    return `declare module '*/${file}' {\n${exported}}\n`;
  });
  const head = '// Written by scripts/class-names.mjs: the class names that each style sheet has.\n';
  return [head, pages.join(''), ...modules].join('\n');
}

/** @param {string} css */
function classesIn(css) {
  const preludes = css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? [];
  const classes = preludes.flatMap((prelude) => prelude.match(/(?<![\w\d])\.[a-z][\w-]*/g) ?? []);
  return [...new Set(classes.map((name) => camelCase(name.slice(1))))].sort();
}

/** @param {string} name as CSS writes it */
const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => String(letter).toUpperCase());

const stylesheets = () =>
  readdirSync(SCREENS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** @param {string} file */
const isModule = (file) => file.endsWith('.module.css');
