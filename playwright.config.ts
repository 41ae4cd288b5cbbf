import { defineConfig } from '@playwright/test';

/**
 * Both projects drive the built application in real Electron, through a sandbox process of their own. One worker: the
 * till's speed is part of what is looked at. No retries: a test that passes at the second try has found something.
 */
export default defineConfig({
  outputDir: 'test-results/e2e',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: [
    { name: 'e2e', testDir: 'test/e2e' },
    { name: 'demo', testDir: 'test/demo', timeout: 300_000 },
    { name: 'kill', testDir: 'test/kill' },
    { name: 'bench', testDir: 'test/bench', testMatch: '*.bench.ts', timeout: 600_000 },
  ],
});
