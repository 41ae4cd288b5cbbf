import { rewritten } from './message-parts.mjs';

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */

const PLAIN = 'acdeghiklnorstuwyzACDEGHILNORSTUWY';
const ACCENTED = 'åçðéĝĥîķļñöŕšţûŵýžÅÇÐÉĜĤÎĻÑÖŔŠŢÛŴÝ';

/**
 * A made-up language, derived from English: accented, so that text which comes from no catalogue stands out; about
 * 40 % longer, as translations of short texts are; in brackets, so that an end which is cut off is missed.
 *
 * @param {Catalogue} english
 * @returns {Catalogue}
 */
export function pseudoLocale(english) {
  /** @type {readonly (readonly [string, string])[]} */
  const messages = Object.entries(english.messages).map(([key, message]) => [
    key,
    `[${rewritten(message, ({ kind, written }) => (kind === 'text' ? accented(written) : written))}]`,
  ]);
  return { ...english, messages: Object.fromEntries(messages) };
}

/** @param {string} text */
function accented(text) {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const accent = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    return /[aeiou]/i.test(letter) ? accent + accent.toLowerCase() : accent;
  });
}
