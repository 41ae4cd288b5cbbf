import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../system/remove-folder.ts';
import { evidenceFolder, startTill } from './electron-app.ts';
import type { RunningTill } from './electron-app.ts';

/** A till that is set up beside the manager's; it has nothing yet. Its files go with it. */
export async function withBareTill(
  display: string | undefined,
  use: (till: RunningTill, folder: string) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-bare-'));
  const till = await startTill({ folder, env: display === undefined ? env : { ...env, DISPLAY: display } });
  try {
    await use(till, folder);
  } finally {
    if (till.isRunning()) await till.close();
    for (const path of [folder, evidenceFolder(folder)]) await removeFolder(path);
  }
}
