import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/** Until the answer is called another program holds the files of this folder: they are neither read nor get another name. */
export function heldFiles(folder: string): () => void {
  const busy = Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY', syscall: 'open' });
  const spies = (['readFileSync', 'renameSync'] as const).map((name) => {
    const real = fs[name] as (path: unknown, ...rest: readonly unknown[]) => unknown;
    return vi.spyOn(fs, name).mockImplementation((path: unknown, ...rest: readonly unknown[]) => {
      if (String(path).startsWith(folder)) throw busy;
      return real(path, ...rest);
    });
  });
  syncBuiltinESMExports();
  const end = () => {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  };
  onTestFinished(end);
  return end;
}
