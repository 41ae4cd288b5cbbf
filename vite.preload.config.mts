import { defineConfig } from 'vite';

/** A sandboxed preload must be CommonJS: https://www.electronjs.org/docs/latest/tutorial/esm */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'out/preload',
    target: 'chrome130',
    rolldownOptions: {
      external: ['electron'],
      input: {
        preload: 'src-main/preload/till.ts',
        document: 'src-main/preload/document.ts',
        'customer-preload': 'src-main/preload/customer.ts',
        'kiosk-preload': 'src-main/preload/kiosk.ts',
      },
      output: { format: 'cjs', entryFileNames: '[name].cjs' },
    },
  },
  ssr: { noExternal: true, external: ['electron'] },
});
