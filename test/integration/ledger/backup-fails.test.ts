import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listBackups } from '../../../src-main/ledger/backup/backup-files.ts';
import { makeBackup } from '../../../src-main/ledger/backup/make-backup.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { PAGE_BYTES } from '../../../src-main/ledger/repair/salvage/pages.ts';
import { mountInMemory } from '../../support/system/disk-in-memory.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { started, wall } from '../../support/ledger/ledger-folder.ts';
import { backupNames, tillWith } from '../../support/worlds/open-till.ts';
import { asOrdinaryUser } from '../../support/system/ordinary-user.ts';

const LATER = wall() + 24 * 60 * 60 * 1000;

describe('a backup that cannot be made leaves the earlier ones, and nothing of its own', () => {
  test('when the ledger is damaged: the next start examines the ledger and repairs it', () => {
    const { files, ledger } = tillWith(100);
    const good = makeBackup(files, wall(), 1);
    ledger.close();
    const bytes = readFileSync(files.database);
    writeFileSync(files.database, bytes.fill(0xff, 5 * PAGE_BYTES, 6 * PAGE_BYTES));
    expect(() => makeBackup(files, LATER, 1)).toThrow(/damaged.*Restart the till/);
    expect(backupNames(files)).toEqual([basename(good)]);
    expect(openLedger(files.folder, wall).notices).toMatchObject([{ code: 'ledger-repaired' }]);
  });

  test('when an index of the ledger is damaged, which copying alone does not notice', () => {
    const { files, ledger } = tillWith(200);
    const good = makeBackup(files, wall(), 1);
    ledger.close();
    swapTwoIndexKeys(files.database);
    expect(() => makeBackup(files, LATER, 1)).toThrow(/damaged.*Restart the till/);
    expect(backupNames(files)).toEqual([basename(good)]);
    expect(openLedger(files.folder, wall).notices).toMatchObject([{ code: 'ledger-repaired' }]);
  });

  test('when the folder cannot be written', () => {
    const { files } = tillWith(1);
    const good = makeBackup(files, wall(), 1);
    chmodSync(files.backups, 0o555);
    asOrdinaryUser(() =>
      expect(() => makeBackup(files, LATER, 1)).toThrow(/backups cannot be written.*Let this user write/),
    );
    expect(backupNames(files)).toEqual([basename(good)]);
  });

  test('when the disk is full; the till sells on', (context) => {
    const { files, ledger } = tillWith(100);
    mkdirSync(files.backups);
    mountInMemory(files.backups, '64k', context);
    expect(() => makeBackup(files, wall(), 1)).toThrow(/disk .* is full.*Free some space/);
    expect(backupNames(files)).toEqual([]);
    ledger.append([started('next', 102)]);
    expect(openLedger(files.folder, wall).notices).toEqual([]);
  });

  test.each([
    ['begins to copy', 'writeFileSync'],
    ['gives the copy its name', 'renameSync'],
  ])('when it is killed as it %s: what it left goes with the next one', async (_, step) => {
    const tool = await bundleForNode('src-main/ledger/tool/program.ts', 'ledger');
    const { files } = tillWith(3);
    const killed = spawn(process.execPath, ['--import', killAt(step), tool, 'backup', files.folder], {
      stdio: 'ignore',
    });
    expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
    expect(listBackups(files.backups)).toEqual([]);
    expect(backupNames(files)).toEqual([`unfinished-${killed.pid}`]);
    const backup = makeBackup(files, wall(), 7);
    expect(backupNames(files)).toEqual([basename(backup)]);
  });
});

/** A module by which a process kills itself in the place of this function of the file system. */
function killAt(step: string): string {
  const kill = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs[${JSON.stringify(step)}] = () => process.kill(process.pid, 'SIGKILL');
    syncBuiltinESMExports();`;
  return `data:text/javascript,${encodeURIComponent(kill)}`;
}

/** Exchanges the cells 0 and 1 of an index's first leaf: every page can be read, but the order is wrong. */
function swapTwoIndexKeys(database: string): void {
  const bytes = readFileSync(database);
  for (let page = PAGE_BYTES; page < bytes.length; page += PAGE_BYTES) {
    if (bytes[page] !== 0x0a || bytes.readUInt16BE(page + 3) < 2) continue;
    const [first, second] = [bytes.readUInt16BE(page + 8), bytes.readUInt16BE(page + 10)];
    bytes.writeUInt16BE(second, page + 8);
    bytes.writeUInt16BE(first, page + 10);
    writeFileSync(database, bytes);
    return;
  }
  throw new Error('no index page found');
}
