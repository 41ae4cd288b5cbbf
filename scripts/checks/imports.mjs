import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { PROJECT } from '../project.mjs';

/**
 * One import, export-from, `import()` or `require()` with a literal name, or a style sheet's `@import`.
 *
 * @typedef {object} Import
 * @property {string} from The file it stands in, from the project's root, with `/`.
 * @property {string} to A file of the project, likewise, or the name of a package, or `node:…`.
 * @property {boolean} typeOnly It leaves nothing behind in the running program.
 */

/** @typedef {import('vite').ESTree.Node} Node */

const SOURCE = /\.(ts|tsx|mjs|cjs|css)$/;

/**
 * Every source file under a folder, from the project's root.
 *
 * @param {string} folder
 * @returns {readonly string[]}
 */
export function filesUnder(folder) {
  const path = join(PROJECT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .sort();
}

/**
 * The imports of a program or a style sheet.
 *
 * @param {string} file from the project's root
 * @param {string} [text]
 * @returns {readonly Import[]}
 */
export function importsOf(file, text = readFileSync(join(PROJECT, file), 'utf8')) {
  const found = file.endsWith('.css') ? importsOfStyles(text) : importsOfProgram(file, text);
  return found.map(({ name, typeOnly }) => ({ from: file, to: target(file, name), typeOnly }));
}

/** @param {string} text */
function importsOfStyles(text) {
  return [...text.matchAll(/@import\s+['"]([^'"]+)/g)].map(([, name = '']) => ({ name, typeOnly: false }));
}

/**
 * @param {string} file
 * @param {string} text
 */
function importsOfProgram(file, text) {
  const { program, module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  /** @type {{ readonly name: string, readonly typeOnly: boolean, readonly start: number }[]} */
  const found = [];
  const addStatement = (
    /** @type {{ readonly start: number, readonly end: number }} */ { start, end },
    /** @type {string | undefined} */ name,
  ) => {
    const typeOnly = /^\w+\s+type\b(?!\s*,|\s+from\b)/.test(text.slice(start, end));
    if (name !== undefined) found.push({ name, typeOnly, start });
  };
  for (const statement of module.staticImports) addStatement(statement, statement.moduleRequest.value);
  for (const statement of module.staticExports) {
    addStatement(statement, statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value);
  }
  // Few files have one of these, and to visit every node of a program takes ten times as long as to read it.
  if (/\b(?:import|require)\s*\(/.test(text)) {
    const addLiteral = (/** @type {Node | null | undefined} */ node, /** @type {boolean} */ typeOnly) => {
      if (node?.type === 'Literal' && typeof node.value === 'string')
        found.push({ name: node.value, typeOnly, start: node.start });
    };
    new Visitor({
      TSImportType: ({ source }) => addLiteral(source, true),
      ImportExpression: ({ source }) => addLiteral(source, false),
      CallExpression: ({ callee, arguments: [name] }) => {
        if (callee.type === 'Identifier' && callee.name === 'require') addLiteral(name, false);
      },
    }).visit(program);
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/**
 * A relative name becomes a path of the project, without the query that says which part of it is loaded; a deep import of a
 * package becomes the package.
 *
 * @param {string} from
 * @param {string} name
 */
function target(from, name) {
  if (name.startsWith('.')) return posix.join(dirname(from), name.replace(/\?.*$/, ''));
  if (name.startsWith('node:')) return name;
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}
