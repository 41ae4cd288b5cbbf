import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * @param {string} file
 * @returns {Promise<string>} SHA-256 in lower-case hexadecimal; of a file that is not there, the empty string
 */
export async function sha256(file) {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
  return hash.digest('hex');
}

/**
 * Reads a list as `sha256sum` writes it.
 *
 * @param {string} file
 * @returns {ReadonlyMap<string, string>} path with `/` to SHA-256
 */
export function readSums(file) {
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(rows.map((row) => [row.slice(66), row.slice(0, 64)]));
}

/**
 * Compares a folder with a list: every listed file has its sum, and nothing else is there.
 *
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} sums
 * @returns {Promise<string[]>} paths that are missing, differ or are not listed
 */
export async function deviations(folder, sums) {
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const checked = await Promise.all(
    [...sums].map(async ([path, sum]) => ((await sha256(join(folder, path))) === sum ? [] : [path])),
  );
  return [...checked.flat(), ...present.filter((path) => !sums.has(path))];
}
