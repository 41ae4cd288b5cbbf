import { statfs } from 'node:fs/promises';

/** Bytes that the till may still write into this folder; `undefined` where the system does not say. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
