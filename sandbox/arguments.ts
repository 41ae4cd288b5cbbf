import { parseArgs } from 'node:util';
import type { SandboxOptions } from './server.ts';

const USAGE = 'Usage: sandbox [--port N] [--state FILE]';

/** Reads the command line. A fault is one line for the person who typed it. */
export function readArguments(args: readonly string[]): { options: SandboxOptions } | { fault: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, state: { type: 'string' } },
    });
    const { port = '0', state } = values;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      return { fault: `--port must be a number from 0 to 65535, not "${port}".` };
    }
    if (state === '') return { fault: '--state must name a file.' };
    return { options: { port: Number(port), ...(state === undefined ? {} : { stateFile: state }) } };
  } catch (error) {
    // parseArgs explains itself in its first sentence.
    const [first = 'The arguments are not valid'] = String(
      error instanceof Error ? error.message : error,
    ).split(/\. |\n/);
    return { fault: `${first}. ${USAGE}` };
  }
}
