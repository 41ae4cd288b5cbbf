import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import type { TrialEnd } from '../../updates/install-update.ts';

/** A cold start of a large record on a slow disk takes a part of it. */
const WITHIN_MS = 120_000;
const SECRETS = '--secrets-file=';
/** What the runtime of an AppImage sets for the program in it, and another one must set anew. */
const OF_AN_APP_IMAGE = ['APPIMAGE', 'APPDIR', 'ARGV0', 'OWD'];

/**
 * Starts another version of the till with what this process was started with, to be tried on the files in `copy`, and waits
 * for its end: with exit code 0 it was up. One that says nothing in time is ended with all that it started. Never rejects.
 */
export function trialProcess(program: string, copy: string): Promise<TrialEnd> {
  // It does not learn where the till's own files are.
  const given = process.argv
    .slice(1)
    .filter((argument) => !argument.startsWith('--user-data-dir=') && !namesPipe(argument));
  const args = [...given, `--user-data-dir=${copy}`, '--trial'];
  const inherited = Object.entries(process.env).filter(([name]) => !OF_AN_APP_IMAGE.includes(name));
  const child = spawn(program, args, {
    env: Object.fromEntries(inherited),
    stdio: 'ignore',
    // A group of its own, which can be ended whole.
    detached: true,
  });
  return new Promise((resolve) => {
    const endAs = (end: TrialEnd): void => {
      clearTimeout(silent);
      if (child.pid !== undefined) endGroup(child.pid);
      resolve(end);
    };
    // An end that came while this process was stopped or busy is read before the time is over.
    const silent = setTimeout(() => setImmediate(() => endAs('silent')), WITHIN_MS);
    child.once('error', () => endAs('ended'));
    child.once('exit', (code) => endAs(code === 0 ? 'up' : 'ended'));
  });
}

/** What is read of a pipe is gone for the start that sells; the copy has the secrets that were kept. */
function namesPipe(argument: string): boolean {
  if (!argument.startsWith(SECRETS)) return false;
  return statSync(argument.slice(SECRETS.length), { throwIfNoEntry: false })?.isFIFO() === true;
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it runs any more.
  }
}
