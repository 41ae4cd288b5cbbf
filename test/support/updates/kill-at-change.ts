import { mkdirSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import type { FileHandle } from 'node:fs/promises';

let changes = 0;

/** How often this process has changed the disk, or could be killed otherwise. */
export const changesMade = (): number => changes;

/** Kills this process if it was to end here, with half of the change made. */
export function mayBeKilled(half?: () => void): void {
  changes += 1;
  if (changes - 1 !== Number(process.env['KILL_AT'])) return;
  half?.();
  process.kill(process.pid, 'SIGKILL');
}

const killable =
  <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>, half?: (...args: A) => void) =>
  async (...args: A): Promise<R> => {
    mayBeKilled(() => half?.(...args));
    return work(...args);
  };
const halfOf = (_from: unknown, to: unknown): void => {
  mkdirSync(dirname(String(to)), { recursive: true });
  writeFileSync(String(to), 'ha');
};

/** From here on each change of the disk is one at which this process may be killed. */
export function countChanges(): void {
  const { open } = promises;
  Object.assign(promises, {
    chmod: killable(promises.chmod),
    copyFile: killable(promises.copyFile, halfOf),
    cp: killable(promises.cp, halfOf),
    mkdir: killable(promises.mkdir),
    rename: killable(promises.rename),
    rm: killable(promises.rm),
    writeFile: killable(promises.writeFile, (file) => writeFileSync(file as string, 'ha')),
    open: async (...args: Parameters<typeof open>): Promise<FileHandle> => {
      const handle = await open(...args);
      const half = (): void => writeFileSync(handle.fd, 'ha');
      const writeFile = handle.writeFile.bind(handle);
      handle.writeFile = async (...written) => {
        mayBeKilled(half);
        return writeFile(...written);
      };
      return handle;
    },
  });
  syncBuiltinESMExports();
}
