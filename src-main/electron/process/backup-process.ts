import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { utilityProcess } from 'electron';
import { failed, succeeded } from '../../../shared/failure.ts';
import type { UtilityProcess } from 'electron';
import type { Result } from '../../../shared/failure.ts';

const MOST_WORDS = 500;
/** Nothing tells the end of a utility process's output, and its exit may come before its last words. */
const LAST_WORDS_MS = 1000;

/**
 * Makes backups of a ledger in a process of its own, so that a copy of many sales keeps neither the screen nor the
 * next sale waiting, and so that its failure is no failure of the till. `program` is the ledger's built tool.
 */
export function backupProcess(program: string) {
  return async (folder: string, signal: AbortSignal): Promise<Result<null>> => {
    const child = utilityProcess.fork(program, ['backup', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      serviceName: 'Countertop ledger backup',
    });
    const kill = (): void => void child.kill();
    signal.addEventListener('abort', kill, { once: true });
    const words = firstWords(child);
    const [code] = (await once(child, 'exit')) as [number];
    signal.removeEventListener('abort', kill);
    if (code === 0) return succeeded(null);
    const unexplained = sleep(LAST_WORDS_MS, `The backup's process ended with code ${code}.`, { ref: false });
    const detail = await Promise.race([words, unexplained]);
    return failed({ action: 'ask-manager', code: 'ledger-unavailable', detail });
  };
}

/** What it says is one sentence; a process that crashes says nothing. */
function firstWords(child: UtilityProcess): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim().slice(0, MOST_WORDS)));
  });
}
