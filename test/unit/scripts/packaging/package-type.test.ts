import { join } from 'node:path';
import { Arch } from 'electron-builder';
import { expect, test } from 'vitest';
import { artifactBuildStarted } from '../../../../scripts/packaging/package-type.mjs';
import { installedAs } from '../../../../src-main/electron/process/installed-as.ts';
import { temporaryFolder, writeIn } from '../../../support/system/temporary-folder.ts';

test('what a package says of itself is what a till that came in it reads', async () => {
  const dist = temporaryFolder();
  const resources = (folder: string): string => join(writeIn(dist, `${folder}/resources/app.asar`, ''), '..');
  const [x64, arm64] = [resources('linux-unpacked'), resources('linux-arm64-unpacked')];
  const begin = (targetPresentableName: string, arch: Arch): void =>
    artifactBuildStarted({ targetPresentableName, arch, file: join(dist, 'countertop.package') });
  const read = (resourcesPath: string) => installedAs({ env: {}, platform: 'linux', resourcesPath }, true);

  begin('AppImage', Arch.x64);
  expect(await read(x64)).toBeUndefined();
  begin('deb', Arch.x64);
  begin('rpm', Arch.arm64);
  expect([await read(x64), await read(arm64)]).toEqual(['deb', 'rpm']);
});
