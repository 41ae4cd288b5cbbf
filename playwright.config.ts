import { defineConfig } from '@playwright/test';
import type { DrawnShare } from './test/support/drawn/drawn-share.ts';

/**
 * Each project drives the built application in real Electron, against a sandbox process of each test's own. End-to-end
 * tests run three at a time: on two cores more of them are no sooner done, and keep each other from what they wait for. What
 * is measured, and what a person watches, runs alone. No retries: a test that passes at the second try has found something.
 */
export default defineConfig<DrawnShare>({
  outputDir: 'test-results/e2e',
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: [
    // First, because each of its two tests takes longer than any other.
    { name: 'demo', testDir: 'test/demo', workers: 1, timeout: 300_000 },
    { name: 'e2e', testDir: 'test/e2e', fullyParallel: true, use: { share: 0.05 } },
    {
      name: 'package',
      testDir: 'test',
      testMatch: ['e2e/start/clean-environment.spec.ts', 'package/*.spec.ts'],
      grep: /from the environment|packed till|installed till/,
    },
    { name: 'kill', testDir: 'test/kill', workers: 1 },
    { name: 'endurance', testDir: 'test/endurance', workers: 1 },
    { name: 'bench', testDir: 'test/bench', testMatch: '*.bench.ts', workers: 1, timeout: 600_000 },
  ],
});
