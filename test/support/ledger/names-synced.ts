import { readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { onTestFinished, vi } from 'vitest';
import type { FileHandle } from 'node:fs/promises';

/** From now on: the names in `folder` each time that it is told to reach the disk. */
export async function namesSynced(folder: string): Promise<readonly (readonly string[])[]> {
  const synced: string[][] = [];
  const probe = await open(folder, 'r');
  const handles = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  const sync: (this: FileHandle) => Promise<void> = Reflect.get(handles, 'sync');
  const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    if ((await this.stat()).isDirectory()) synced.push(readdirSync(folder).sort());
    await sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  return synced;
}
