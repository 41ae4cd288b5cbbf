import { variantsOf } from './variants.mjs';

/**
 * @typedef {object} Field
 * @property {readonly import('./shapes.mjs').Schema[]} variants
 * @property {boolean} required all along the way
 */

/**
 * Looks for a field by its way, e.g. `data[].trackingId`.
 *
 * @param {import('./shapes.mjs').Document} document
 * @param {import('./shapes.mjs').Schema | undefined} schema
 * @param {string} way
 * @returns {Field | 'not described' | 'excluded'} `excluded`: no field but those described is allowed
 */
export function findField(document, schema, way) {
  let variants = variantsOf(document, schema);
  let required = true;
  for (const step of way.split(/\.|(?=\[\])/)) {
    if (step === '[]') {
      variants = variants.flatMap(({ items }) => variantsOf(document, items));
      continue;
    }
    const holders = variants.filter(({ properties }) => properties !== undefined && step in properties);
    if (holders.length === 0) return isClosed(variants) ? 'excluded' : 'not described';
    required &&= variants.every((variant) => variant.required?.includes(step) === true);
    variants = holders.flatMap(({ properties }) => variantsOf(document, properties?.[step]));
  }
  return { variants, required };
}

/** @param {readonly import('./shapes.mjs').Schema[]} variants */
function isClosed(variants) {
  return variants.length > 0 && variants.every(({ additionalProperties }) => additionalProperties === false);
}
