import { resolve } from './shapes.mjs';

/** @typedef {import('./shapes.mjs').Document} Document */
/** @typedef {import('./shapes.mjs').Schema} Schema */

/** Schemas refer to themselves; nothing that the till reads is deeper. */
const DEEPEST = 8;

/**
 * The plain schemas of which a value has to fit at least one: references followed, `allOf` joined, `anyOf` and `oneOf`
 * told apart.
 *
 * @param {Document} document
 * @param {Schema | undefined} schema
 * @param {number} [depth]
 * @returns {readonly Schema[]}
 */
export function variantsOf(document, schema, depth = 0) {
  if (depth > DEEPEST) return [{}];
  const { allOf = [], anyOf = [], oneOf = [], ...plain } = resolve(document, schema);
  const below = (/** @type {Schema} */ each) => variantsOf(document, each, depth + 1);
  const choices = [...allOf.map((each) => [each]), anyOf, oneOf].filter((each) => each.length > 0);
  return choices.reduce(
    (/** @type {readonly Schema[]} */ joined, choice) =>
      joined.flatMap((one) => choice.flatMap(below).map((other) => join(one, other))),
    [plain],
  );
}

/**
 * @param {Schema} one
 * @param {Schema} other
 * @returns {Schema}
 */
function join(one, other) {
  const properties = { ...one.properties, ...other.properties };
  const required = [...(one.required ?? []), ...(other.required ?? [])];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/**
 * The JSON types a value may have, `null` aside; `undefined` when nothing is said.
 *
 * @param {readonly Schema[]} variants
 * @returns {readonly string[] | undefined}
 */
export function typesOf(variants) {
  const all = variants.map(({ type, properties, items }) => {
    if (type !== undefined) return [type].flat();
    if (properties !== undefined) return ['object'];
    return items === undefined ? undefined : ['array'];
  });
  if (all.includes(undefined)) return undefined;
  return [...new Set(all.flatMap((types) => types ?? []))].filter((type) => type !== 'null');
}

/**
 * The only values there are; `undefined` when others pass too.
 *
 * @param {readonly Schema[]} variants
 * @returns {readonly unknown[] | undefined}
 */
export function valuesOf(variants) {
  const all = variants
    .filter(({ type }) => type !== 'null')
    .map((variant) => ('const' in variant ? [variant.const] : variant.enum));
  return all.includes(undefined) ? undefined : all.flatMap((values) => values ?? []);
}
