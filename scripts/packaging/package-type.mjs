import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Arch } from 'electron-builder';

/** The packages of a Linux system that hold the same files, and are updated each in its own way. */
const KINDS = ['deb', 'rpm'];

/**
 * electron-builder's hook. Tells an installed till which package it came in: src-main/electron/process/installed-as.ts. electron-builder does so itself
 * only where packages are published by it, or where the repository was cloned from GitHub.
 *
 * @param {{ targetPresentableName: string, file: string, arch: Arch | null }} begun the package that is about to be made
 */
export function artifactBuildStarted({ targetPresentableName: kind, file, arch }) {
  if (!KINDS.includes(kind) || arch === null) return;
  const folder = arch === Arch.x64 ? 'linux-unpacked' : `linux-${Arch[arch]}-unpacked`;
  writeFileSync(join(dirname(file), folder, 'resources', 'package-type'), kind);
}
