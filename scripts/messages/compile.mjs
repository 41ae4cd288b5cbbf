import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { partOf } from './catalogue.mjs';
import { rewritten } from './message-parts.mjs';

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./catalogue.mjs').Part} Part */
/** @typedef {import('./catalogue.mjs').Placeholder} Placeholder */
/** @typedef {{ [name: string]: string | Nested }} Nested */

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const RIGHT_TO_LEFT_SCRIPTS = ['Arab', 'Hebr', 'Syrc', 'Thaa'];

/**
 * The module of a catalogue, or of one part of it: it exports `messages`, nested as the dots of the keys say. A message without
 * arguments is a string, one with arguments a function of them by name.
 *
 * @param {Catalogue} catalogue
 * @param {Catalogue} english says of which type the arguments are
 * @param {Part} [part]
 * @returns {string} throws where a message is no ICU message, or has plural forms that its language does not know
 */
export function compileCatalogue({ language, messages }, english, part) {
  const isolates = isolatesIn(language, english);
  /** @type {Nested} */
  const nested = {};
  for (const [key, message] of Object.entries(messages))
    if (part === undefined || partOf(key) === part) put(nested, key.split('.'), isolates(key, message));
  const code = compileModule(new MessageFormat(language), nested);
  const name = part === undefined || part === 'first' ? `language: ${JSON.stringify(language)},` : '';
  return code
    .replace('export default {', () => `export const messages = {\n  ${name}`)
    .replaceAll(CONSTANT, '$1$2');
}

/** A message without arguments, which the library makes a function as well. */
const CONSTANT = /^( *(?:[\w$]+|"(?:[^"\\]|\\.)*"): )\(\) => ("(?:[^"\\]|\\.)*")/gm;

/**
 * Texts that are put into a message of the other direction would tear it apart, so they are isolated (Unicode Standard
 * Annex 9). Numbers need no isolate, and what stands within one already needs no second.
 *
 * @param {string} language
 * @param {Catalogue} english
 * @returns {(key: string, message: string) => string}
 */
function isolatesIn(language, { descriptions }) {
  const { script = '' } = new Intl.Locale(language).maximize();
  const rightToLeft = RIGHT_TO_LEFT_SCRIPTS.includes(script);
  return (key, message) => {
    const placeholders = descriptions[key]?.placeholders ?? {};
    const needsIsolate = (/** @type {Placeholder | undefined} */ placeholder) =>
      placeholder?.type === 'String' && (rightToLeft || placeholder['x-isolate'] === true);
    // Most messages need none, and taking them apart takes as long as compiling them.
    if (!Object.values(placeholders).some(needsIsolate)) return message;
    return rewritten(message, ({ kind, name = '', offset, written }) => {
      const needed = kind === 'argument' && needsIsolate(placeholders[name]);
      if (!needed || isIsolated(message.slice(0, offset))) return written;
      return FIRST_STRONG_ISOLATE + written + POP_ISOLATE;
    });
  };
}

/** @param {string} before what stands before an argument */
const isIsolated = (before) => before.lastIndexOf(FIRST_STRONG_ISOLATE) > before.lastIndexOf(POP_ISOLATE);

/**
 * @param {Nested} nested
 * @param {readonly string[]} path
 * @param {string} message
 */
function put(nested, [name = '', ...rest], message) {
  if (rest.length === 0) nested[name] = message;
  else put(/** @type {Nested} */ (nested[name] ??= {}), rest, message);
}
