import { utilityProcess } from 'electron';
import type { LedgerJobEnd, LedgerJobWord, RunLedgerJob } from '../../ledger/tool/job.ts';

/**
 * Does work on a ledger in a process of its own, so that neither the screen nor the next sale waits for many sales to be
 * read, and so that its failure is no failure of the till. `program` is the ledger's built tool.
 */
export function ledgerProcess(program: string): RunLedgerJob {
  return async (job, signal, onProgress) => {
    if (signal.aborted) return { did: 'nothing' };
    const child = utilityProcess.fork(program, [JSON.stringify(job)], {
      stdio: ['ignore', 'inherit', 'inherit'],
      serviceName: 'Countertop ledger',
    });
    const kill = (): void => void child.kill();
    signal.addEventListener('abort', kill, { once: true });
    const end = await new Promise<LedgerJobEnd>((resolve) => {
      // The tool of the same build says it.
      child.on('message', ({ percent, end }: LedgerJobWord) => {
        if (percent !== undefined) onProgress?.(percent);
        if (end) resolve(end);
      });
      child.once('exit', (code) => {
        resolve({ did: 'nothing', why: `The process of the ledger ended with code ${code}.` });
      });
    });
    signal.removeEventListener('abort', kill);
    kill();
    return end;
  };
}
