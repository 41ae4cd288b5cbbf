import { parse } from '@messageformat/parser';

/** @typedef {import('@messageformat/parser').Token} Token */

/**
 * A piece of a message as it is written: `text` that is shown, or an argument in braces.
 *
 * @typedef {{ kind: 'text' | 'argument', offset: number, written: string, name?: string }} Part
 */

/**
 * What of a message is shown, in its order, without the choices between forms.
 *
 * @param {string} message
 * @returns {readonly Part[]} throws with what is wrong and where
 */
export function partsOf(message) {
  return parse(message).flatMap(partsOfToken);
}

/**
 * The names of all arguments, of those as well that only choose a form.
 *
 * @param {string} message
 * @returns {ReadonlySet<string>}
 */
export function argumentsOf(message) {
  return new Set(parse(message).flatMap(namesIn));
}

/**
 * @param {Token} token
 * @returns {readonly Part[]}
 */
function partsOfToken(token) {
  const { offset, text: written } = token.ctx;
  switch (token.type) {
    case 'content':
      return [{ kind: 'text', offset, written }];
    case 'argument':
      return [{ kind: 'argument', offset, written, name: token.arg }];
    case 'plural':
    case 'select':
    case 'selectordinal':
      return token.cases.flatMap((each) => each.tokens.flatMap(partsOfToken));
    default:
      return [];
  }
}

/**
 * @param {Token} token
 * @returns {readonly string[]}
 */
function namesIn(token) {
  if (!('arg' in token)) return [];
  return [
    token.arg,
    ...('cases' in token ? token.cases.flatMap((each) => each.tokens.flatMap(namesIn)) : []),
  ];
}

/**
 * The message with some of its parts written otherwise.
 *
 * @param {string} message
 * @param {(part: Part) => string} write
 */
export function rewritten(message, write) {
  const end = { text: '', at: 0 };
  for (const part of partsOf(message)) {
    end.text += message.slice(end.at, part.offset) + write(part);
    end.at = part.offset + part.written.length;
  }
  return end.text + message.slice(end.at);
}
