import { register } from 'node:module';
import { defineConfig } from '@playwright/test';
import type { DrawnShare } from '../support/drawn/drawn-share.ts';

// Receipts among the states are made of messages.
register('./catalogue-loader.mjs', import.meta.url);

/**
 * The real screens in a plain Chromium, fed with fixture views: `npx playwright test -c test/gallery`.
 * Screenshots of every state go to `test-results/gallery/`. `CHROMIUM_PATH` names a browser that is installed already.
 */
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig<DrawnShare>({
  testDir: '.',
  globalSetup: './build-renderer.ts',
  outputDir: '../../test-results/gallery-runs',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Limits for a computer that is busy with other work as well: Playwright's own are 30 s and 5 s.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../test-results/gallery.json' }]],
  // What needs a server of its own, and takes longest, begins first: at the end two of three workers would wait for it.
  projects: [
    { name: 'browsed', testMatch: 'every/browse.spec.ts' },
    { name: 'screens', testIgnore: 'every/browse.spec.ts' },
  ],
  use: {
    locale: 'en-US',
    share: 0.055,
    // A page that is there already, emptied: to make one for each test took half of the time.
    reuseContext: true,
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--autoplay-policy=no-user-gesture-required',
      ],
      ...(executablePath !== undefined && { executablePath }),
    },
  },
});
