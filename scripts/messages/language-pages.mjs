const FIRST_MESSAGES = /[\\/]([^\\/]+)\.arb\?first$/;

/**
 * Writes the till's page once more for each language, as `index.de.html`, which also asks for that language's first messages
 * with its other files. Asked for by the page's program, they would come a moment after it, and the first screen after them.
 *
 * @returns {import('vite').Plugin}
 */
export function languagePages() {
  return {
    name: 'language-pages',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset')
          this.error('index.html was not built: no page can be written for a language');
        for (const built of Object.values(bundle)) {
          if (built.type !== 'chunk') continue;
          const [, language] = FIRST_MESSAGES.exec(built.facadeModuleId ?? '') ?? [];
          if (language === undefined) continue;
          const asked = `  <link rel="modulepreload" crossorigin href="./${built.fileName}">\n  </head>`;
          const source = String(page.source).replace('</head>', asked);
          this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source });
        }
      },
    },
  };
}
