import { defineConfig } from 'vite';

/** The ledger's tool: it runs in processes of its own, and loads nothing of the till. `libsql` is native. */
export default defineConfig({
  build: {
    ssr: 'src-main/ledger/tool/program.ts',
    outDir: 'out/ledger',
    target: 'node20.18',
    minify: true,
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false },
    },
  },
  ssr: { noExternal: true, external: ['libsql'] },
});
