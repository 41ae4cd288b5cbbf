import { SetUpError } from '../runtime/set-up-error.mjs';

const PATH = '/apidocs/v1/api.json';
const PATIENCE_MS = 20_000;

/**
 * Reads the description that a service publishes (spec "Versioning", rule 1).
 *
 * @param {string} baseUrl
 * @returns {Promise<import('./shapes.mjs').Document>} rejects with `SetUpError` when there is none to be had
 */
export async function readDescription(baseUrl) {
  const address = baseUrl.replace(/\/+$/, '') + PATH;
  if (!URL.canParse(address)) throw new SetUpError(`This is no address: ${baseUrl}`);
  const text = await read(address);
  const document = parsed(text);
  if (!isDescription(document)) throw new SetUpError(`What ${address} answers is no OpenAPI 3 document.`);
  return document;
}

/** @param {string} address */
async function read(address) {
  try {
    const answer = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) return await answer.text();
    throw new SetUpError(`${address} answers ${answer.status}.`);
  } catch (error) {
    if (error instanceof SetUpError) throw error;
    const { cause } = /** @type {Error} */ (error);
    throw new SetUpError(
      `${address} cannot be read: ${cause instanceof Error ? cause.message : String(error)}`,
    );
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return /** @type {unknown} */ (JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {value is import('./shapes.mjs').Document}
 */
function isDescription(value) {
  if (typeof value !== 'object' || value === null || !('openapi' in value) || !('paths' in value))
    return false;
  return String(value.openapi).startsWith('3.') && typeof value.paths === 'object' && value.paths !== null;
}
