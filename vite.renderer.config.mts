import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The screens: strict CSP, so nothing inlined, and paths that work from a file or a custom scheme. */
export default defineConfig({
  root: 'src-renderer',
  base: './',
  plugins: [react()],
  build: {
    outDir: '../out/renderer',
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The customer's screen, and the page that draws papers for PDF files.
    rolldownOptions: {
      input: ['src-renderer/index.html', 'src-renderer/customer.html', 'src-renderer/paper.html'],
    },
  },
});
