import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { readMark } from '../../../src-main/ledger/chain/mark.ts';
import { lockLedger } from '../../../src-main/ledger/file/lock.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { asOrdinaryUser } from '../../support/system/ordinary-user.ts';
import { paidSale, started, wall } from '../../support/ledger/ledger-folder.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { mountInMemory } from '../../support/system/disk-in-memory.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

/** A ledger with one open sale that no process has open, and its bytes. */
function ledgerWithOneSale(): { folder: string; database: string; sales: number; bytes: () => Buffer } {
  const madeIn = temporaryFolder();
  const { ledger } = openLedger(madeIn, wall);
  ledger.append([started('a', 1)]);
  ledger.close();
  const folder = temporaryFolder();
  copyFileSync(ledgerFiles(madeIn).database, ledgerFiles(folder).database);
  const { database } = ledgerFiles(folder);
  return { folder, database, sales: 1, bytes: () => readFileSync(database) };
}

const noLedger = (): { folder: string; sales: number } => ({ folder: temporaryFolder(), sales: 0 });

const NOBODY = 65_534;

/** What may be in the place of a file. A program that opens a pipe waits for good. */
const notFiles = {
  'a folder': (file) => mkdirSync(file),
  'a pipe': (file) => execFileSync('mkfifo', [file]),
} satisfies Record<string, (file: string) => void>;

async function aSocket(file: string): Promise<void> {
  const server = createServer().listen(file);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
}

function unavailability(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof LedgerUnavailable) return error.message;
    throw error;
  }
  return 'available';
}

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
    const { folder, bytes } = ledgerWithOneSale();
    const before = bytes();
    await holdLock(folder);
    expect(unavailability(() => openLedger(folder, wall))).toMatch(
      /Another program holds.*Close that program/,
    );
    expect(bytes()).toEqual(before);
  });

  test('is not taken for damaged when it cannot even be read', async () => {
    const { folder, bytes } = ledgerWithOneSale();
    const before = bytes();
    await holdLock(folder, true);
    expect(unavailability(() => openLedger(folder, wall))).toContain('Another program holds');
    expect(bytes()).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.includes('quarantined'))).toEqual([]);
  });

  test('refuses an append, loses nothing, and still reads', async () => {
    const { folder } = ledgerWithOneSale();
    const { ledger } = openLedger(folder, wall);
    await holdLock(folder);
    expect(unavailability(() => ledger.append([started('b', 2)]))).toContain('Another program');
    expect(ledger.openSales()).toEqual([[started('a', 1)]]);
  });
});

describe('a ledger that cannot be written', () => {
  test('a read-only file is not opened, and the message says to allow writing', () => {
    const { folder, bytes } = ledgerWithOneSale();
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
    const { folder } = ledgerWithOneSale();
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
      const { folder, database } = ledgerWithOneSale();
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

describe('what is in the place of a file that holds nothing of the record', () => {
  const odd = {
    nonsense: (file) => writeFileSync(file, 'nonsense'),
    'nonsense that is long': (file) => writeFileSync(file, 'nonsense'.repeat(1_000)),
    'a database': (file) => copyFileSync(ledgerWithOneSale().database, file),
    'a link to another file': (file) => symlinkSync('/etc/hostname', file),
    'a link in a circle': (file) => symlinkSync(file, file),
    'a folder': (file) => mkdirSync(file),
  } satisfies Record<string, (file: string) => void>;

  test.each(Object.entries(odd))(
    '%s keeps no till out: its sales are there, and new ones recorded',
    (_, make) => {
      const { folder } = ledgerWithOneSale();
      const { lock, mark } = ledgerFiles(folder);
      for (const file of [lock, mark]) make(file);
      const { ledger, notices } = openLedger(folder, wall);
      onTestFinished(() => ledger.close());
      expect(notices).toEqual([]);
      expect(ledger.openSales()).toEqual([[started('a', 1)]]);
      ledger.append([started('b', 2)]);
      expect(readMark({ mark })?.event).toBe(2);
      expect(lstatSync(lock)).toMatchObject({ size: 0 });
    },
  );

  test.each([
    'wal',
    'index',
    'undo',
    'beginning',
    'mark',
    'suspicion',
    'repair',
    'lock',
    'restoring',
    'restored',
    'spare',
  ] as const)(
    'a folder in the place of %s keeps no till out, however often it comes, and no sale is lost',
    (name) => {
      for (const { folder, sales } of [ledgerWithOneSale, noLedger].map((make) => make())) {
        const file = ledgerFiles(folder)[name];
        for (let time = 1; time <= 3; time++) {
          rmSync(file, { force: true });
          mkdirSync(file);
          writeFileSync(join(file, 'inside'), `${time}`);
          const { ledger, notices } = openLedger(folder, wall);
          expect(notices).toEqual([]);
          expect(ledger.openSales()).toHaveLength(sales);
          ledger.close();
          expect(
            readFileSync(
              join(time === 1 ? `${file}.unreadable` : `${file}.unreadable-${time}`, 'inside'),
              'utf8',
            ),
          ).toBe(`${time}`);
        }
      }
    },
  );

  test.each(['wal', 'index', 'undo', 'mark', 'suspicion', 'repair', 'lock', 'restoring', 'spare'] as const)(
    'a pipe or a socket in the place of %s keeps no till out, and no sale is lost',
    async (name) => {
      for (const make of [notFiles['a pipe'], aSocket]) {
        const { folder } = ledgerWithOneSale();
        const file = ledgerFiles(folder)[name];
        await make(file);
        const { ledger, notices } = openLedger(folder, wall);
        expect(notices).toEqual([]);
        expect(ledger.openSales()).toEqual([[started('a', 1)]]);
        ledger.close();
        expect(lstatSync(`${file}.unreadable`).isFile()).toBe(false);
      }
    },
  );

  test('is taken out of a file by which an open till keeps others away, and the till keeps them away', () => {
    const { folder } = ledgerWithOneSale();
    const { ledger } = openLedger(folder, wall);
    onTestFinished(() => ledger.close());
    writeFileSync(ledgerFiles(folder).lock, 'nonsense');
    expect(unavailability(() => lockLedger(ledgerFiles(folder), 'exclusive'))).toContain(
      'Another program holds',
    );
  });
});

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
    const program = await bundleForNode('test/support/ledger/open-and-end.ts', 'open-and-end');
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
