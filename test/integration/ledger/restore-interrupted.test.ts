import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { finishRestore } from '../../../src-main/ledger/repair/finish-restore.ts';
import { restoreLedger } from '../../../src-main/ledger/tool/restore-ledger.ts';
import { backedUp, kept, later, openSales } from '../../support/ledger/backed-up-ledger.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { paidSale, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';

describe('a restore that a crash interrupts', () => {
  test('is completed by the next start, and the old log is not laid over the backup', () => {
    const { files, backup } = backedUp();
    const till = temporaryLedger();
    new SqliteLedger(connect(till)).append(paidSale('old', 5));
    copyFileSync(till.wal, files.wal);
    copyFileSync(backup, files.restoring);
    expect(openSales(files)).toEqual({ sales: [[kept]], notices: [] });
    expect(existsSync(files.restoring)).toBe(false);
  });

  test('leaves the old ledger or the backup, killed at any moment, and a start goes on with it', async () => {
    const program = await bundleForNode('src-main/ledger/tool/program.ts', 'ledger');
    let duration = 10_000;
    for (const part of [1, 0.4, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]) {
      const { files, backup } = backedUp();
      const began = performance.now();
      const restore = spawn(process.execPath, [program, 'restore', files.folder, backup], {
        stdio: 'ignore',
      });
      const kill = setTimeout(() => restore.kill('SIGKILL'), part * duration);
      await once(restore, 'exit');
      clearTimeout(kill);
      if (part === 1) duration = performance.now() - began;
      const { sales, notices } = openSales(files);
      expect(notices).toEqual([]);
      expect([[[kept], [later]], [[kept]]]).toContainEqual(sales);
    }
  });

  test('before the backup stood ready leaves the old ledger, and the next restore starts afresh', () => {
    const { files, backup } = backedUp();
    writeFileSync(files.proving, 'half');
    writeFileSync(`${files.proving}-wal`, 'half');
    expect(openSales(files).sales).toEqual([[kept], [later]]);
    restoreLedger(files, backup, wall());
    expect(openSales(files).sales).toEqual([[kept]]);
    expect(readdirSync(files.folder).filter((name) => name.includes('.part'))).toEqual([]);
  });
});

test('what is left of the old ledger is not set aside a second time where that was done before the interruption', () => {
  const files = temporaryLedger();
  openLedger(files.folder, wall).ledger.close();
  for (const file of [files.restoring, files.restored]) writeFileSync(file, '');
  expect(finishRestore(files, wall())).toBeUndefined();
  expect(readdirSync(files.folder).filter((name) => name.startsWith('set-aside'))).toEqual([]);
});
