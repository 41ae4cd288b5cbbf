import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { runs } from '../../contract/properties/runs.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { DRAWN_SEED } from '../../support/drawn/drawn-seed.ts';
import { paidSale, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

/** A thousand in all in the nightly run. */
const TIMES = Math.min(runs(15), 500);

/** Forty sales and a journal: closed and killed, or the half of it still in the log. */
function sold(half: 'in the database' | 'in its log'): string {
  const files = temporaryLedger();
  const first = openLedger(files.folder, wall);
  first.journal.append(
    { type: 'cashier-added', at: wall(), cashierId: 'c', name: 'Ada', role: 'manager' },
    { type: 'shift-opened', at: wall(), shift: 1, cashierId: 'c' },
  );
  sell(first.ledger, 1);
  first.ledger.close();
  const { ledger, journal } = openLedger(files.folder, wall);
  sell(ledger, 21);
  journal.append({ type: 'drawer-opened', at: wall(), cashierId: 'c' });
  if (half === 'in the database') ledger.close();
  const left = join(temporaryFolder(), 'left');
  cpSync(files.folder, left, { recursive: true, filter: (file) => !/-(shm|hold)$/.test(file) });
  return left;
}

function sell(ledger: ReturnType<typeof openLedger>['ledger'], from: number): void {
  for (let number = from; number < from + 20; number += 1) {
    const sale = paidSale(`sale-${number}`, number);
    // One commit each, as a till writes them; every second sale is left open.
    for (const event of sale) {
      const closes = number % 2 === 0 && event.type === 'sale-acknowledged';
      ledger.append([event], closes ? [`sale-${number}`] : []);
    }
  }
}

test.each(['in the database', 'in its log'] as const)(
  'one changed byte in a ledger is found, or changes nothing that is shown; its last sales %s',
  async (half) => {
    const program = await bundleForNode('test/support/ledger/open-edited.ts', 'open-edited');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [program, sold(half), `${TIMES}`, `${DRAWN_SEED}`],
      {
        maxBuffer: 2 ** 26,
      },
    );
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(TIMES);
    expect(
      lines.filter((line) => line.includes('WRONG')).map((line) => `seed ${DRAWN_SEED}: ${line}`),
    ).toEqual([]);
    expect(lines[0]).toMatch(/^ledger\.db(-wal)? 0 \d+ start$/);
  },
  TIMES * 1000 + 20_000,
);
