import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { asOrdinaryUser } from '../../support/system/ordinary-user.ts';
import { started, wall } from '../../support/ledger/ledger-folder.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { copiedLedger, notFiles, unavailability } from '../../support/ledger/unavailable-ledger.ts';

const NOBODY = 65_534;

/** Another process that takes the writer's lock, or with `alone` every lock, and holds it until the test is over. */
async function holdLock(folder: string, alone = false): Promise<void> {
  const program = `
    const db = new (require('libsql'))(process.argv[1]);
    db.exec('${alone ? 'PRAGMA locking_mode = EXCLUSIVE;' : ''} BEGIN EXCLUSIVE');
    console.log('locked');
    setInterval(() => db.inTransaction, 1000);`;
  const holder = spawn(process.execPath, ['-e', program, ledgerFiles(folder).database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
}

describe('a ledger that another process holds', () => {
  test('is not opened, and the message says to close that program', async () => {
    const { folder, bytes } = copiedLedger();
    const before = bytes();
    await holdLock(folder);
    expect(unavailability(() => openLedger(folder, wall))).toMatch(
      /Another program holds.*Close that program/,
    );
    expect(bytes()).toEqual(before);
  });

  test('is not taken for damaged when it cannot even be read', async () => {
    const { folder, bytes } = copiedLedger();
    const before = bytes();
    await holdLock(folder, true);
    expect(unavailability(() => openLedger(folder, wall))).toContain('Another program holds');
    expect(bytes()).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.includes('quarantined'))).toEqual([]);
  });

  test('refuses an append, loses nothing, and still reads', async () => {
    const { folder } = copiedLedger();
    const { ledger } = openLedger(folder, wall);
    await holdLock(folder);
    expect(unavailability(() => ledger.append([started('b', 2)]))).toContain('Another program');
    expect(ledger.openSales()).toEqual([[started('a', 1)]]);
  });
});

describe('a ledger that cannot be written', () => {
  test('a read-only file is not opened, and the message says to allow writing', () => {
    const { folder, bytes } = copiedLedger();
    const before = bytes();
    chmodSync(folder, 0o777);
    chmodSync(ledgerFiles(folder).database, 0o444);
    asOrdinaryUser(() =>
      expect(unavailability(() => openLedger(folder, wall))).toMatch(
        /cannot be written.*Let this user write/,
      ),
    );
    expect(bytes()).toEqual(before);
  });

  test('a read-only folder is not opened, and nothing appears in it', () => {
    const { folder } = copiedLedger();
    const before = readdirSync(folder);
    chmodSync(folder, 0o555);
    asOrdinaryUser(() =>
      expect(unavailability(() => openLedger(folder, wall))).toContain('Let this user write the folder'),
    );
    expect(readdirSync(folder)).toEqual(before);
  });

  test('a folder that cannot be made is said so', () => {
    const parent = temporaryFolder();
    chmodSync(parent, 0o555);
    asOrdinaryUser(() =>
      expect(unavailability(() => openLedger(join(parent, 'ledger'), wall))).toContain('cannot be written'),
    );
  });

  test('a file where the folder should be is said so', () => {
    const file = join(temporaryFolder(), 'ledger');
    writeFileSync(file, 'mine');
    expect(unavailability(() => openLedger(file, wall))).toContain('cannot be opened');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test.runIf(process.getuid?.() === 0).each(['database', 'lock'] as const)(
    'a %s that belongs to somebody else is named',
    async (name) => {
      const program = await bundleForNode('test/support/ledger/open-and-end.ts', 'open-and-end');
      const { folder, database } = copiedLedger();
      for (const theirs of [folder, database]) chownSync(theirs, NOBODY, NOBODY);
      const file = ledgerFiles(folder)[name];
      appendFileSync(file, '');
      chownSync(file, 0, 0);
      chmodSync(file, 0);
      // A process of theirs: whether somebody may open a file is asked for whoever started the program.
      const { stderr } = spawnSync(process.execPath, [program, folder], {
        uid: NOBODY,
        gid: NOBODY,
        encoding: 'utf8',
      });
      expect(stderr).toMatch(/cannot be (opened|written)\. Let this user write/);
      expect(stderr).toContain(`In the way: ${basename(file)}.`);
    },
  );

  test.each(['a folder', 'a pipe'] as const)('%s where the file should be is said so', (what) => {
    const folder = temporaryFolder();
    notFiles[what](ledgerFiles(folder).database);
    expect(unavailability(() => openLedger(folder, wall))).toMatch(
      /cannot be opened\..* In the way: ledger\.db, which is no file\.$/,
    );
    expect(readdirSync(folder).toSorted()).toEqual(['ledger-hold', 'ledger.db']);
  });
});
