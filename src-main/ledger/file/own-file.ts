import { lstatSync, truncateSync } from 'node:fs';
import { setAside } from '../../set-aside.ts';

/**
 * Takes away what damage or another program put in the place of one of the ledger's small files, and what it is longer by. A file is
 * cut and not replaced, because an open till may have its locks on it. A link, a folder, a pipe or a socket is none of ours, and gets
 * another name: whoever writes through a link writes another file, and whoever opens a pipe waits for good.
 */
export function makeOwnFile(file: string, mostBytes: number): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isSymbolicLink() || found.isDirectory() || found.isFIFO() || found.isSocket()) setAside(file);
  else if (found.isFile() && found.size > mostBytes) truncateSync(file, mostBytes);
}
