import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/** From now on the disk gives no file, until the answer is called; it takes what is written. */
export function unreadFiles(): () => void {
  const failing = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' });
  const spy = vi.spyOn(promises, 'readFile').mockRejectedValue(failing);
  syncBuiltinESMExports();
  const end = () => {
    spy.mockRestore();
    syncBuiltinESMExports();
  };
  onTestFinished(end);
  return end;
}

/** The same of what is read at once, within `work`. */
export function whileUnread<T>(work: () => T): T {
  const failing = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' });
  const spy = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw failing;
  });
  syncBuiltinESMExports();
  try {
    return work();
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
  }
}
