import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} file
 * @returns {unknown}
 */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @typedef {{ version: string, bin?: string | Record<string, string> }} Manifest */

/** @param {string} packageFolder */
export const manifestOf = (packageFolder) =>
  /** @type {Manifest} */ (readJson(join(packageFolder, 'package.json')));
