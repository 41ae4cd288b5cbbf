import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { messageCatalogues } from './scripts/messages/vite-plugin.mjs';

export default defineConfig({
  plugins: [messageCatalogues()],
  test: {
    include: ['test/{unit,integration,contract,simulation}/**/*.test.{ts,tsx}'],
    setupFiles: ['test/support/system/own-modules.ts', 'test/support/drawn/drawn-tests.ts'],
    restoreMocks: true,
    // A computer that is busy with something else is slow, and that is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Two for each core: half of the time tests wait for readings, which come every two seconds, and for the disk. A number,
    // since a share of the cores is never taken for more than all of them.
    maxWorkers: 2 * availableParallelism(),
    // No module keeps state, so files can share what they load: loading it again for each took as long as the tests.
    isolate: false,
    // The first: its modules for bundlers, which the renderer needs, name files without their endings. The second: a test
    // gives it a folder in Electron's place.
    server: { deps: { inline: ['validator', 'electron-store'] } },
  },
});
