import { Visitor, type ESTree } from 'vite';
import type { Source } from './source.ts';

/**
 * Names of the runtime's globals that a file uses, e.g. `Date`: identifiers that are neither the property of
 * something else nor a key. `Math.random` is matched as a whole.
 */
export function usesOf({ file, text, program }: Source, forbidden: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  const properties = new Set<ESTree.Node>();
  const look = (name: string, { start }: ESTree.Node): void => {
    if (forbidden.has(name)) found.push(`${file}:${text.slice(0, start).split('\n').length} ${name}`);
  };
  const skipKey = (node: { readonly key: ESTree.Node; readonly computed: boolean }): void => {
    if (!node.computed) properties.add(node.key);
  };
  // Outer nodes come first: what is only a property is known before it is visited itself.
  new Visitor({
    MemberExpression: (node) => {
      if (!node.computed) properties.add(node.property);
      look(text.slice(node.start, node.end), node);
    },
    TSQualifiedName: ({ right }) => properties.add(right),
    Property: skipKey,
    TSPropertySignature: skipKey,
    TSMethodSignature: skipKey,
    Identifier: (node) => {
      if (!properties.has(node)) look(node.name, node);
    },
  }).visit(program);
  return found;
}
