import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { readPlaywright } from './checks/reports.mjs';
import { commandOf, PROJECT } from './project.mjs';
import { findChromium } from './runtime/chromium.mjs';
import { run } from './runtime/program.mjs';

/** What Playwright writes about a run of the gallery. */
export const GALLERY_REPORT = join(PROJECT, 'test-results', 'gallery.json');

/**
 * Arguments for Node that run tests of the gallery, the real screens in a plain Chromium, and the environment they need.
 *
 * @param {readonly string[]} args for Playwright: a file, a number of workers
 * @returns {Promise<{ args: readonly string[], env: NodeJS.ProcessEnv }>} rejects with `SetUpError` without a Chromium
 */
export async function galleryCommand(args = []) {
  return {
    args: [commandOf('@playwright/test', 'playwright'), 'test', '-c', 'test/gallery', ...args],
    env: { ...process.env, CHROMIUM_PATH: await findChromium(process.env, console.log) },
  };
}

/**
 * Runs tests of the gallery before a person's eyes.
 *
 * @param {readonly string[]} given for Playwright
 * @returns {Promise<{ code: number, passed: number, failed: number }>}
 */
export async function runGallery(given) {
  rmSync(GALLERY_REPORT, { force: true });
  const { args, env } = await galleryCommand(given);
  const { code } = await run(process.execPath, args, { cwd: PROJECT, env, shown: true });
  return { code, ...(readPlaywright(GALLERY_REPORT) ?? { passed: 0, failed: 1 }) };
}
