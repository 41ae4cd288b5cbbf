import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, languages, partOf, readCatalogue, SOURCE_LANGUAGE } from './catalogue.mjs';
import { compileCatalogue } from './compile.mjs';
import { argumentsOf, partsOf } from './message-parts.mjs';
import { unusedKeys } from './uses.mjs';

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */

/**
 * What is wrong with a catalogue: a sentence, and the keys that it is about.
 *
 * @typedef {{ language: string, what: string, keys: readonly string[] }} Finding
 */

/** Keys of which the translation is rightly the English text, by language: names, signs, words that both have. */
const SAME_AS_ENGLISH = join(FOLDER, 'same-as-english.json');

/**
 * All that is wrong with the catalogues.
 *
 * @returns {readonly Finding[]}
 */
export function findings() {
  const english = readCatalogue(SOURCE_LANGUAGE);
  const same = /** @type {Record<string, readonly string[]>} */ (
    JSON.parse(readFileSync(SAME_AS_ENGLISH, 'utf8'))
  );
  const translated = languages().filter((language) => language !== SOURCE_LANGUAGE);
  return [
    ...findingsInEnglish(english),
    ...translated.flatMap((language) =>
      findingsInTranslation(readCatalogue(language), english, same[language] ?? []),
    ),
  ].filter(({ keys }) => keys.length > 0);
}

/**
 * @param {Catalogue} english
 * @returns {readonly Finding[]}
 */
function findingsInEnglish(english) {
  const { language, messages, descriptions } = english;
  const keys = Object.keys(messages);
  const broken = brokenKeys(english, english);
  const described = keys.filter((key) => {
    const names = Object.keys(descriptions[key]?.placeholders ?? {});
    return descriptions[key]?.description && sameNames(new Set(names), argumentsOf(messages[key] ?? ''));
  });
  const finding = (/** @type {string} */ what, /** @type {readonly string[]} */ found) => ({
    language,
    what,
    keys: found,
  });
  return [
    finding('no ICU message', broken),
    finding(
      'not described, or with other arguments than are described',
      without(keys, [...broken, ...described]),
    ),
    finding('described, but missing', without(Object.keys(descriptions), keys)),
    finding('unused', unusedKeys(keys)),
  ];
}

/**
 * @param {Catalogue} catalogue
 * @param {Catalogue} english
 * @param {readonly string[]} rightlySame
 * @returns {readonly Finding[]}
 */
export function findingsInTranslation(catalogue, english, rightlySame) {
  const { language, messages } = catalogue;
  const broken = brokenKeys(catalogue, english);
  const keys = Object.keys(messages).filter((key) => messages[key] !== '');
  const known = without(Object.keys(english.messages), without(Object.keys(english.messages), keys));
  const sound = without(known, broken);
  const identical = sound.filter(
    (key) => messages[key] === english.messages[key] && hasOwnText(messages[key]),
  );
  const finding = (/** @type {string} */ what, /** @type {readonly string[]} */ found) => ({
    language,
    what,
    keys: found,
  });
  return [
    finding('missing', without(Object.keys(english.messages), keys)),
    finding('unknown in English', without(Object.keys(messages), Object.keys(english.messages))),
    finding('no ICU message, or with plural forms that the language does not have', broken),
    finding(
      'with other arguments than in English',
      sound.filter(
        (key) => !sameNames(argumentsOf(english.messages[key] ?? ''), argumentsOf(messages[key] ?? '')),
      ),
    ),
    finding('identical to English', without(identical, rightlySame)),
    finding('in same-as-english.json, but not identical', without(rightlySame, identical)),
  ];
}

/**
 * @param {readonly string[]} all
 * @param {readonly string[]} others
 */
const without = (all, others) => all.filter((key) => !others.includes(key));

/**
 * @param {ReadonlySet<string>} one
 * @param {ReadonlySet<string>} other
 */
const sameNames = (one, other) => one.size === other.size && [...one].every((name) => other.has(name));

/**
 * Whether it has letters of its own, beside those of its arguments.
 *
 * @param {string} [message]
 */
const hasOwnText = (message = '') =>
  partsOf(message).some(({ kind, written }) => kind === 'text' && /\p{L}/u.test(written));

/**
 * The keys whose messages do not compile.
 *
 * @param {Catalogue} catalogue
 * @param {Catalogue} english
 */
function brokenKeys(catalogue, english) {
  return Object.entries(catalogue.messages)
    .filter(([key, message]) => {
      try {
        compileCatalogue({ ...catalogue, messages: { [key]: message } }, english, partOf(key));
        return false;
      } catch {
        return true;
      }
    })
    .map(([key]) => key);
}
