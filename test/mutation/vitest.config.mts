import { defineConfig } from 'vitest/config';
import { messageCatalogues } from '../../scripts/messages/vite-plugin.mjs';

// The unit tests of the part that is mutated: what is computed while a module loads runs them all, for each mutant. The
// simulation takes too long for that; its broken variants stand for it.
export default defineConfig({
  plugins: [messageCatalogues()],
  test: {
    include: [`test/unit/${process.env['MUTATED_PART'] ?? '{sales,shifts,service/quota}'}/**/*.test.ts`],
    // It takes longer than all others together, and looks at memory and time alone.
    exclude: ['test/unit/sales/tracking/many-readings.test.ts'],
    testTimeout: 20_000,
    isolate: false,
  },
});
