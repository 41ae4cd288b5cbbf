import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

const PROJECT = join(import.meta.dirname, '../../..');
const SOURCE = /\.(ts|tsx|mjs|cjs|css)$/;

/** One import, export-from, `import()` or `require()` with a literal name, or a style sheet's `@import`. */
export interface Import {
  /** The file it stands in, from the project's root, with `/`. */
  readonly from: string;
  /** A file of the project, likewise, or the name of a package, or `node:…`. */
  readonly to: string;
  /** It leaves nothing behind in the running program. */
  readonly typeOnly: boolean;
}

/** Every source file under `folder`, from the project's root. */
export function filesUnder(folder: string): readonly string[] {
  const path = join(PROJECT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .sort();
}

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly program: ESTree.Program;
}

export function parse(file: string): Source {
  return parseText(file, readFileSync(join(PROJECT, file), 'utf8'));
}

export function parseText(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  return { file, text, program };
}

/** The imports of a program or a style sheet. */
export function importsOf(file: string, text = readFileSync(join(PROJECT, file), 'utf8')): readonly Import[] {
  const found: Import[] = [];
  const add = (name: string, typeOnly: boolean): void => {
    found.push({ from: file, to: target(file, name), typeOnly });
  };
  if (file.endsWith('.css')) {
    for (const [, name] of text.matchAll(/@import\s+['"]([^'"]+)/g)) add(name ?? '', false);
    return found;
  }
  const addLiteral = (node: ESTree.Node | null | undefined, typeOnly: boolean): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string') add(node.value, typeOnly);
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => addLiteral(source, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => addLiteral(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => addLiteral(source, exportKind === 'type'),
    TSImportType: ({ source }) => addLiteral(source, true),
    ImportExpression: ({ source }) => addLiteral(source, false),
    CallExpression: ({ callee, arguments: [name] }) => {
      if (callee.type === 'Identifier' && callee.name === 'require') addLiteral(name, false);
    },
  }).visit(parseText(file, text).program);
  return found;
}

/** A relative name becomes a path of the project; a deep import of a package becomes the package. */
function target(from: string, name: string): string {
  if (name.startsWith('.')) return posix.join(dirname(from), name);
  if (name.startsWith('node:')) return name;
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}
