import { basename } from 'node:path';
import { fileOf, readCatalogue, SOURCE_LANGUAGE } from './catalogue.mjs';
import { compileCatalogue } from './compile.mjs';

/**
 * Compiles what is imported from catalogues: `./de.arb` has the messages of the first screen, `./de.arb?lazy` those that
 * can wait.
 *
 * @returns {import('vite').Plugin}
 */
export function messageCatalogues() {
  return {
    name: 'message-catalogues',
    enforce: 'pre',
    load: {
      filter: { id: /\.arb(\?lazy)?$/ },
      handler(id) {
        const [file = '', part] = id.split('?', 2);
        this.addWatchFile(file);
        this.addWatchFile(fileOf(SOURCE_LANGUAGE));
        const catalogue = readCatalogue(basename(file, '.arb'));
        const english = readCatalogue(SOURCE_LANGUAGE);
        const code = compileCatalogue(catalogue, english, part === 'lazy' ? 'lazy' : 'first');
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
