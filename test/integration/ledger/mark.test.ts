import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { Connection } from '../../../src-main/ledger/file/connection.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { makeBackup } from '../../../src-main/ledger/backup/make-backup.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { keepMark, readMark } from '../../../src-main/ledger/chain/mark.ts';
import { repair } from '../../../src-main/ledger/repair/repair.ts';
import { verifyChain } from '../../../src-main/ledger/chain/verify-chain.ts';
import { SqliteJournal } from '../../../src-main/ledger/sqlite-journal.ts';
import { SALES_OF_AMOUNT } from '../../../src-main/ledger/sqlite-ledger.ts';
import { replay } from '../../../src-main/sales/apply-event.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { alertsOf } from '../../../src-main/sales/sale-alerts.ts';
import { paidSale, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** What a till that is killed now leaves in its folder. */
function asLeft({ folder }: LedgerFiles): LedgerFiles {
  const left = ledgerFiles(temporaryFolder());
  cpSync(folder, left.folder, { recursive: true, filter: (file) => !/-(shm|hold)$/.test(file) });
  return left;
}

/** A closed sale and an open one, each start in its database, the rest in its log: one state after each commit. */
function states(): readonly LedgerFiles[] {
  const files = temporaryLedger();
  const first = openLedger(files.folder, wall);
  first.ledger.append([started('open', 1)]);
  first.ledger.close();
  const { ledger, journal } = openLedger(files.folder, wall);
  const left = [asLeft(files)];
  for (const event of paidSale('paid', 2)) {
    ledger.append([event], event.type === 'sale-acknowledged' ? ['paid'] : []);
    left.push(asLeft(files));
  }
  journal.append({ type: 'shift-opened', at: wall(), shift: 1 });
  left.push(asLeft(files));
  ledger.close();
  return left;
}

function start(files: LedgerFiles) {
  const { ledger, notices } = openLedger(files.folder, wall);
  const open = new Map(
    ledger.openSales().map((events) => [events[0]?.saleId, events.map(({ type }) => type)]),
  );
  ledger.close();
  return { codes: notices.map(({ code }) => code), open };
}

function chainOf(files: LedgerFiles) {
  const connection = connect(files);
  const chain = verifyChain(connection);
  connection.close();
  return chain;
}

/** Said once; no open sale goes on by itself, no place is given twice, and what is lost is known. */
function expectLossSaid(files: LedgerFiles, ended: number): void {
  const { codes, open } = start(files);
  expect(codes).toEqual(['ledger-repaired']);
  for (const events of open.values()) expect(events.at(-1)).toBe('record-damaged');
  const { end, faults, identity } = chainOf(files);
  expect(faults).toEqual([]);
  expect(end.place).toBeGreaterThan(ended);
  expect(identity?.epoch).toBe(1);
  expect(start(files).codes).toEqual([]);
}

/** Places in the chain of the last state: the beginning, the open sale, five events and a shift. */
const ENDED = 8;

test('a till that was killed says nothing at its next start, whenever it was', () => {
  const all = states();
  expect(all.map((files) => readMark(files)?.place)).toEqual([2, 3, 4, 5, 6, 7, ENDED]);
  for (const state of all) expect(start(state).codes).toEqual([]);
});

test('an older log, of any number of commits, is found', () => {
  const all = states();
  for (const older of all.slice(0, -1)) {
    const files = asLeft(all.at(-1) ?? older);
    rmSync(files.wal, { force: true });
    if (existsSync(older.wal)) copyFileSync(older.wal, files.wal);
    expectLossSaid(files, ENDED);
  }
});

test('a log that is cut anywhere is found', () => {
  const whole = wholeState();
  const { length } = readFileSync(whole.wal);
  for (let cut = 0; cut < length; cut += Math.ceil(length / 6)) {
    const files = asLeft(whole);
    truncateSync(files.wal, cut);
    expectLossSaid(files, ENDED);
  }
});

test('a ledger that is gone, log and all, is missed', () => {
  const files = wholeState();
  for (const file of [files.database, files.wal]) rmSync(file);
  expectLossSaid(files, ENDED);
});

describe('once the till was closed', () => {
  /** The ledger, and a copy of it as it was earlier. */
  function closed(): readonly [files: LedgerFiles, earlier: LedgerFiles] {
    const [earlier, ...later] = states().slice(2);
    if (!earlier) throw new Error('no states');
    const files = later.at(-1) ?? earlier;
    for (const { folder } of [earlier, files]) openLedger(folder, wall).ledger.close();
    return [files, earlier];
  }

  test('an older file in its place is found', () => {
    const [files, earlier] = closed();
    copyFileSync(earlier.database, files.database);
    expectLossSaid(files, ENDED);
  });

  test('a copy that went on by itself is found, though it is longer', () => {
    const [files, fork] = closed();
    const { ledger } = openLedger(fork.folder, wall);
    for (let number = 10; number < 20; number += 1) ledger.append([started(`fork-${number}`, number)]);
    ledger.close();
    copyFileSync(fork.database, files.database);
    expectLossSaid(files, ENDED);
  });

  test('a copy that went on for as long is found, and a sale whose end is not taken over says so', () => {
    const [files, fork] = closed();
    const { ledger, journal } = openLedger(fork.folder, wall);
    journal.append({ type: 'shift-opened', at: wall(), shift: 1 });
    const [, , created, read, end] = paidSale('paid', 2);
    if (!created || !read || !end) throw new Error('no events');
    ledger.append([created]);
    ledger.append([read]);
    ledger.append([end], ['paid']);
    ledger.close();
    copyFileSync(fork.database, files.database);
    const opened = openLedger(files.folder, wall);
    const sales = opened.ledger.openSales().map(replay);
    opened.ledger.close();
    const alerts = sales.flatMap((sale) => (sale ? alertsOf(sale).map(({ kind }) => [sale.id, kind]) : []));
    expect(alerts).toEqual([['paid', 'end-may-be-lost']]);
  });

  test('the ledger of another till is found', () => {
    const [files] = closed();
    const other = temporaryLedger();
    const { ledger } = openLedger(other.folder, wall);
    for (let number = 1; number < 20; number += 1) ledger.append([started(`other-${number}`, number)]);
    ledger.close();
    copyFileSync(other.database, files.database);
    expectLossSaid(files, 19);
  });

  test('numbers go on behind what was noted of this ledger, and not behind what was noted of another', () => {
    const [files] = closed();
    const before = asLeft(files);
    repair(files, wall());
    openLedger(files.folder, wall).ledger.close();
    const epochOf = (database: string) => {
      const left = asLeft(files);
      copyFileSync(database, left.database);
      start(left);
      return chainOf(left).identity?.epoch;
    };
    const other = temporaryLedger();
    openLedger(other.folder, wall).ledger.close();
    expect(epochOf(before.database)).toBe(2);
    expect(epochOf(other.database)).toBe(1);
  });

  test('a backup that somebody puts in its place is taken for one, and what came after it is known to be lost', () => {
    const [files] = closed();
    const backup = makeBackup(files, wall(), 3);
    const { ledger } = openLedger(files.folder, wall);
    ledger.append([started('later', 3)]);
    ledger.close();
    // Another folder: the closed ledger's file is held until it is collected.
    const byHand = asLeft(files);
    copyFileSync(backup, byHand.database);
    expect(start(byHand).codes).toEqual([]);
    expect(chainOf(byHand)).toMatchObject({
      identity: { epoch: 1, missing: [[ENDED + 1, ENDED + 1]] },
      faults: [],
    });
    expect(start(byHand).codes).toEqual([]);
  });
});

test.each([
  [
    'older than the record, as after a power failure',
    (mark: string, older: string) => copyFileSync(older, mark),
  ],
  ['lost', (mark: string) => rmSync(mark)],
  ['never written', (mark: string) => writeFileSync(mark, '')],
  ['damaged', (mark: string) => writeFileSync(mark, readFileSync(mark).fill(0x30, 20, 30))],
])('a mark that is %s raises no alarm, and is made anew', (_, change) => {
  const [older, ...later] = states();
  const files = later.at(-1) ?? temporaryLedger();
  change(files.mark, older?.mark ?? '');
  expect(start(files).codes).toEqual([]);
  expect(readMark(files)?.place).toBe(ENDED);
});

function wholeState(): LedgerFiles {
  return states().at(-1) ?? temporaryLedger();
}

test('a ledger that is closed twice closes nobody else’s file', () => {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  ledger.close();
  // The system gives the lowest free number: all that were free by then are taken.
  const others = Array.from({ length: 20 }, () => openSync(files.database, 'r'));
  ledger.close();
  for (const other of others) expect(fstatSync(other).isFile()).toBe(true);
  for (const other of others) closeSync(other);
});

/** How often this process has the file open. */
const timesOpen = (file: string): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(join('/proc/self/fd', fd)) === file;
    } catch {
      // The folder's own number, which is closed by now.
      return false;
    }
  }).length;

describe.runIf(existsSync('/proc/self/fd'))('the file of the mark is open no longer', () => {
  test('where the end of the record cannot be read', () => {
    const files = temporaryLedger();
    openLedger(files.folder, wall).ledger.close();
    const connection = connect(files);
    connection.exec('ALTER TABLE event RENAME COLUMN place TO elsewhere');
    expect(() => keepMark(files, connection)).toThrow('place');
    connection.close();
    expect(timesOpen(files.mark)).toBe(0);
  });

  test('where the ledger does not open after all', () => {
    const files = temporaryLedger();
    openLedger(files.folder, wall).ledger.close();
    // A disk that fails at one of the last statements: a damaged file would have been repaired before.
    const prepare = Reflect.get(Connection.prototype, 'prepare');
    const failing = vi.spyOn(Connection.prototype, 'prepare');
    onTestFinished(() => failing.mockRestore());
    failing.mockImplementation(function (this: Connection, sql) {
      if (sql === SALES_OF_AMOUNT) throw new LedgerUnavailable('disk I/O error');
      return prepare.call(this, sql);
    });
    expect(() => openLedger(files.folder, wall)).toThrow('disk I/O error');
    expect(timesOpen(files.mark)).toBe(0);
  });
});

test.runIf(existsSync('/dev/full'))(
  'a mark that cannot be written undoes no event that is on the disk',
  () => {
    const files = temporaryLedger();
    openLedger(files.folder, wall).ledger.close();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const connection = connect(files);
    const end = keepMark({ ...files, mark: '/dev/full' }, connection);
    const journal = new SqliteJournal(connection, () => undefined);
    journal.append({ type: 'shift-opened', at: wall(), shift: 1 });
    journal.append({ type: 'shift-opened', at: wall(), shift: 2 });
    expect(journal.newest(['shift-opened'], 2)).toHaveLength(2);
    expect(error).toHaveBeenCalledOnce();
    end();
    connection.close();
  },
);
