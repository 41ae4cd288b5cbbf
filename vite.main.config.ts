import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

const outside = ['electron', 'libsql', /^node:/, ...builtinModules];

/** The main process: one ES module. `libsql` is native and stays in node_modules. */
export default defineConfig({
  build: {
    ssr: 'src-main/index.ts',
    outDir: 'out/main',
    target: 'node20.18',
    rollupOptions: { external: outside, output: { entryFileNames: '[name].js' } },
  },
  ssr: { noExternal: true, external: ['electron', 'libsql'] },
});
