import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { utilityProcess } from 'electron';
import type { UtilityProcess } from 'electron';
import type { LedgerJobEnd, RunLedgerJob } from '../../ledger/tool/job.ts';

/** Nothing tells the end of a utility process's output, and its exit may come before its last words. */
const LAST_WORDS_MS = 1000;

/**
 * Does work on a ledger in a process of its own, so that neither the screen nor the next sale waits for many sales to be
 * read, and so that its failure is no failure of the till. `program` is the ledger's built tool.
 */
export function ledgerProcess(program: string): RunLedgerJob {
  return async (job, signal, onProgress) => {
    if (signal.aborted) return { did: 'nothing' };
    const child = utilityProcess.fork(program, ['job', JSON.stringify(job)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      serviceName: 'Countertop ledger',
    });
    const kill = (): void => void child.kill();
    signal.addEventListener('abort', kill, { once: true });
    child.on('message', (percent: number) => onProgress?.(percent));
    const words = wordsOf(child);
    const [code] = (await once(child, 'exit')) as [number];
    signal.removeEventListener('abort', kill);
    const why = `The process of the ledger ended with code ${code}.`;
    const unexplained = sleep(LAST_WORDS_MS, { did: 'nothing', why } as const, { ref: false });
    return Promise.race([words, unexplained]);
  };
}

/** One line of JSON, in as many pieces as the system makes of it; a process that crashes says nothing. */
function wordsOf(child: UtilityProcess): Promise<LedgerJobEnd> {
  return new Promise((resolve) => {
    let said = '';
    child.stdout?.on('data', (piece: Buffer) => {
      said += piece.toString('latin1');
      // The tool of the same build wrote it.
      if (said.endsWith('\n')) resolve(JSON.parse(Buffer.from(said, 'latin1').toString()) as LedgerJobEnd);
    });
  });
}
