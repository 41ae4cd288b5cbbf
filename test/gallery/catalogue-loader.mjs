import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partIn, readCatalogue, SOURCE_LANGUAGE } from '../../scripts/messages/catalogue.mjs';
import { compileCatalogue } from '../../scripts/messages/compile.mjs';

/**
 * Compiles imported catalogues where Playwright loads modules, as scripts/messages/vite-plugin.mjs does everywhere else.
 *
 * @type {import('node:module').LoadHook}
 */
export function load(url, context, nextLoad) {
  const { pathname, search } = new URL(url);
  if (!pathname.endsWith('.arb')) return nextLoad(url, context);
  const catalogue = readCatalogue(basename(fileURLToPath(new URL(pathname, url)), '.arb'));
  const english = readCatalogue(SOURCE_LANGUAGE);
  const source = compileCatalogue(catalogue, english, partIn(search.slice(1)));
  return { format: 'module', source, shortCircuit: true };
}
