import { breaking, note } from './finding.mjs';
import { findField } from './find-field.mjs';
import { contentOf, resolve } from './shapes.mjs';
import { typesOf, valuesOf, variantsOf } from './variants.mjs';

/**
 * @typedef {import('./shapes.mjs').Document} Document
 * @typedef {import('./shapes.mjs').Operation} Operation
 * @typedef {import('./shapes.mjs').Schema} Schema
 * @typedef {import('./till-uses.mjs').Use} Use
 * @typedef {import('./till-uses.mjs').Sent} Sent
 *
 * @typedef {import('./finding.mjs').Finding} Finding
 */

/**
 * What the till sends in the query.
 *
 * @param {Document} document
 * @param {readonly import('./shapes.mjs').Parameter[]} given
 * @param {Use} use
 * @returns {Finding[]}
 */
export function queryFindings(document, given, { query = {} }) {
  const parameters = given.map((each) => resolve(document, each)).filter((each) => each.in === 'query');
  const found = Object.entries(query).flatMap(([name, sent]) => {
    const parameter = parameters.find((each) => each.name === name);
    if (parameter === undefined) return [breaking(`query ${name} is not taken any more`)];
    return valueFindings(`query ${name}`, variantsOf(document, parameter.schema), sent);
  });
  const missing = parameters.filter(({ name = '', required }) => required === true && !(name in query));
  return [
    ...found,
    ...missing.map(({ name }) => breaking(`query ${name} is required; the till does not send it`)),
  ];
}

/**
 * What the till sends in the body.
 *
 * @param {Document} document
 * @param {Operation} operation
 * @param {Use} use
 * @returns {Finding[]}
 */
export function bodyFindings(document, operation, { body = {} }) {
  const schema = contentOf(resolve(document, operation.requestBody));
  if (schema === undefined) return [];
  const found = Object.entries(body).flatMap(([name, sent]) => {
    const field = findField(document, schema, name);
    if (field === 'excluded') return [breaking(`request ${name} is not taken any more`)];
    if (field === 'not described')
      return [note(`request ${name} is not described: perhaps it has no effect`)];
    return valueFindings(`request ${name}`, field.variants, sent);
  });
  const variants = variantsOf(document, schema);
  const [first] = variants;
  const needed = first?.required?.filter((name) => variants.every((each) => each.required?.includes(name)));
  const missing = (needed ?? []).filter((name) => !(name in body));
  return [
    ...found,
    ...missing.map((name) => breaking(`request ${name} is required; the till does not send it`)),
  ];
}

/**
 * @param {string} name
 * @param {readonly Schema[]} variants
 * @param {Sent} sent
 * @returns {Finding[]}
 */
function valueFindings(name, variants, sent) {
  const types = typesOf(variants);
  if (types !== undefined && !sent.types.some((type) => types.includes(type) || isNumber(type, types))) {
    return [breaking(`${name} is now ${types.join(' or ')}; the till sends ${sent.types.join(' or ')}`)];
  }
  const values = valuesOf(variants);
  if (sent.value !== undefined && values?.includes(sent.value) === false) {
    return [breaking(`${name} does not take "${sent.value}" any more`)];
  }
  const most = Math.max(...variants.map(({ maximum }) => maximum ?? Infinity));
  if (sent.number !== undefined && sent.number > most) {
    return [breaking(`${name} is at most ${most}; the till sends ${sent.number}`)];
  }
  const length = Math.max(...variants.map(({ maxLength }) => maxLength ?? Infinity));
  return Number.isFinite(length) && sent.value === undefined
    ? [note(`${name} has at most ${length} characters`)]
    : [];
}

/** @type {(type: string, types: readonly string[]) => boolean} */
const isNumber = (type, types) => type === 'integer' && types.includes('number');
