import { basename } from 'node:path';
import { fileOf, partIn, readCatalogue, SOURCE_LANGUAGE } from './catalogue.mjs';
import { compileCatalogue } from './compile.mjs';

/**
 * Compiles what is imported from catalogues: `./de.arb?first` has the messages of the first screen, `./de.arb?screens`
 * those of all others, `./de.arb?practice` those of the situations to practise, `./de.arb` all there are.
 *
 * @returns {import('vite').Plugin}
 */
export function messageCatalogues() {
  return {
    name: 'message-catalogues',
    enforce: 'pre',
    load: {
      filter: { id: /\.arb(\?(first|screens|practice))?$/ },
      handler(id) {
        const [file = '', query] = id.split('?', 2);
        this.addWatchFile(file);
        this.addWatchFile(fileOf(SOURCE_LANGUAGE));
        const catalogue = readCatalogue(basename(file, '.arb'));
        const english = readCatalogue(SOURCE_LANGUAGE);
        const code = compileCatalogue(catalogue, english, partIn(query));
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
