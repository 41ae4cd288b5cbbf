import { defineConfig } from 'vite';

/** The emulator of the payment service: its own process, sharing no code with the till. */
export default defineConfig({
  build: {
    ssr: 'sandbox/index.ts',
    outDir: 'out/sandbox',
    target: 'node20.18',
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'index.js' } },
  },
});
