import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As `artifactName` of electron-builder.yml has them; each system calls its processors otherwise. */
const PACKAGE = /^countertop-(.+)-(x64|amd64|x86_64|arm64|aarch64)\.(AppImage|deb|rpm|exe|dmg)$/;
/** @type {Readonly<Record<string, string>>} */
const ARCHITECTURES = { amd64: 'x64', x86_64: 'x64', aarch64: 'arm64' };

/**
 * Writes into `folder` what tills look for at the address of their profile (docs/updates.md): the program that tells what
 * this version makes of a record, `release.json` that names it and the packages of this version in `folder`, and, where there is a
 * key, its signature.
 *
 * @param {{ folder: string, version: string, program: string, privateKey: string | undefined }} release `program` is the
 *   built rehearsal; `privateKey` an Ed25519 key in PEM. Throws the runtime's error for a key that is none.
 * @returns {boolean} whether it is signed
 */
export function writeRelease({ folder, version, program, privateKey }) {
  const bytes = readFileSync(program);
  const file = `countertop-${version}-rehearsal.cjs`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const packages = packagesIn(folder, version);
  const content = { version, staged: 100, rehearsal: { file, sha256 }, packages };
  const release = Buffer.from(`${JSON.stringify(content)}\n`);
  writeFileSync(join(folder, file), bytes);
  writeFileSync(join(folder, 'release.json'), release);
  if (!privateKey) return false;
  const signature = sign(null, release, createPrivateKey(privateKey));
  writeFileSync(join(folder, 'release.json.sig'), `${signature.toString('base64')}\n`);
  return true;
}

/**
 * @param {string} folder
 * @param {string} version
 */
function packagesIn(folder, version) {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, ofVersion, arch = '', kind] = PACKAGE.exec(file) ?? [];
      if (ofVersion !== version) return [];
      const bytes = readFileSync(join(folder, file));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { kind, arch: ARCHITECTURES[arch] ?? arch, file, bytes: bytes.length, sha256 };
    });
}
