import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOwnFile } from '../../plain-file.ts';
import { PACKAGE_KINDS } from '../../updates/ports.ts';
import type { PackageKind } from '../../updates/ports.ts';

/** It holds one word. */
const MOST_BYTES = 100;

/** How the till was installed; nothing where it runs from a checkout. */
export async function installedAs(
  { env, platform, resourcesPath }: Pick<NodeJS.Process, 'env' | 'platform' | 'resourcesPath'>,
  isPackaged: boolean,
): Promise<PackageKind | undefined> {
  if (env['APPIMAGE'] !== undefined) return 'AppImage';
  if (!isPackaged) return undefined;
  if (platform === 'win32') return 'exe';
  if (platform === 'darwin') return 'dmg';
  // electron-builder writes it into the packages of Linux systems.
  const type = await readOwnFile(join(resourcesPath, 'package-type'), MOST_BYTES).catch(() => '');
  return PACKAGE_KINDS.find((kind) => kind === type.trim());
}

/** Whether the till's user may put another program in the place of the one that it was started by. Never rejects. */
export async function mayReplace(program: string | undefined): Promise<boolean> {
  if (program === undefined) return false;
  return access(dirname(program), constants.W_OK).then(
    () => true,
    () => false,
  );
}
