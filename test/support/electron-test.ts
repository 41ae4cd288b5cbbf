import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { TestInfo } from '@playwright/test';
import { startVirtualDisplay } from '../../scripts/runtime/display.mjs';
import { evidenceFolder, startTill } from './electron-app.ts';
import type { RunningTill, TillOptions } from './electron-app.ts';
import { SandboxProcess } from './electron-sandbox.ts';

interface Fixtures {
  /** A sandbox of this test's own. */
  readonly sandbox: SandboxProcess;
  /** Where this test's till keeps its files. */
  readonly folder: string;
  /** Starts the till in `folder`; again after a `close` or `kill` is a restart. */
  readonly startTill: (options?: Omit<TillOptions, 'folder'>) => Promise<RunningTill>;
}

interface WorkerFixtures {
  /** Tills side by side on one display would take the focus from each other. */
  readonly display: string | undefined;
}

/** Playwright's test with a till and a sandbox. What still runs at the end is ended; a failure leaves trace, screenshot and output. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  display: [
    async ({}, use, { parallelIndex }) => {
      const { DISPLAY, VIRTUAL_DISPLAY } = process.env;
      if (VIRTUAL_DISPLAY === undefined || parallelIndex === 0) return use(DISPLAY);
      const own = await startVirtualDisplay(process.env);
      await use(own.name);
      await own.stop();
    },
    { scope: 'worker' },
  ],

  sandbox: async ({}, use) => {
    const sandbox = await SandboxProcess.start();
    await use(sandbox);
    await sandbox.stop();
  },

  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'countertop-till-'));
    await use(folder);
    for (const path of [folder, evidenceFolder(folder)]) rmSync(path, { recursive: true, force: true });
  },

  startTill: async ({ folder, display, trace }, use, testInfo) => {
    const started: RunningTill[] = [];
    // Its snapshots cost a sixth of a test's time: only when Playwright is asked for it, by `--trace on`.
    const traced = trace !== 'off';
    await use(async (options = {}) => {
      const env = { ...(display !== undefined && { DISPLAY: display }), ...options.env };
      const till = await startTill({ ...options, env, folder });
      if (traced) await till.app.context().tracing.start({ snapshots: true });
      started.push(till);
      return till;
    });
    const failed = testInfo.status !== testInfo.expectedStatus;
    for (const [index, till] of started.entries()) {
      if (failed && traced) await keepEvidence(till, testInfo, index + 1);
      if (till.isRunning()) await till.close();
    }
  },
});

async function keepEvidence(till: RunningTill, testInfo: TestInfo, start: number): Promise<void> {
  await testInfo.attach(`output of start ${start}`, { body: till.output(), contentType: 'text/plain' });
  if (!till.isRunning()) return;
  await till.page.screenshot({ path: testInfo.outputPath(`start-${start}.png`) });
  await till.app.context().tracing.stop({ path: testInfo.outputPath(`start-${start}.zip`) });
}
