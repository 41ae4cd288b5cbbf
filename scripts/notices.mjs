import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder, importsOf } from './checks/imports.mjs';
import { PROJECT } from './project.mjs';
import { readJson } from './runtime/json.mjs';

/** Whatever they import is in the package, bundled or beside the bundles. */
const SOURCES = ['shared', 'src-main', 'src-renderer', 'sandbox'];
/** Imported by what scripts/messages/ makes of the catalogues. */
const GENERATED = ['@messageformat/runtime'];
/** Neither a file of the project nor `node:…`. */
const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+$/;

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [license]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * Writes `NOTICES.txt` into `folder`: of every package that is in the till its name, version and licence, whole. Rather one
 * too many than one missing: what a bundled package depends on counts, whether or not the bundler kept it.
 *
 * @param {string} folder
 */
export function writeNotices(folder) {
  const notices = packagesInside().map(noticeOf);
  writeFileSync(join(folder, 'NOTICES.txt'), `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

/** The folders of the packages that are in the till. */
export function packagesInside() {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} name @param {string} from */
  const add = (name, from) => {
    const folder = folderOf(name, from);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = manifestIn(folder);
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, folder);
  };
  const { dependencies = {} } = manifestIn(PROJECT);
  for (const name of [...Object.keys(dependencies), ...importedNames(), ...GENERATED]) add(name, PROJECT);
  return [...found].sort();
}

/** @returns {readonly string[]} */
function importedNames() {
  const imports = SOURCES.flatMap(filesUnder).flatMap((file) => importsOf(file));
  // Electron brings its own notices.
  return [...new Set(imports.map(({ to }) => to))].filter((to) => PACKAGE.test(to) && to !== 'electron');
}

/**
 * As Node looks for it, from the folder of the package that needs it.
 *
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
function folderOf(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === PROJECT ? undefined : folderOf(name, dirname(from));
}

/** @param {string} folder */
const manifestIn = (folder) => /** @type {Manifest} */ (readJson(join(folder, 'package.json')));

/** @param {string} folder */
function noticeOf(folder) {
  const { name, version, license = 'see below' } = manifestIn(folder);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}
