import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { readMark } from '../../../src-main/ledger/chain/mark.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { inodesSynced } from '../../support/ledger/inodes-synced.ts';
import { paidSale, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

/** Sales appended one by one; no checkpoint comes so early. */
const SALES = { first: 10, last: 30 };

const canTrace = spawnSync('strace', ['-o', '/dev/null', process.execPath, '--version']).status === 0;

/** The calls of a till that appends events one after another, until the last of these sales is acknowledged. */
async function callsOfTill(): Promise<readonly string[]> {
  const program = await bundleForNode('test/support/ledger/append-until-killed.ts', 'append-until-killed');
  const file = join(temporaryFolder(), 'calls');
  const calls = 'trace=fsync,fdatasync,sync_file_range,msync,pwrite64,write';
  const args = ['-f', '-e', calls, '-s', '24', '-o', file, process.execPath, program, temporaryFolder()];
  const till = spawn('strace', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(till, 'exit');
  for await (const line of createInterface({ input: till.stdout })) {
    if (line === `sale-${SALES.last}`) break;
  }
  // Nobody hears it any more: its next word ends it.
  till.stdout.destroy();
  await ended;
  return readFileSync(file, 'utf8').split('\n');
}

test.runIf(canTrace)(
  'an event that is appended waits for the disk once: its mark is written, and adds no wait',
  { timeout: 60_000 },
  async () => {
    const calls = await callsOfTill();
    const said = (sale: number): number =>
      calls.findIndex((call) => call.includes(`write(1, "sale-${sale}\\n"`));
    const between = calls.slice(said(SALES.first), said(SALES.last));
    const events = SALES.last - SALES.first;
    expect(between.filter((call) => /\b(?:fsync|fdatasync|sync_file_range|msync)\(/.test(call))).toHaveLength(
      events,
    );
    expect(between.filter((call) => /pwrite64\(\d+, "[0-9a-f]{8} \{.*, 512, 0\)/.test(call))).toHaveLength(
      events,
    );
  },
);

test('the till itself has no file reach the disk for an event', () => {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  const synced = inodesSynced();
  const before = readMark(files)?.place ?? 0;
  for (const event of paidSale('a', 1)) ledger.append([event]);
  expect(readMark(files)?.place).toBe(before + 5);
  expect(synced).toEqual([]);
  ledger.close();
});
