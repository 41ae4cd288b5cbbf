import { lstatSync, renameSync, rmSync } from 'node:fs';

const ASIDE = '.unreadable';
/** Of the same file. What comes in its place again and again must not fill a disk. */
const MOST_ASIDE = 10;

/**
 * Gives what cannot be read, in the till's own folder, another name beside it, which is the answer: a later version, or a person,
 * may still make sense of it. What was set aside before stays; of more than ten only the latest is put in the place of another.
 * Throws what the file system says.
 */
export function setAside(path: string): string {
  let aside = `${path}${ASIDE}`;
  for (let time = 2; time <= MOST_ASIDE && lstatSync(aside, { throwIfNoEntry: false }); time++)
    aside = `${path}${ASIDE}-${time}`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(path, aside);
  return aside;
}

/** The same where the till goes on without it: nothing, and a line of output, where it cannot be set aside. */
export function trySetAside(path: string): string | undefined {
  try {
    return setAside(path);
  } catch (error) {
    console.error(`${path} cannot be read, nor set aside`, error);
    return undefined;
  }
}

/** By its name. */
export const isSetAside = (name: string): boolean => /\.unreadable(-\d+)?$/.test(name);
