import { readArguments } from './arguments.ts';
import { startSandbox } from './server.ts';
import type { SandboxOptions } from './server.ts';
import { StateFileFault } from './world/state-file.ts';

/** The sandbox as a command: prints one JSON line when it is ready, and ends on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  // The state file contains the credentials of every terminal.
  process.umask(0o077);
  const read = readArguments(process.argv.slice(2));
  if ('fault' in read) {
    fail(read.fault);
    return;
  }
  try {
    const { close, ...ready } = await startSandbox(read.options);
    const end = () => {
      close().catch((error: unknown) => fail(startFault(error, read.options)));
    };
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    process.stdout.write(`${JSON.stringify({ ready: true, ...ready })}\n`);
  } catch (error) {
    fail(startFault(error, read.options));
  }
}

function startFault(error: unknown, { port }: SandboxOptions): string {
  if (error instanceof StateFileFault) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error)) return error.stack ?? error.message;
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use; choose another, or 0 for any free one.`;
  return `The sandbox cannot listen: ${error.message}`;
}

/** Exits explicitly: a process that Electron started would stay otherwise. */
function fail(line: string): void {
  process.stderr.write(`${line}\n`, () => process.exit(1));
}

void main();
