import { parseArgs } from 'node:util';
import type { SandboxOptions } from './server.ts';

const USAGE = 'Usage: sandbox [--port N] [--state FILE] [--environment sandbox|production] [--settles]';

/** Reads the command line. A fault is one line of text. */
export function readArguments(args: readonly string[]): { options: SandboxOptions } | { fault: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        state: { type: 'string' },
        environment: { type: 'string' },
        settles: { type: 'boolean' },
      },
    });
    const { port = '0', state, environment, settles } = values;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      return { fault: `--port must be a number from 0 to 65535, not "${port}".` };
    }
    if (state === '') return { fault: '--state must name a file.' };
    if (environment !== undefined && environment !== 'sandbox' && environment !== 'production') {
      return { fault: `--environment must be sandbox or production, not "${environment}".` };
    }
    return {
      options: {
        port: Number(port),
        ...(state !== undefined && { stateFile: state }),
        ...(environment !== undefined && { environment }),
        ...(settles !== undefined && { settles }),
      },
    };
  } catch (error) {
    // The first sentence of a `parseArgs` error says what is wrong.
    const [first = 'The arguments are not valid'] = String(
      error instanceof Error ? error.message : error,
    ).split(/\. |\n/);
    return { fault: `${first}. ${USAGE}` };
  }
}
