import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished } from 'vitest';

/** From now on: every file and folder that is told to reach the disk, by its inode, in this order. */
export function inodesSynced(): readonly number[] {
  const synced: number[] = [];
  const { fsyncSync } = fs;
  const become = (sync: typeof fsyncSync): void => {
    fs.fsyncSync = sync;
    syncBuiltinESMExports();
  };
  become((handle) => {
    synced.push(fs.fstatSync(handle).ino);
    fsyncSync(handle);
  });
  onTestFinished(() => become(fsyncSync));
  return synced;
}
