import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listBackups } from '../../../src-main/ledger/backup/backup-files.ts';
import { Connection } from '../../../src-main/ledger/file/connection.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { MIGRATIONS } from '../../../src-main/ledger/file/migrations.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { EntryWriter } from '../../../src-main/ledger/record/entry-writer.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { ledgerFrom, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import type { LedgerJob } from '../../../src-main/ledger/tool/job.ts';

let program: string;
beforeAll(async () => {
  program = await bundleForNode('src-main/ledger/tool/program.ts', 'ledger');
});

function tool(...args: readonly string[]): { code: number | null; words: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return { code: status, words: stdout };
}

function ledgerWithOneSale() {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  ledger.append([started('a', 1)]);
  ledger.close();
  return files;
}

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

test('says of an entry with other fields whether the chain confirms it, and not who wrote it', () => {
  const files = ledgerWithOneSale();
  const connection = connect(files);
  const body = '{"guests":2}';
  connection.transaction(() =>
    new EntryWriter(connection).append({ at: 5, type: 'guest-greeted', cashierId: null, shift: null, body }),
  );
  connection.close();
  const confirmed = tool('verify', files.folder);
  expect(confirmed.code).toBe(1);
  expect(confirmed.words).toContain(
    'Kept, but with other fields than this version writes: 1\nentry 2 of the journal: the chain confirms it, so another version wrote it, or somebody changed it and wrote the chain anew\n',
  );
  editLedger(files, `UPDATE journal SET body = '{"guests":3}' WHERE seq = 2`);
  expect(tool('verify', files.folder).words).toContain(
    'entry 2 of the journal: the chain does not confirm it, so it was changed after it was written',
  );
  expect(tool('check', files.folder).words).toMatch(/writes: 1\nentry 2 of the journal\n$/);
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

describe('verify', () => {
  test('says of a whole ledger which it is and how far it goes', () => {
    const { folder } = ledgerWithOneSale();
    const { code, words } = tool('verify', folder);
    expect(code).toBe(0);
    expect(words).toMatch(
      /^Sound .*\nLedger [0-9a-f-]{36}, epoch 0: 2 rows are linked, the last at place 2 \([0-9a-f]{64}\)\./,
    );
    expect(words).toContain('Every row is as it was written, and none is missing.');
  });

  test('names what was edited, and fails', () => {
    const files = ledgerWithOneSale();
    editLedger(files, `UPDATE event SET body = replace(body, '1250', '1251')`);
    const { code, words } = tool('verify', files.folder);
    expect(code).toBe(1);
    expect(words).toContain('event 1 of sale a has changed since it was written');
    expect(words).toMatch(/^Readable, but not as the till left it .*/);
    expect(words).toContain('To do: copy this folder');
  });

  test('misses what the till had noted, though each row that is there is right', () => {
    const files = ledgerWithOneSale();
    const earlier = temporaryLedger();
    copyFileSync(files.database, earlier.database);
    sell(files, 'b');
    copyFileSync(files.mark, earlier.mark);
    const { code, words } = tool('verify', earlier.folder);
    expect(code).toBe(1);
    expect(words).toContain('The till had noted another row at place 3');
    expect(words).toContain('Every row that is here is as it was written.');
    expect(words).not.toMatch(/^Sound|none is missing/);
    expect(words).toContain('To do: copy this folder');
  });

  test('says what an earlier repair found missing, of what time, and where the copy is', () => {
    const files = ledgerWithOneSale();
    const older = join(temporaryFolder(), 'older.db');
    copyFileSync(files.database, older);
    sell(files, 'b');
    sell(files, 'c');
    copyFileSync(older, files.database);
    rmSync(files.wal, { force: true });
    openLedger(files.folder, () => wall() + 60_000).ledger.close();
    const [copy = ''] = readdirSync(files.folder).filter((name) => name.startsWith('ledger-quarantined-'));
    const { code, words } = tool('verify', files.folder);
    expect(code).toBe(0);
    expect(words).toContain('2 rows are missing since an earlier repair or restore:');
    expect(words).toContain(
      'places 3 to 4, written between 2026-01-02T03:04:05.001Z and 2026-01-02T03:05:05.000Z',
    );
    expect(words).toContain(join(files.folder, copy));
    expect(words).toContain('Every row that is here is as it was written.');
    expect(words).not.toContain('none is missing');
    const found = doLedgerJob({ do: 'verify', folder: files.folder }, wall(), () => undefined);
    expect(found).toMatchObject({
      lost: { rows: 2, since: wall() + 1, until: wall() + 60_000, copies: [join(files.folder, copy)] },
    });
    expect(doLedgerJob({ do: 'describe', folder: files.folder }, wall(), () => undefined)).toMatchObject({
      facts: { lost: 2 },
    });
  });

  test('tells a copy, what it went on to, a fork and another ledger apart', () => {
    const [files, other] = [ledgerWithOneSale(), ledgerWithOneSale()];
    const copies = [temporaryLedger(), temporaryLedger()] as const;
    for (const copy of copies) copyFileSync(files.database, copy.database);
    const relation = (one: string, two: string): string | undefined =>
      tool('verify', one, two).words.trimEnd().split('\n').at(-1);
    expect(relation(files.folder, copies[0].folder)).toBe('The same ledger, with the same rows.');
    sell(copies[0], 'b');
    expect(relation(files.folder, copies[0].folder)).toMatch(
      /goes on after .* place 2: this one is an earlier copy/,
    );
    expect(relation(copies[0].folder, files.folder)).toMatch(/ends after place 2: it is an earlier copy/);
    sell(copies[1], 'c');
    expect(relation(copies[0].folder, copies[1].folder)).toMatch(
      /part after place 2: here follows event 2 of sale b \(rows: 1; sales: 1, the last one number 2 of 2026-01-02T03:04:05.002Z\), there follows event 2 of sale c .* Keep both/,
    );
    expect(relation(files.folder, other.folder)).toBe('Another ledger: not one row is the same.');
  });
});

function sell({ folder }: ReturnType<typeof temporaryLedger>, saleId: string): void {
  const { ledger } = openLedger(folder, wall);
  ledger.append([started(saleId, 2)]);
  ledger.close();
}
