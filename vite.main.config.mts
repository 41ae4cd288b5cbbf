import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

const outside = ['electron', 'libsql', 'serialport', 'usb', /^node:/, ...builtinModules];

/**
 * The main process. CommonJS, so that it has run before Electron is ready wherever it is started from: schemes are
 * registered by then or never (https://www.electronjs.org/docs/latest/tutorial/esm). Two entries, so that the window
 * opens without loading the till's parts first; a third is the ledger's tool, which runs in processes of its own.
 * `libsql`, `serialport` and `usb` are native and stay in node_modules.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'out/main',
    target: 'node20.18',
    minify: true,
    rolldownOptions: {
      external: outside,
      input: {
        index: 'src-main/index.ts',
        'start-till': 'src-main/start-till.ts',
        ledger: 'src-main/ledger/tool/program.ts',
      },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        // What two entries share gets a name, so that the bundler's few lines of runtime become a chunk of their own: they
        // would sit in there, and the window would wait for all of it.
        codeSplitting: { groups: [{ name: 'ledger-parts', test: /src-main[\\/]ledger[\\/](?!tool)/ }] },
      },
    },
  },
  ssr: { noExternal: true, external: ['electron', 'libsql', 'serialport', 'usb'] },
});
