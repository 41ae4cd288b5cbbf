import { createHash, createPrivateKey, sign } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetUpError } from '../runtime/set-up-error.mjs';

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
 *   built rehearsal; `privateKey` an Ed25519 key in PEM. Throws `SetUpError` where there is no package: no till could have such a
 *   release; and the runtime's error for a key that is none.
 * @returns {{ packages: readonly string[], isSigned: boolean }} the files that it names
 */
export function writeRelease({ folder, version, program, privateKey }) {
  const packages = existsSync(folder) ? packagesIn(folder, version) : [];
  if (packages.length === 0)
    throw new SetUpError(
      `${folder} has no package of version ${version}: make them first, with npm run package.`,
    );
  const bytes = readFileSync(program);
  const file = `countertop-${version}-rehearsal.cjs`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const content = { version, staged: 100, rehearsal: { file, sha256 }, packages };
  const release = Buffer.from(`${JSON.stringify(content)}\n`);
  writeFileSync(join(folder, file), bytes);
  writeFileSync(join(folder, 'release.json'), release);
  const signatureFile = join(folder, 'release.json.sig');
  // An earlier one is not of these bytes.
  rmSync(signatureFile, { force: true });
  if (privateKey) {
    const signature = sign(null, release, createPrivateKey(privateKey));
    writeFileSync(signatureFile, `${signature.toString('base64')}\n`);
  }
  return { packages: packages.map((named) => named.file), isSigned: Boolean(privateKey) };
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
