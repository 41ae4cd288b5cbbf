import ts from 'typescript';
import { walk } from './read-imports.ts';

/**
 * Names from the program's surroundings that a file uses, e.g. `Date`: identifiers that are neither the property of
 * something else nor a key. `Math.random` is matched as a whole.
 */
export function usesOf(source: ts.SourceFile, forbidden: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  walk(source, (node) => {
    const name = nameOf(node);
    if (name === undefined || !forbidden.has(name)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${source.fileName}:${line + 1} ${name}`);
  });
  return found;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.getText();
  return ts.isIdentifier(node) && !isProperty(node) ? node.text : undefined;
}

function isProperty(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name;
  if (ts.isQualifiedName(parent)) return parent.right === name;
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent)) &&
    parent.name === name
  );
}
