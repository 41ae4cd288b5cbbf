import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall, aptUsable } from './apt.mjs';
import { run } from './program.mjs';
import { SetUpError } from './set-up-error.mjs';

/**
 * @typedef {object} Use what the runtime is wanted for on this machine
 * @property {string} program the Electron executable
 * @property {boolean} virtualDisplay
 * @property {boolean} tests
 * @property {NodeJS.ProcessEnv} env
 */

/**
 * @typedef {object} Need something the system must bring, and the Debian packages that do
 * @property {readonly string[]} packages
 * @property {boolean} [optional] without it the till still works, in part
 * @property {(use: Use) => Promise<readonly string[]> | readonly string[]} missing names of what is not there
 */

/** @type {readonly Need[]} */
const NEEDS = [
  {
    packages: ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1', 'libatk-bridge2.0-0', 'libcups2'],
    missing: ({ program, env }) => missingLibraries(program, env),
  },
  {
    packages: ['xvfb'],
    missing: ({ virtualDisplay, env }) => (virtualDisplay && !onPath('Xvfb', env) ? ['Xvfb'] : []),
  },
  {
    // A desktop has fonts. A bare machine has none, and then screenshots show boxes instead of words.
    packages: ['fonts-liberation', 'fonts-noto-core', 'fonts-noto-cjk'],
    optional: true,
    missing: ({ virtualDisplay }) => (virtualDisplay ? missingFonts() : []),
  },
  {
    // Reads the QR code from a screenshot, independently of the code that draws it; only that test fails without it.
    packages: ['zbar-tools'],
    optional: true,
    missing: ({ tests, env }) => (tests && !onPath('zbarimg', env) ? ['zbarimg'] : []),
  },
  {
    // Reads saved PDF files, independently of Chromium, which writes them.
    packages: ['poppler-utils'],
    optional: true,
    missing: ({ tests, env }) => (tests && !onPath('pdftotext', env) ? ['pdftotext'] : []),
  },
  {
    // The hands of a vandal at a kiosk, and how large its window is for X.
    packages: ['xdotool'],
    optional: true,
    missing: ({ tests, env }) => (tests && !onPath('xdotool', env) ? ['xdotool'] : []),
  },
];

/**
 * Finds what Electron needs of the system and installs what is missing, when this is Debian or Ubuntu and root runs it.
 *
 * @param {Use} use
 * @param {(line: string) => void} say
 * @returns {Promise<void>} rejects with `SetUpError` when something indispensable stays missing
 */
export async function completeSystem(use, say) {
  const open = await unmet(use);
  if (open.length === 0) return;
  const packages = open.flatMap(({ need }) => need.packages);
  if (aptUsable()) {
    say(`Installing system packages: ${packages.join(' ')}`);
    const failure = await aptInstall(packages, use.env);
    if (failure) say(`apt-get: ${failure}`);
  }
  const still = aptUsable() ? await unmet(use) : open;
  if (still.length === 0) return;
  const names = still.map(({ missing }) => shortened(missing)).join(', ');
  const command = `apt-get update && apt-get install -y ${still.flatMap(({ need }) => need.packages).join(' ')}`;
  const sentence = `Missing on this system: ${names}; on Debian or Ubuntu run as root: ${command}`;
  if (still.some(({ need }) => !need.optional)) throw new SetUpError(sentence);
  say(sentence);
}

/** @param {readonly string[]} names */
function shortened(names) {
  if (names.length <= 3) return names.join(', ');
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more libraries`;
}

/** @param {Use} use */
async function unmet(use) {
  const looked = await Promise.all(NEEDS.map(async (need) => ({ need, missing: await need.missing(use) })));
  return looked.filter(({ missing }) => missing.length > 0);
}

/**
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 */
async function missingLibraries(program, env) {
  const { output } = await run('ldd', [program], { env: { ...env, LC_ALL: 'C' } });
  return output.split('\n').flatMap((line) => /^\s*(\S+) => not found$/.exec(line)?.[1] ?? []);
}

function missingFonts() {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(homedir(), '.local/share/fonts')];
  const files = folders.filter((folder) => existsSync(folder)).flatMap((folder) => fileNames(folder));
  const families = ['LiberationSans-Regular', 'NotoSans-Regular', 'NotoSansCJK-Regular'];
  return families
    .filter((family) => !files.some((name) => name.startsWith(family)))
    .map((name) => `${name} font`);
}

/** @param {string} folder */
const fileNames = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => entry.name);

/**
 * @param {string} command
 * @param {NodeJS.ProcessEnv} env
 */
function onPath(command, env) {
  return (env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
