import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { paidSale, started, wall } from '../../support/ledger/ledger-folder.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { mountInMemory } from '../../support/system/disk-in-memory.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { unavailability } from '../../support/ledger/unavailable-ledger.ts';

/** To the last page. */
function fillDisk(other: string): void {
  expect(() => {
    for (;;) appendFileSync(other, Buffer.alloc(4_096));
  }).toThrow('ENOSPC');
}

describe('a full disk', () => {
  test('refuses an append and keeps what was there', () => {
    const files = ledgerFiles(temporaryFolder());
    const connection = connect(files);
    const ledger = new SqliteLedger(connection);
    ledger.append([started('a', 1)]);
    connection.exec('PRAGMA max_page_count = 1');
    const many = Array.from({ length: 50 }, (_, index) => paidSale(`s${index}`, index + 2)).flat();
    expect(unavailability(() => ledger.append(many))).toMatch(/disk .* is full.*Free some space/);
    expect(ledger.openSales()).toEqual([[started('a', 1)]]);
    connection.exec('PRAGMA max_page_count = 100000');
    ledger.append(many);
    expect(ledger.openSales()).toHaveLength(51);
  });

  test('of the operating system: the same, and all is well once there is room', (context) => {
    const folder = temporaryFolder();
    mountInMemory(folder, '512k', context);
    const { ledger } = openLedger(folder, wall);
    const fill = Buffer.alloc(1024 * 1024);
    expect(() => writeFileSync(join(folder, 'other'), fill)).toThrow('ENOSPC');
    const many = Array.from({ length: 50 }, (_, index) => paidSale(`s${index}`, index + 1)).flat();
    expect(unavailability(() => ledger.append(many))).toContain('Free some space');
    expect(unavailability(() => openLedger(join(folder, 'second'), wall))).toContain('Free some space');
    writeFileSync(join(folder, 'other'), '');
    ledger.append(many);
    expect(ledger.openSales()).toHaveLength(50);
  });

  test('at the start keeps no open sale from the screens: they are read, and the notice says where', (context) => {
    const folder = temporaryFolder();
    mountInMemory(folder, '768k', context);
    const closed = temporaryFolder();
    const before = openLedger(closed, wall).ledger;
    before.append([started('a', 1)]);
    before.close();
    // Another computer's file for this process, with what a till leaves that was closed: SQLite's index of the log is gone.
    cpSync(closed, folder, { recursive: true });
    rmSync(ledgerFiles(folder).index);
    expect(() => writeFileSync(join(folder, 'other'), Buffer.alloc(1024 * 1024))).toThrow('ENOSPC');
    const { ledger, notices } = openLedger(folder, wall);
    expect(ledger.openSales()).toEqual([[started('a', 1)]]);
    expect(notices).toMatchObject([
      { code: 'ledger-full', detail: expect.stringContaining(folder) as string },
    ]);
  });

  test('that stays full is read at every further start, and spare room is made anew once there is space', async (context) => {
    const program = await bundleForNode('test/support/ledger/open-and-end.ts', 'open-on-full-disk');
    const folder = temporaryFolder();
    mountInMemory(folder, '768k', context);
    const { spare, index } = ledgerFiles(folder);
    const start = (): unknown =>
      JSON.parse(execFileSync(process.execPath, [program, folder], { encoding: 'utf8' }));
    expect(start()).toEqual({ sales: 1, notices: [] });
    for (let time = 1; time <= 4; time++) {
      // SQLite removes it when a till is closed, and another program takes what that gives free.
      rmSync(index, { force: true });
      fillDisk(join(folder, 'other'));
      expect(start(), `start ${time}`).toEqual({ sales: 1, notices: ['ledger-full'] });
    }
    rmSync(join(folder, 'other'));
    expect(start()).toEqual({ sales: 1, notices: [] });
    expect(statSync(spare)).toMatchObject({ size: 256 * 1024, nlink: 1 });
  });
});
