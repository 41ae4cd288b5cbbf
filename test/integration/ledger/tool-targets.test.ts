import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listBackups } from '../../../src-main/ledger/backup/backup-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { ledgerFrom, started, wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { ledgerTool, ledgerWithOneSale, type LedgerTool } from '../../support/ledger/ledger-tool.ts';

let tool: LedgerTool;
beforeAll(async () => {
  tool = await ledgerTool();
});

test('makes a backup elsewhere, over an earlier file and without a trace of a draft', () => {
  const { folder, backups } = ledgerWithOneSale();
  const place = temporaryFolder();
  const target = join(place, 'stick.db');
  writeFileSync(target, 'an earlier one');
  writeFileSync(`${target}.part`, 'left by a crash');
  expect(tool('backup', folder, target)).toEqual({ code: 0, words: `${target}\n` });
  expect(tool('verify', target).code).toBe(0);
  expect(tool('backup', folder, target)).toEqual({ code: 0, words: `${target}\n` });
  expect(readdirSync(place)).toEqual(['stick.db']);
  expect(listBackups(backups)).toEqual([]);
});

describe.each(['export', 'backup'])('%s to a place that it must not take', (command) => {
  test('leaves the files of the ledger alone, also while a till is open', () => {
    const files = ledgerWithOneSale();
    const { ledger } = openLedger(files.folder, wall);
    const link = join(temporaryFolder(), 'link');
    symlinkSync(files.folder, link);
    for (const target of [files.database, files.mark, join(files.backups, 'x'), join(link, 'ledger.db')]) {
      mkdirSync(files.backups, { recursive: true });
      const words = `${target} is in the folder of the ledger. Name a file elsewhere.\n`;
      expect(tool(command, files.folder, target)).toEqual({ code: 1, words });
    }
    ledger.append([started('b', 2)]);
    ledger.close();
    expect(ledgerFrom(files.database).openSales()).toEqual([[started('a', 1)], [started('b', 2)]]);
  });

  test('leaves the ledger of another terminal alone, and a copy of one, also when a screen asks for it', () => {
    const [own, other] = [ledgerWithOneSale(), ledgerWithOneSale()];
    const { ledger } = openLedger(other.folder, wall);
    const link = join(temporaryFolder(), 'link');
    symlinkSync(other.folder, link);
    mkdirSync(other.backups);
    const copy = join(temporaryFolder(), 'copy.db');
    copyFileSync(own.database, copy);
    const inFolder = [other.database, other.mark, join(other.backups, 'x'), join(link, 'ledger.db')];
    const refusals = [
      ...inFolder.map(
        (file) => [file, 'is in the folder of another ledger. Name a file elsewhere.'] as const,
      ),
      [
        copy,
        'is a ledger or another database, and no backup of a ledger. Name another file, or move that one away.',
      ],
    ] as const;
    for (const [target, why] of refusals) {
      expect(tool(command, own.folder, target)).toEqual({ code: 1, words: `${target} ${why}\n` });
      const kind = command === 'export' ? 'export' : 'save-backup';
      const end = doLedgerJob({ do: kind, folder: own.folder, target }, wall(), () => undefined);
      expect(end).toEqual({ did: 'nothing', why: `${target} ${why}` });
    }
    ledger.append([started('b', 2)]);
    ledger.close();
    expect(ledgerFrom(other.database).openSales()).toEqual([[started('a', 1)], [started('b', 2)]]);
    expect(ledgerFrom(copy).openSales()).toEqual([[started('a', 1)]]);
  });

  test('says which folder is not there, or that a folder is no file', () => {
    const { folder } = ledgerWithOneSale();
    const place = temporaryFolder();
    const nowhere = join(place, 'nowhere');
    expect(tool(command, folder, place)).toEqual({
      code: 1,
      words: `${place} is a folder. Name a file in it.\n`,
    });
    expect(tool(command, folder, join(nowhere, 'x'))).toEqual({
      code: 1,
      words: `There is no folder ${nowhere}.\n`,
    });
    expect(readdirSync(place)).toEqual([]);
  });
});
