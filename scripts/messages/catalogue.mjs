import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * An argument of a message. `x-isolate`: its text may be in any script, also in a language that is written from left to
 * right; what is put into messages of the other direction is isolated without it.
 *
 * @typedef {{ type: 'String' | 'int', example: string, 'x-isolate'?: true }} Placeholder
 */

/** @typedef {{ description: string, placeholders?: Readonly<Record<string, Placeholder>> }} Description */

/**
 * The messages of one language as translators have them. Only English describes them.
 *
 * @typedef {object} Catalogue
 * @property {string} language BCP 47
 * @property {Readonly<Record<string, string>>} messages ICU MessageFormat, by key
 * @property {Readonly<Record<string, Description>>} descriptions
 */

/** The catalogues: Application Resource Bundles (https://github.com/google/app-resource-bundle), a file a language. */
export const FOLDER = join(import.meta.dirname, '../../shared/messages');

export const SOURCE_LANGUAGE = 'en';

/**
 * Groups that New sale is drawn with, and where the screens themselves fail: they are loaded before the first screen. What
 * else may fail is said a moment later, out of a list as long as all of these.
 */
const FIRST_GROUPS = ['cart', 'crash', 'header', 'newSale', 'openSales', 'stages', 'starting'];

/** The group that both parts have: a list of sales names outcomes, and only an outcome's own screen says what they mean. */
const FIRST_OF_A_GROUP = /^outcomes\.[^.]+\.title$/;

/** Groups of the ten situations to practise: loaded when they are opened. */
const PRACTICE_GROUPS = ['practice'];

/** Groups that only main uses, for what it prints. */
const DOCUMENT_GROUPS = ['documents', 'reclaimSlip', 'staffGuide', 'testPrint'];

/**
 * The modules that a catalogue is compiled to.
 *
 * @typedef {'first' | 'screens' | 'practice' | 'documents'} Part
 */

/** @type {readonly Part[]} */
const PARTS = ['first', 'screens', 'practice', 'documents'];

/**
 * @param {string} key
 * @returns {Part}
 */
export function partOf(key) {
  const [group = ''] = key.split('.', 1);
  if (FIRST_GROUPS.includes(group) || FIRST_OF_A_GROUP.test(key)) return 'first';
  if (PRACTICE_GROUPS.includes(group)) return 'practice';
  return DOCUMENT_GROUPS.includes(group) ? 'documents' : 'screens';
}

/**
 * @param {string | undefined} query of an imported catalogue: `first` for `./de.arb?first`
 * @returns {Part | undefined} the whole catalogue without one
 */
export const partIn = (query) => PARTS.find((part) => part === query);

/** @returns {readonly string[]} */
export function languages() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.arb'))
    .map((name) => name.slice(0, -'.arb'.length));
}

/** @param {string} language */
export const fileOf = (language) => join(FOLDER, `${language}.arb`);

/**
 * @param {string} language
 * @returns {Catalogue}
 */
export function readCatalogue(language) {
  const entries = Object.entries(
    /** @type {Record<string, unknown>} */ (JSON.parse(readFileSync(fileOf(language), 'utf8'))),
  );
  const messages = entries.filter(([name]) => !name.startsWith('@'));
  const descriptions = entries.filter(([name]) => /^@[^@]/.test(name));
  return /** @type {Catalogue} */ ({
    language,
    messages: Object.fromEntries(messages),
    descriptions: Object.fromEntries(descriptions.map(([name, value]) => [name.slice(1), value])),
  });
}
