import { defineConfig } from 'vite';

/** What a version makes of a record, before it is installed: a program of its own, which loads nothing of the till. `libsql` is native. */
export default defineConfig({
  build: {
    ssr: 'src-main/updates/rehearsal/program.ts',
    outDir: 'out/rehearsal',
    target: 'node20.18',
    minify: true,
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false },
    },
  },
  ssr: { noExternal: true, external: ['libsql'] },
});
