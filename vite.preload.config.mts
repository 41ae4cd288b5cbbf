import { defineConfig } from 'vite';

/** A sandboxed preload must be CommonJS: https://www.electronjs.org/docs/latest/tutorial/esm */
export default defineConfig({
  build: {
    ssr: 'src-main/preload.ts',
    outDir: 'out/preload',
    target: 'chrome130',
    rolldownOptions: { external: ['electron'], output: { format: 'cjs', entryFileNames: 'preload.cjs' } },
  },
  ssr: { noExternal: true, external: ['electron'] },
});
