import { runs } from '../../contract/properties/runs.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { wall } from '../../support/ledger/ledger-folder.ts';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { laidOut, soldLedger } from '../../support/ledger/sold-ledger.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const TIMES = Math.min(runs(25), 500);

let program: string;
beforeAll(async () => {
  program = await bundleForNode('test/support/ledger/open-flipped.ts', 'open-flipped');
});

/** A program of its own: what the package does with such text takes the whole process with it, tests and all. */
test.each(['in the database', 'in both'] as const)(
  'a till outlives one flipped high bit anywhere in its ledger, sales %s',
  async (salesAre) => {
    const folder = temporaryFolder();
    for (const [name, bytes] of soldLedger(salesAre)) writeFileSync(join(folder, name), bytes);
    const { stdout } = await promisify(execFile)(process.execPath, [program, folder, `${TIMES}`, '0'], {
      maxBuffer: 2 ** 26,
    });
    expect(stdout.trimEnd().split('\n')).toHaveLength(TIMES + 1);
  },
  // Each time a till starts and repairs: a busy computer takes a while.
  TIMES * 2_000,
);

test('a till repairs a ledger whose schema has one flipped bit, in the words of what counts events', () => {
  const files = soldLedger('in the database');
  const bytes = Buffer.from(files.get('ledger.db') ?? '');
  const place = bytes.indexOf('SET events = events + 1') + 'SET ev'.length;
  bytes.writeUInt8(bytes.readUInt8(place) ^ 0x80, place);
  const { ledger, notices } = openLedger(laidOut(new Map([...files, ['ledger.db', bytes]])).folder, wall);
  expect(notices.map(({ code }) => code)).toContain('ledger-repaired');
  expect(ledger.openSales()).toHaveLength(20);
});
