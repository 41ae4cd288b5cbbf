import { realpathSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';

/** Whether a file at `target` would be in `folder`, or in a folder of it, by whatever way it is named. */
export function isBelow(folder: string, target: string): boolean {
  const way = relative(resolved(folder), resolved(dirname(target)));
  return way !== '..' && !way.startsWith(`..${sep}`) && !/^[a-z]:/i.test(way);
}

/** Of a folder that is not there, as it was named. */
function resolved(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    return folder;
  }
}
