import { failed, succeeded } from '../../../shared/failure.ts';
import type { Result } from '../../../shared/failure.ts';

/** Values of a query; a list repeats its parameter, and what is undefined is left out. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/**
 * A path of the specification with identifiers in it: `` at`/Merchants/${id}/locations` ``. Identifiers are opaque
 * (spec "Conventions that apply to all resources"), so each is kept inside its own segment; one that no segment can
 * hold would reach another endpoint and is refused.
 */
export function at(template: TemplateStringsArray, ...identifiers: readonly string[]): Result<string> {
  if (identifiers.some((identifier) => /^\.{0,2}$|\p{Cs}/u.test(identifier))) {
    return failed({ action: 'fix-input', code: 'not-found', detail: 'not an identifier' });
  }
  return succeeded(String.raw(template, ...identifiers.map(encodeURIComponent)));
}

/** Blanks go as `%20`: not every server reads a plus sign as a blank. */
export function withQuery(path: Result<string>, query: Query): Result<string> {
  if (!path.ok) return path;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value ?? []].flat()) parameters.append(name, String(each));
  }
  const text = parameters.toString().replaceAll('+', '%20');
  return text === '' ? path : succeeded(`${path.value}?${text}`);
}
