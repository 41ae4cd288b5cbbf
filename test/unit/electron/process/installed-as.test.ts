import { expect, test } from 'vitest';
import { installedAs } from '../../../../src-main/electron/process/installed-as.ts';
import { temporaryFolder, writeIn } from '../../../support/system/temporary-folder.ts';

/** Of a Linux system's package, in which this was found. */
function ofPackage(packageType?: string) {
  const resourcesPath = temporaryFolder();
  if (packageType !== undefined) writeIn(resourcesPath, 'package-type', packageType);
  return installedAs({ env: {}, platform: 'linux', resourcesPath }, true);
}

test('the package of a Linux system says which it is', async () => {
  expect([await ofPackage('deb'), await ofPackage('rpm\n')]).toEqual(['deb', 'rpm']);
});

test('what says nothing that is known, or far too much, is no package', async () => {
  for (const packageType of [undefined, '', 'pacman', `deb${' '.repeat(100)}`])
    expect(await ofPackage(packageType)).toBeUndefined();
});

test('an AppImage is known by what started it, whatever lies in it', async () => {
  const given = { env: { APPIMAGE: '/home/till/countertop.AppImage' }, resourcesPath: temporaryFolder() };
  expect(await installedAs({ ...given, platform: 'linux' }, true)).toBe('AppImage');
});
