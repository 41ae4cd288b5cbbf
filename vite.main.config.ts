import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

const outside = ['electron', 'libsql', /^node:/, ...builtinModules];

/**
 * The main process. CommonJS, so that it has run before Electron is ready wherever it is started from: schemes are
 * registered by then or never (https://www.electronjs.org/docs/latest/tutorial/esm). `libsql` is native and stays in
 * node_modules.
 */
export default defineConfig({
  build: {
    ssr: 'src-main/index.ts',
    outDir: 'out/main',
    target: 'node20.18',
    rolldownOptions: {
      external: outside,
      output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
    },
  },
  ssr: { noExternal: true, external: ['electron', 'libsql'] },
});
