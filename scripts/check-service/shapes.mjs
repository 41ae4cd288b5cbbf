/**
 * What is read of an OpenAPI document, 3.0 or 3.1. Others wrote it, so anything may be missing.
 *
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string | readonly string[]} [type]
 * @property {boolean} [nullable] of OpenAPI 3.0
 * @property {readonly unknown[]} [enum]
 * @property {unknown} [const]
 * @property {number} [maximum]
 * @property {number} [maxLength]
 * @property {Schema} [items]
 * @property {Readonly<Record<string, Schema>>} [properties]
 * @property {readonly string[]} [required]
 * @property {unknown} [additionalProperties]
 * @property {readonly Schema[]} [allOf]
 * @property {readonly Schema[]} [anyOf]
 * @property {readonly Schema[]} [oneOf]
 *
 * @typedef {object} Parameter
 * @property {string} [$ref]
 * @property {string} [name]
 * @property {string} [in]
 * @property {boolean} [required]
 * @property {Schema} [schema]
 *
 * @typedef {{ $ref?: string, content?: Readonly<Record<string, { schema?: Schema }>> }} Body
 *
 * @typedef {object} Operation
 * @property {boolean} [deprecated]
 * @property {readonly Parameter[]} [parameters]
 * @property {Body} [requestBody]
 * @property {Readonly<Record<string, Body>>} [responses]
 *
 * @typedef {Readonly<Record<string, unknown>>} PathItem operations by method, and more
 *
 * @typedef {{ openapi: string, paths: Readonly<Record<string, PathItem>> }} Document
 */

/**
 * What a local reference points to; a reference that leads nowhere, or in a circle, is an empty object.
 *
 * @template {{ $ref?: string }} T
 * @param {Document} document
 * @param {T | undefined} value
 * @returns {Partial<T>}
 */
export function resolve(document, value) {
  let found = value;
  for (let steps = 0; found?.$ref !== undefined && steps < 100; steps++) {
    found = /** @type {T | undefined} */ (at(document, found.$ref));
  }
  return (found?.$ref === undefined ? found : undefined) ?? {};
}

/**
 * @param {Document} document
 * @param {string} reference
 */
function at(document, reference) {
  if (!reference.startsWith('#/')) return undefined;
  /** @type {unknown} */
  let found = document;
  for (const part of reference.slice(2).split('/')) {
    if (typeof found !== 'object' || found === null) return undefined;
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    found = /** @type {Record<string, unknown>} */ (found)[name];
  }
  return found;
}

/**
 * The schema of a body: of its JSON, else of its form, else of whatever it has.
 *
 * @param {Body} body
 */
export function contentOf({ content = {} }) {
  const json = content['application/json'] ?? content['application/x-www-form-urlencoded'];
  return (json ?? Object.values(content)[0])?.schema;
}
