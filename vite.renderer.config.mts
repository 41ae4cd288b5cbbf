import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeClassNames } from './scripts/class-names.mjs';
import { languagePages } from './scripts/messages/language-pages.mjs';
import { messageCatalogues } from './scripts/messages/vite-plugin.mjs';

const pageMain = (file: string): string => join(import.meta.dirname, 'src-renderer', file);
const TILL = pageMain('main.tsx');
const OTHERS = ['customer-display', 'kiosk', 'documents/page'].map((feature) =>
  pageMain(`features/${feature}/main.tsx`),
);

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
};

/** The screens: strict CSP, so nothing inlined, and paths that work from a file or a custom scheme. */
export default defineConfig({
  root: 'src-renderer',
  base: './',
  plugins: [
    react(),
    messageCatalogues(),
    languagePages(pageMain('open-page.tsx')),
    { name: 'class-names', buildStart: writeClassNames },
  ],
  define: { APP_VERSION: JSON.stringify(version) },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: '../out/renderer',
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The till's, the customer's screen, the kiosk's, and the page that draws documents for PDF files.
      input: ['index', 'customer', 'kiosk', 'document'].map((page) => `src-renderer/${page}.html`),
      output: {
        // A language's first messages are `assets/de-….js`, its others `assets/screens-de-….js`.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('.arb?screens')
            ? 'assets/screens-[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        // Every file of a page is asked of main, which has the most to do at a start: what the till's page begins with
        // comes in one, and what it shares with the other pages, whose styles stand below all others, in another.
        codeSplitting: {
          groups: [
            {
              name: (id, graph) => {
                if (PLURAL_RULES.test(id)) return 'shared';
                return OTHERS.some((page) => runsBefore(id, page, graph))
                  ? onTill(id, graph, 'shared')
                  : null;
              },
              debugName: 'shared',
              priority: 2,
            },
            { name: (id, graph) => onTill(id, graph, 'first'), debugName: 'first', priority: 1 },
          ],
        },
      },
    },
  },
});

/** Needed by the messages of whichever language, which are chunks of their own. */
const PLURAL_RULES = /node_modules[\\/](@messageformat|make-plural)/;

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

function onTill(id: string, graph: Graph, name: string): string | null {
  return runsBefore(id, TILL, graph) ? name : null;
}

const known = new Map<string, ReadonlySet<string>>();

/** Whether a module is there when the page's own runs. */
function runsBefore(id: string, page: string, graph: Graph): boolean {
  let found = known.get(page);
  if (!found) known.set(page, (found = importsOf(page, graph)));
  return id !== page && found.has(id);
}

function importsOf(page: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([page]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
