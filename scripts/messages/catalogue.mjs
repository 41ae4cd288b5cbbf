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

/** Groups that no screen needs at first: what main prints, and what only the set-up says. */
const LAZY_GROUPS = ['papers', 'reclaimSlip', 'staffGuide', 'testPaper', 'expectations', 'simulate'];

/**
 * The two modules that a catalogue is compiled to.
 *
 * @typedef {'first' | 'lazy'} Part
 */

/**
 * @param {string} key
 * @returns {Part}
 */
export const partOf = (key) => (LAZY_GROUPS.includes(key.split('.', 1)[0] ?? '') ? 'lazy' : 'first');

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
