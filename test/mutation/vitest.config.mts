import { defineConfig } from 'vitest/config';

// The unit tests of what is mutated. The simulation takes too long for each mutant; its broken variants stand for it.
export default defineConfig({
  test: {
    include: ['test/unit/{sales,shifts}/**/*.test.ts', 'test/unit/service/quota/**/*.test.ts'],
    testTimeout: 20_000,
    isolate: false,
  },
});
