import { chmod, copyFile, open, rename, stat } from 'node:fs/promises';
import { syncFolderOf } from '../write-file-atomic.ts';

/** Where a program is copied to before it takes its place; it stays there where the copy is cut short. */
export const draftOf = (place: string): string => `${place}.new`;

/**
 * Puts a copy of a program in the place of another one, or where there is none yet. Whenever the power goes, one of the two
 * is there, whole. `like` is the program whose mode it has. Rejects, with all as it was, when the disk does not take it.
 * Where it only does not say whether the name has reached it, the program has changed places all the same.
 */
export async function replaceProgram(place: string, file: string, like: string): Promise<void> {
  const { mode } = await stat(like);
  const draft = draftOf(place);
  await copyFile(file, draft);
  await chmod(draft, mode & 0o777);
  const written = await open(draft, 'r');
  try {
    await written.sync();
  } finally {
    await written.close();
  }
  await rename(draft, place);
  await syncFolderOf(place).catch((error: unknown) =>
    console.error(`${place} may be lost with the power`, error),
  );
}
