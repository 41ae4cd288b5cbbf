import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

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

export function parse(file: string): ts.SourceFile {
  return parseText(file, readFileSync(join(PROJECT, file), 'utf8'));
}

export function parseText(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** Calls `visit` with every node, outer ones first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
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
  walk(parseText(file, text), (node) => {
    const [name, typeOnly] = importIn(node) ?? [];
    if (name && ts.isStringLiteralLike(name)) add(name.text, typeOnly ?? false);
  });
  return found;
}

/** What a node imports, and whether only types. */
function importIn(node: ts.Node): readonly [name: ts.Node | undefined, typeOnly: boolean] | undefined {
  if (ts.isImportDeclaration(node)) {
    return [node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword];
  }
  if (ts.isExportDeclaration(node)) return [node.moduleSpecifier, node.isTypeOnly];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return [node.argument.literal, true];
  if (ts.isCallExpression(node) && isLoading(node.expression)) return [node.arguments[0], false];
  return undefined;
}

const isLoading = (callee: ts.Expression): boolean =>
  callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');

/** A relative name becomes a path of the project; a deep import of a package becomes the package. */
function target(from: string, name: string): string {
  if (name.startsWith('.')) return posix.join(dirname(from), name);
  if (name.startsWith('node:')) return name;
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}
