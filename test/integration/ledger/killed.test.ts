import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

let program: string;
beforeAll(async () => {
  program = await bundleForNode('test/support/ledger/append-until-killed.ts', 'append-until-killed');
});

/** Answers the sales that were acknowledged before the till was killed, some time after the given number of them. */
async function killAfter(folder: string, count: number): Promise<readonly string[]> {
  const till = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: till.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === count) till.kill('SIGKILL');
  }
  if (till.signalCode === null) await once(till, 'exit');
  expect(till.signalCode).toBe('SIGKILL');
  return acknowledged;
}

test('what was acknowledged is there after the till was killed, round after round', async () => {
  const folder = temporaryFolder();
  const acknowledged: string[] = [];
  for (const count of [1, 7, 60, 400]) {
    acknowledged.push(...(await killAfter(folder, count)));
    const { ledger, notices } = openLedger(folder, wall);
    const kept = ledger.openSales().map((events) => events[0]?.saleId);
    expect(notices).toEqual([]);
    // One more may have been written whose acknowledgement was cut off.
    expect(kept.slice(0, acknowledged.length)).toEqual(acknowledged);
    expect(kept.length - acknowledged.length).toBeLessThanOrEqual(1);
    acknowledged.splice(0, acknowledged.length, ...kept.map(String));
    ledger.close();
  }
});
