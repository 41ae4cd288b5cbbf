import { fileOf, languages } from './catalogue.mjs';

/** A program for each language, `till-in-de`, which the build makes and no file holds. */
const ENTRY = 'till-in-';
/** Marks it as one of this plugin's: https://vite.dev/guide/api-plugin#virtual-modules-convention */
const OURS = `\0${ENTRY}`;
/** In a page, the address of its program. */
const PROGRAM = /(?<=<script type="module" crossorigin src=")[^"]+/;
const END_OF_HEAD = '  </head>';

/**
 * Writes the till's page once more for each language, as `index.de.html`, whose program is given that language's first messages.
 * Asked for by the program itself, they would come a moment after it, and the first screen after them.
 *
 * @param {string} till module with `openPage`
 * @returns {import('vite').Plugin}
 */
export function languagePages(till) {
  return {
    name: 'language-pages',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      for (const language of languages())
        this.emitFile({ type: 'chunk', id: ENTRY + language, name: ENTRY + language });
    },
    resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(OURS)) return undefined;
      const messages = `${fileOf(id.slice(OURS.length))}?first`;
      return `import { messages } from ${JSON.stringify(messages)};
        import { openPage } from ${JSON.stringify(till)};
        openPage(messages);`;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        const source = page?.type === 'asset' ? String(page.source) : '';
        if (!PROGRAM.test(source) || !source.includes(END_OF_HEAD))
          this.error('index.html names no program: no page can be written for a language');
        for (const built of Object.values(bundle)) {
          if (built.type !== 'chunk' || !built.facadeModuleId?.startsWith(OURS)) continue;
          const language = built.facadeModuleId.slice(OURS.length);
          const page = source.replace(PROGRAM, `./${built.fileName}`);
          const preloads = built.imports
            .filter((file) => !page.includes(file))
            .map((file) => `    <link rel="modulepreload" crossorigin href="./${file}">\n`);
          this.emitFile({
            type: 'asset',
            fileName: `index.${language}.html`,
            source: page.replace(END_OF_HEAD, `${preloads.join('')}${END_OF_HEAD}`),
          });
        }
      },
    },
  };
}
