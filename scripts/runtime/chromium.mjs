import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall, aptUsable } from './apt.mjs';
import { run } from './program.mjs';
import { SetUpError } from './set-up-error.mjs';

const PACKAGES = ['chromium-headless-shell', 'chromium'];
const MINUTES_FOR_DOWNLOAD = 5;
/** The shell first: a browser without its window's user interface takes half the time. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * A browser for the gallery, the first of these that is there: what `CHROMIUM_PATH` names, Playwright's own, one of the
 * system's, on Debian as root the system's once it is installed, and Playwright's own once it is downloaded.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say
 * @returns {Promise<string>} rejects with `SetUpError` where there is none to be had
 */
export async function findChromium(env, say) {
  const found = installed(env);
  if (found !== undefined) return found;
  if (aptUsable()) {
    for (const name of PACKAGES) {
      say(`Installing a system package: ${name}`);
      const failure = await aptInstall([name], env);
      if (!failure) break;
      say(`apt-get: ${failure}`);
    }
  }
  const program = installed(env) ?? (await downloaded(env, say));
  if (program !== undefined) return program;
  throw new SetUpError(
    'No Chromium on this system: npx playwright install chromium, or name one in CHROMIUM_PATH.',
  );
}

/** @param {NodeJS.ProcessEnv} env */
function installed(env) {
  const folders = (env['PATH'] ?? '').split(delimiter);
  const ofSystem = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...ofSystem].find((path) =>
    existsSync(path),
  );
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say
 */
async function downloaded(env, say) {
  say("Downloading Playwright's Chromium");
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
  const signal = AbortSignal.timeout(MINUTES_FOR_DOWNLOAD * 60_000);
  await run(process.execPath, [cli, 'install', 'chromium'], { env, signal });
  return installed(env);
}
