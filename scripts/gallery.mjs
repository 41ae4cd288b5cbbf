import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { playwrightCounts } from './checks/reports.mjs';
import { commandOf, PROJECT } from './project.mjs';
import { findChromium } from './runtime/chromium.mjs';
import { run } from './runtime/program.mjs';

/**
 * Runs tests of the gallery, the real screens in a plain Chromium.
 *
 * @param {readonly string[]} args for Playwright: a file, a number of workers
 * @returns {Promise<{ code: number, passed: number, failed: number }>}
 */
export async function runGallery(args) {
  const report = join(PROJECT, 'test-results', 'gallery.json');
  rmSync(report, { force: true });
  const env = { ...process.env, CHROMIUM_PATH: await findChromium(process.env, console.log) };
  const playwright = [commandOf('@playwright/test', 'playwright'), 'test', '-c', 'test/gallery', ...args];
  const { code } = await run(process.execPath, playwright, { cwd: PROJECT, env, shown: true });
  return { code, ...(playwrightCounts(report) ?? { passed: 0, failed: 1 }) };
}
