import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../runtime/pinned-files.mjs';

/** Beside the installers: what electron-builder leaves for itself. */
const NOT_RELEASED = /^(builder-.*|SHA256SUMS.*)$/;

/**
 * Writes the SHA-256 sums of the files in `folder` into a file that `sha256sum --check` reads. One for each platform:
 * they are built on computers of their own.
 *
 * @param {string} folder
 * @param {NodeJS.Platform} platform
 */
export async function writeSums(folder, platform) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_RELEASED.test(entry.name))
    .map(({ name }) => name)
    .sort();
  const lines = [];
  for (const name of names) lines.push(`${await sha256(join(folder, name))}  ${name}\n`);
  writeFileSync(join(folder, `SHA256SUMS-${platform}`), lines.join(''));
}
