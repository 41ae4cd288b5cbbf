import { dirname, join } from 'node:path';
import { manifestOf } from './runtime/json.mjs';
import { Interrupted } from './runtime/program.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';

/** The checkout these scripts belong to. */
export const PROJECT = dirname(import.meta.dirname);

/**
 * The script behind a command of an installed package, to be run with Node itself: `.bin` holds shell scripts on Windows.
 *
 * @param {string} packageName
 * @param {string} [command]
 */
export function commandOf(packageName, command = packageName) {
  const folder = join(PROJECT, 'node_modules', packageName);
  const { bin } = manifestOf(folder);
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, script);
}

/**
 * Runs a script to its exit status. What a person can mend is printed as one sentence, anything else as a crash.
 *
 * @param {() => Promise<number>} work
 */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof Interrupted) process.exitCode = error.exitCode;
    else if (error instanceof SetUpError) {
      console.error(error.message);
      process.exitCode = 1;
    } else throw error;
  }
}
