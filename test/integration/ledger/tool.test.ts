import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listBackups } from '../../../src-main/ledger/backup/backup-files.ts';
import { Connection } from '../../../src-main/ledger/file/connection.ts';
import { MIGRATIONS } from '../../../src-main/ledger/file/migrations.ts';
import { ledgerFrom, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import type { LedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { ledgerTool, ledgerWithOneSale, type LedgerTool } from '../../support/ledger/ledger-tool.ts';

let tool: LedgerTool;
beforeAll(async () => {
  tool = await ledgerTool();
});

test('checks, backs up, exports and restores, and says in words what it did', () => {
  const { folder, backups, database } = ledgerWithOneSale();
  expect(tool('check', folder)).toEqual({
    code: 0,
    words: `Sound (version ${MIGRATIONS.length}): 1 sales, 1 of them open, 1 events, 1 entries of the journal.\n`,
  });
  const made = tool('backup', folder);
  const [backup] = listBackups(backups);
  expect(made).toEqual({ code: 0, words: `${backup?.file ?? ''}\n` });
  expect(tool('check', backup?.file ?? '').code).toBe(0);
  const target = join(temporaryFolder(), 'sales.jsonl');
  expect(tool('export', folder, target)).toEqual({ code: 0, words: '1 events, 1 entries of the journal\n' });
  expect(readFileSync(target, 'utf8').split('\n')).toHaveLength(3);
  const restored = tool('restore', folder, backup?.file ?? '');
  expect(restored).toMatchObject({ code: 0, words: expect.stringContaining('Restored.') as string });
  expect(restored.words).toContain(join(folder, 'ledger-set-aside-'));
  expect(ledgerFrom(database).openSales()).toEqual([[started('a', 1)]]);
});

test('says of a place that is not there what to name', () => {
  const nowhere = join(temporaryFolder(), 'nowhere');
  const words = `There is no ${nowhere}. Name the folder of one terminal, with ledger.db in it, or a file that is there.\n`;
  expect(tool('verify', nowhere)).toEqual({ code: 1, words });
  expect(tool('backup', nowhere).words).toContain(`There is no ${join(nowhere, 'ledger.db')}.`);
});

test('says what can be mended, without a stack, and fails', () => {
  const { folder, database } = ledgerWithOneSale();
  writeFileSync(database, '<html>');
  expect(tool('check', folder)).toMatchObject({
    code: 1,
    words: expect.stringMatching(/^Damaged:/) as string,
  });
  const backup = tool('backup', folder);
  expect(backup).toMatchObject({
    code: 1,
    words: expect.stringMatching(/damaged\. Restart the till/) as string,
  });
});

test('describes and verifies a ledger for a till, and says why it cannot back one up', () => {
  const { folder } = ledgerWithOneSale();
  const job = (asked: LedgerJob): unknown => doLedgerJob(asked, wall(), () => undefined);
  expect(job({ do: 'describe', folder })).toMatchObject({
    did: 'describe',
    facts: { epoch: 0, events: 1, entries: 1, firstAt: wall() + 1, lastAt: wall() + 1 },
  });
  expect(job({ do: 'verify', folder })).toEqual({
    did: 'verify',
    events: 1,
    entries: 1,
    faults: [],
    faultCount: 0,
    unreadable: 0,
  });
  const missing = join(folder, 'missing');
  expect(job({ do: 'back-up', folder: missing })).toMatchObject({
    did: 'nothing',
    why: expect.any(String) as string,
  });
});

test('makes nothing in a folder without a ledger', () => {
  const folder = join(temporaryFolder(), 'wrong');
  for (const command of [['check'], ['backup'], ['export', 'sales.jsonl']]) {
    const [name = '', ...more] = command;
    expect(tool(name, folder, ...more)).toMatchObject({
      code: 1,
      words: expect.stringContaining(folder) as string,
    });
  }
  expect(existsSync(folder)).toBe(false);
});

describe('what is no ledger', () => {
  function databaseOfAnother(): string {
    const file = join(temporaryFolder(), 'other.db');
    const connection = new Connection(file, '', () => undefined);
    connection.exec('CREATE TABLE bookmark (url)');
    connection.close();
    return file;
  }

  function emptyFile(): string {
    const file = join(temporaryFolder(), 'empty.db');
    writeFileSync(file, '');
    return file;
  }

  test.each([
    ['the database of another program', databaseOfAnother],
    ['an empty file', emptyFile],
  ])('%s is named as such', (_, made) => {
    const file = made();
    const { folder } = ledgerWithOneSale();
    for (const command of ['check', 'verify'])
      expect(tool(command, file)).toEqual({
        code: 1,
        words:
          'Damaged:\nit has no events of sales, and may be no ledger\nA till that starts with it repairs it and keeps 0 events.\n',
      });
    expect(tool('verify', folder, file)).toEqual({ code: 1, words: `${file} is no ledger.\n` });
    const foreign = temporaryLedger();
    copyFileSync(file, foreign.database);
    expect(tool('export', foreign.folder, `${file}.jsonl`)).toEqual({
      code: 1,
      words: `${foreign.database} is no ledger.\n`,
    });
  });

  test('nobody waits for a pipe, and a folder is no backup', () => {
    const { folder } = ledgerWithOneSale();
    const other = temporaryLedger();
    const pipe = join(temporaryFolder(), 'pipe');
    for (const path of [pipe, other.database]) spawnSync('mkfifo', [path]);
    const isNoFile = (path: string) => ({ code: 1, words: `${path} is no file.\n` });
    expect(tool('check', pipe)).toEqual(isNoFile(pipe));
    expect(tool('verify', folder, pipe)).toEqual(isNoFile(pipe));
    expect(tool('backup', other.folder)).toEqual(isNoFile(other.database));
    for (const backup of [pipe, temporaryFolder()])
      expect(tool('restore', folder, backup)).toEqual({ code: 1, words: `There is no file ${backup}.\n` });
  });
});

test.each([[], ['check'], ['mend', 'x'], ['check', 'x', 'y'], ['export', 'x'], ['restore', 'x', 'y', 'z']])(
  'explains its use when it is not understood: %s',
  (...args) => {
    expect(tool(...args)).toMatchObject({
      code: 2,
      words: expect.stringContaining('restore FOLDER BACKUP') as string,
    });
  },
);
