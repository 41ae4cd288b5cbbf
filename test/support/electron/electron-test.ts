import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { TestInfo } from '@playwright/test';
import { startVirtualDisplay } from '../../../scripts/runtime/display.mjs';
import { evidenceFolder, startTill } from './electron-app.ts';
import { drawnShare } from '../drawn/drawn-share.ts';
import type { DrawnShare } from '../drawn/drawn-share.ts';
import { removeFolder } from '../system/remove-folder.ts';
import type { RunningTill, TillOptions } from './electron-app.ts';
import { SandboxProcess } from './electron-sandbox.ts';
import { notedRestarts } from './screen-of-till.ts';

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
export const test = base.extend<Fixtures & DrawnShare, WorkerFixtures>({
  ...drawnShare,
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
    // The handler of a crash outlives the till, and may still be writing its file into the folder.
    for (const path of [folder, evidenceFolder(folder)]) await removeFolder(path);
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
      if (failed) await keepEvidence(till, folder, testInfo, index + 1);
      if (failed && traced) await keepTrace(till, testInfo, index + 1);
      if (till.isRunning()) await till.close();
    }
  },
});

/** As text, which a report shows where nobody can open a picture: what was on the screen, in the log and in the output. */
async function keepEvidence(
  till: RunningTill,
  folder: string,
  testInfo: TestInfo,
  start: number,
): Promise<void> {
  const keep = (what: string, body: string): Promise<void> =>
    testInfo.attach(`${what} of start ${start}`, { body, contentType: 'text/plain' });
  if (!till.isRunning()) await keep('end', endOf(till, folder));
  await keep('output', till.output());
  await keep('log', logIn(folder));
  if (!till.isRunning()) return;
  const screen = till.page.locator('body').ariaSnapshot({ timeout: SCREEN_WITHIN_MS });
  await keep('screen', await screen.catch((error: unknown) => `none: ${String(error)}`));
}

async function keepTrace(till: RunningTill, testInfo: TestInfo, start: number): Promise<void> {
  if (!till.isRunning()) return;
  await till.page.screenshot({ path: testInfo.outputPath(`start-${start}.png`) });
  await till.app.context().tracing.stop({ path: testInfo.outputPath(`start-${start}.zip`) });
}

/** Whether it ended by itself or was ended, what was started again before, and which processes left a file of their crash. */
function endOf(till: RunningTill, folder: string): string {
  const [restarts, crashes] = [join(folder, 'restarts.json'), join(folder, 'crashes')];
  const files = existsSync(crashes) ? readdirSync(crashes, { recursive: true, encoding: 'utf8' }) : [];
  return [
    `ended by ${till.ended()}`,
    `crash files: ${files.filter((name) => name.endsWith('.dmp')).join(', ') || 'none'}`,
    existsSync(restarts) ? notedRestarts(folder).join(', ') : 'no restarts',
  ].join('; ');
}

/** A page that hangs has none. */
const SCREEN_WITHIN_MS = 5_000;

const LOG_SHOWN = 5_000;

/** The end of the newest file of the till's log: docs/troubleshooting.md says what is in it. */
function logIn(folder: string): string {
  const file = join(folder, 'logs', 'till.jsonl');
  return existsSync(file) ? readFileSync(file, 'utf8').slice(-LOG_SHOWN) : 'there is none';
}
