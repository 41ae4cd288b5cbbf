import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes into `folder` what tills look for at the address of their profile (docs/updates.md): the program that tells what
 * this version makes of a record, `release.json` that names it, and, where there is a key, its signature.
 *
 * @param {{ folder: string, version: string, program: string, privateKey: string | undefined }} release `program` is the
 *   built rehearsal; `privateKey` an Ed25519 key in PEM. Throws the runtime's error for a key that is none.
 * @returns {boolean} whether it is signed
 */
export function writeRelease({ folder, version, program, privateKey }) {
  const bytes = readFileSync(program);
  const file = `countertop-${version}-rehearsal.cjs`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const release = Buffer.from(`${JSON.stringify({ version, staged: 100, rehearsal: { file, sha256 } })}\n`);
  writeFileSync(join(folder, file), bytes);
  writeFileSync(join(folder, 'release.json'), release);
  if (!privateKey) return false;
  const signature = sign(null, release, createPrivateKey(privateKey));
  writeFileSync(join(folder, 'release.json.sig'), `${signature.toString('base64')}\n`);
  return true;
}
