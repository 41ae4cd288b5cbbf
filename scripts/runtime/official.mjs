import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './program.mjs';

/** How long the download may take, in milliseconds: in all, and without a byte arriving. */
const DOWNLOAD_LIMITS = { total: 300_000, stalled: 30_000 };

/**
 * Lets the `electron` package install its own binary, if it has not yet. It finds its cache, mirror and proxy settings
 * itself; it knows no time limit, so that is kept here.
 *
 * @param {string} electronPackage the folder of the `electron` package
 * @param {NodeJS.ProcessEnv} env
 * @param {typeof DOWNLOAD_LIMITS} [limits]
 * @returns {Promise<{ folder: string } | { failure: string }>}
 */
export async function officialRuntime(electronPackage, env, limits = DOWNLOAD_LIMITS) {
  const folder = join(electronPackage, 'dist');
  const downloads = mkdtempSync(join(tmpdir(), 'electron-download-'));
  const watch = watchGrowth([downloads, folder], limits.stalled);
  const timeUp = AbortSignal.timeout(limits.total);
  try {
    const installed = await run(process.execPath, [join(electronPackage, 'install.js')], {
      env: { ...env, TMPDIR: downloads, ELECTRON_GET_NO_PROGRESS: '1' },
      signal: AbortSignal.any([watch.stalled, timeUp]),
    });
    if (installed.code === 0) return { folder };
    if (watch.stalled.aborted) return { failure: `nothing arrived for ${limits.stalled / 1000} s` };
    if (timeUp.aborted) return { failure: `not complete after ${limits.total / 1000} s` };
    return { failure: firstLine(installed.output) };
  } finally {
    watch.stop();
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** @param {string} output */
const firstLine = (output) => /\S.*/.exec(output)?.[0].replace(/^\w*Error: /, '') ?? 'no reason given';

/**
 * @param {readonly string[]} folders
 * @param {number} patience milliseconds without growth after which `stalled` aborts
 */
function watchGrowth(folders, patience) {
  const stalled = new AbortController();
  let size = 0;
  let grewAt = performance.now();
  const timer = setInterval(
    () => {
      const now = folders.reduce((sum, folder) => sum + bytesIn(folder), 0);
      if (now !== size) {
        size = now;
        grewAt = performance.now();
      } else if (performance.now() - grewAt >= patience) {
        stalled.abort();
      }
    },
    Math.min(1000, patience / 2),
  );
  return { stalled: stalled.signal, stop: () => clearInterval(timer) };
}

/** @param {string} folder */
function bytesIn(folder) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return files.reduce((sum, file) => sum + statSync(file).size, 0);
  } catch {
    // Not there yet, or renamed during the look: that too is a change of size, and the next look sees the rest.
    return 0;
  }
}
