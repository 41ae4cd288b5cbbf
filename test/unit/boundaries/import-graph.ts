import type { Import } from '../../../scripts/checks/imports.mjs';

/** Everything that is loaded with `entry`: files and packages. */
export function reachable(imports: readonly Import[], entry: string): ReadonlySet<string> {
  const seen = new Set([entry]);
  for (const file of seen) {
    for (const { from, to } of imports) if (from === file) seen.add(to);
  }
  return seen;
}

/** Files that reach themselves, one line for each ring: `a → b → a`. */
export function circles(imports: readonly Import[]): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    done.add(file);
    for (const { from, to } of imports) if (from === file) visit(to, [...path, file]);
  };
  for (const { from } of imports) visit(from, []);
  return found;
}
