import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { linkEarlier } from '../../../src-main/ledger/chain/link-earlier.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { interleaved } from '../measuring/interleaved.ts';
import { openTill } from './selling-till.ts';
import type { Row } from '../measuring/results.ts';

const ROUNDS = 101;

/** The ledger opened and the sales core resumed from it. */
export async function start(few: string, many: string, now: number): Promise<Row> {
  const times = await interleaved(ROUNDS, (folder) => timedStart(folder, now), [few, many]);
  return { name: 'start with 1,000,000 sales / with 10', ...times, atMost: 1.1, unit: 'ms' };
}

/** The same while a process of its own, the program `verifier`, goes through every row of the large one. */
export async function startBesideVerifying(
  few: string,
  many: string,
  { now, verifier }: { readonly now: number; readonly verifier: string },
): Promise<Row> {
  const verifying = spawn(process.execPath, [verifier, many], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(verifying, 'exit');
  // It has opened the ledger and is under way.
  await once(verifying.stdout, 'data');
  try {
    const times = await interleaved(ROUNDS, (folder) => timedStart(folder, now), [few, many]);
    if (verifying.exitCode !== null) throw new Error('the verification ended by itself');
    const name = 'start with 1,000,000 sales, verified beside / 10';
    return { name, ...times, atMost: 1.1, unit: 'ms' };
  } finally {
    verifying.kill();
    await ended;
  }
}

function timedStart(folder: string, now: number): number {
  const began = performance.now();
  const till = openTill(folder, now);
  const took = performance.now() - began;
  till.close();
  return took;
}

/** Has each row of a ledger that no till has opened follow the one before, as if a till had appended it. */
export function linkRows(folder: string): void {
  const connection = connect(ledgerFiles(folder));
  connection.transaction(() => linkEarlier(connection));
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  connection.close();
}
