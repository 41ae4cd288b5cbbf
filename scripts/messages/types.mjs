import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { PROJECT } from '../project.mjs';
import { FOLDER, partOf, readCatalogue, SOURCE_LANGUAGE } from './catalogue.mjs';

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./catalogue.mjs').Placeholder} Placeholder */
/** @typedef {{ [name: string]: Member }} Members */
/** @typedef {string | Members} Member the source of a message's type, or what a group holds */

/** Committed, so that compilers and editors find it without a step before. */
export const TYPES = join(FOLDER, 'messages.ts');

/**
 * The TypeScript source of what the catalogues are compiled to, formatted as the rest of the project: a key or an argument
 * that English does not have does not compile.
 *
 * @param {Catalogue} english
 */
export async function messageTypes(english) {
  const { printWidth, singleQuote } =
    /** @type {Required<Pick<import('oxfmt').FormatConfig, 'printWidth' | 'singleQuote'>>} */ (
      JSON.parse(readFileSync(join(PROJECT, '.oxfmtrc.json'), 'utf8'))
    );
  const { code } = await format(TYPES, unformattedTypes(english), { printWidth, singleQuote });
  return code;
}

/** Writes the types where they differ from those of the English catalogue. */
export async function writeMessageTypes() {
  const wanted = await messageTypes(readCatalogue(SOURCE_LANGUAGE));
  if (readFileSync(TYPES, 'utf8') !== wanted) writeFileSync(TYPES, wanted);
}

/** @param {Catalogue} english */
function unformattedTypes({ messages, descriptions }) {
  /** @type {Record<import('./catalogue.mjs').Part, Members>} */
  const parts = { first: {}, screens: {}, practice: {}, documents: {} };
  for (const key of Object.keys(messages)) {
    const path = key.split('.');
    const name = path.pop() ?? key;
    let group = parts[partOf(key)];
    for (const part of path) group = /** @type {Members} */ (group[part] ??= {});
    group[name] = typeOf(descriptions[key]?.placeholders ?? {});
  }
  return `// Made from en.arb by npm run messages; a test holds it to that. Change the catalogue instead.
import type { Language } from '../language.ts';

/** Loaded before the first screen. */
export interface FirstMessages {
  readonly language: Language;
${sourceOf(parts.first)}}

/** Loaded once the first screen is drawn. */
export interface ScreenMessages {
${sourceOf(parts.screens)}}

/** Loaded with the page of practice. */
export interface PracticeMessages {
${sourceOf(parts.practice)}}

/** Used by main alone, for what it prints. */
export interface DocumentMessages {
${sourceOf(parts.documents)}}

/** Of every screen. */
export type Messages = FirstMessages & ScreenMessages;

export type AllMessages = Messages & PracticeMessages & DocumentMessages;
`;
}

/** @param {Readonly<Record<string, Placeholder>>} placeholders */
function typeOf(placeholders) {
  const values = Object.entries(placeholders).map(
    ([name, { type }]) => `readonly ${name}: ${type === 'int' ? 'number' : 'string'}`,
  );
  return values.length === 0 ? 'string' : `(values: { ${values.join('; ')} }) => string`;
}

/**
 * @param {Members} members
 * @returns {string}
 */
function sourceOf(members) {
  return Object.entries(members)
    .map(([name, member]) => {
      const type = typeof member === 'string' ? member : `{\n${sourceOf(member)}}`;
      return `readonly ${JSON.stringify(name)}: ${type};\n`;
    })
    .join('');
}
