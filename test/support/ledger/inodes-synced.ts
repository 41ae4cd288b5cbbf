import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished } from 'vitest';

/** From now on: every file and folder that is told to reach the disk, by its inode, in this order, which `onSync` hears at once. */
export function inodesSynced(onSync: (inode: number) => void = () => undefined): readonly number[] {
  const synced: number[] = [];
  const { fsyncSync } = fs;
  const become = (sync: typeof fsyncSync): void => {
    fs.fsyncSync = sync;
    syncBuiltinESMExports();
  };
  become((handle) => {
    const { ino } = fs.fstatSync(handle);
    synced.push(ino);
    onSync(ino);
    fsyncSync(handle);
  });
  onTestFinished(() => become(fsyncSync));
  return synced;
}
