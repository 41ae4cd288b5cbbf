import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/ledger-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { copyAside } from '../../../src-main/ledger/copy-aside.ts';
import { PAGE_BYTES } from '../../../src-main/ledger/salvage/pages.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { asOrdinaryUser } from '../../support/ordinary-user.ts';
import { paidSale, wall } from '../../support/ledger-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/ledger-files.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

const sales = Array.from({ length: 40 }, (_, index) => paidSale(`sale-${index}`, index + 1));
const events = sales.flat();

/** What a till left behind that sold 40 times, closing each second sale: the files by name. */
function soldLedger(salesAre: 'in the database' | 'in its log' | 'in both'): ReadonlyMap<string, Buffer> {
  const files = ledgerFiles(temporaryFolder());
  const connection = connect(files);
  const ledger = new SqliteLedger(connection);
  for (const [index, sale] of sales.entries()) {
    ledger.append(sale, index % 2 === 0 ? [`sale-${index}`] : []);
    if (salesAre === 'in both' && index === 25) connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }
  if (salesAre === 'in the database') ledger.close();
  return new Map([files.database, files.wal].map((file) => [basename(file), readFileSync(file)] as const));
}

function laidOut(contents: ReadonlyMap<string, Buffer>): LedgerFiles {
  const files = ledgerFiles(temporaryFolder());
  for (const [name, bytes] of contents) writeFileSync(join(files.folder, name), bytes);
  return files;
}

/** Comparing hashes: comparing half a million bytes one by one takes seconds. */
function hashes(contents: ReadonlyMap<string, Buffer>): ReadonlyMap<string, string> {
  return new Map(
    [...contents].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]),
  );
}

function quarantined(files: LedgerFiles): ReadonlyMap<string, Buffer> | undefined {
  const name = readdirSync(files.folder).find((entry) => entry.startsWith('ledger-quarantined-'));
  if (name === undefined) return undefined;
  const copies = readdirSync(join(files.folder, name)).filter((file) => !file.endsWith('-shm'));
  return new Map(copies.map((file) => [file, readFileSync(join(files.folder, name, file))]));
}

function keptEvents(files: LedgerFiles): readonly SaleEvent[] {
  const rows = connect(files).prepare('SELECT sale_id, at, type, body FROM event ORDER BY seq').all();
  return rows.map(
    (row) =>
      ({
        saleId: row['sale_id'],
        at: row['at'],
        type: row['type'],
        ...(JSON.parse(String(row['body'])) as object),
      }) as SaleEvent,
  );
}

/** Opens a ledger in any state and checks the promises that hold whatever happened to it. */
function openDamaged(contents: ReadonlyMap<string, Buffer>) {
  const files = laidOut(contents);
  const { ledger, notices } = openLedger(files.folder, wall);
  const kept = keptEvents(files);
  const written = new Set(events.map((event) => JSON.stringify(event)));
  for (const event of kept) expect(written).toContain(JSON.stringify(event));
  const repaired = notices.some((notice) => notice.code === 'ledger-repaired');
  const copies = quarantined(files);
  expect(copies && hashes(copies)).toEqual(repaired ? hashes(contents) : undefined);
  // It goes on: a sale can be made, and the next start finds nothing to repair.
  ledger.append(paidSale('next', ledger.nextSaleNumber()).slice(0, 1));
  const again = openLedger(files.folder, wall);
  expect(again.notices.map((notice) => notice.code)).not.toContain('ledger-repaired');
  expect(again.ledger.openSales()).toEqual(ledger.openSales());
  return { files, ledger, notices, kept, repaired };
}

describe('a damaged ledger', () => {
  test.each(['in the database', 'in its log', 'in both'] as const)(
    'cut short anywhere, sales %s: no byte is lost, what can be read is kept',
    (salesAre) => {
      const whole = soldLedger(salesAre);
      const database = whole.get('ledger.db') ?? Buffer.alloc(0);
      const lengths = fc.oneof(
        fc.nat(database.length),
        // Whole pages leave nothing odd to see: they are cut more often than chance would.
        fc.nat(database.length / PAGE_BYTES).map((pages) => pages * PAGE_BYTES),
      );
      const cutShort = fc.property(lengths, (length) => {
        const { kept, repaired } = openDamaged(
          new Map([...whole, ['ledger.db', database.subarray(0, length)]]),
        );
        if (!repaired) expect(kept).toEqual(events);
      });
      fc.assert(cutShort, {
        numRuns: 20,
        examples: [[0], [1], [511], [PAGE_BYTES]],
      });
    },
  );

  test('a write-ahead log cut short anywhere: a beginning of what was written', () => {
    const whole = soldLedger('in its log');
    const wal = whole.get('ledger.db-wal') ?? Buffer.alloc(0);
    fc.assert(
      fc.property(fc.nat(wal.length), (length) => {
        const { kept } = openDamaged(new Map([...whole, ['ledger.db-wal', wal.subarray(0, length)]]));
        expect(kept).toEqual(events.slice(0, kept.length));
      }),
      { numRuns: 12 },
    );
  });

  test('a page overwritten: only its own rows are lost', () => {
    const whole = soldLedger('in the database');
    const database = whole.get('ledger.db') ?? Buffer.alloc(0);
    const pages = Math.floor(database.length / PAGE_BYTES);
    fc.assert(
      fc.property(fc.nat(pages - 1), fc.constantFrom(0x00, 0xff, 0x58), (page, byte) => {
        const bytes = Buffer.from(database).fill(byte, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
        const { kept } = openDamaged(new Map([...whole, ['ledger.db', bytes]]));
        expect(kept.length).toBeGreaterThan(events.length - 60);
      }),
      { numRuns: 20 },
    );
  });

  test('garbage: kept aside with the log beside it, and what the log holds is kept', () => {
    const garbage = Buffer.from('<html>'.repeat(PAGE_BYTES));
    const alone = openDamaged(new Map([['ledger.db', garbage]]));
    expect(alone).toMatchObject({ repaired: true, kept: [] });
    const withLog = openDamaged(new Map([...soldLedger('in both'), ['ledger.db', garbage]]));
    expect(withLog.repaired).toBe(true);
    expect(withLog.kept.slice(-10)).toEqual(events.slice(-10));
  });

  test('the database gone, its write-ahead log still there: the log is kept and read', () => {
    const whole = soldLedger('in its log');
    const { repaired, kept } = openDamaged(new Map([...whole].filter(([name]) => name === 'ledger.db-wal')));
    expect(repaired).toBe(true);
    expect(kept).toEqual(events);
  });

  test('after the repair, closed sales are still closed and numbers go on', () => {
    const whole = soldLedger('in its log');
    const { ledger } = openDamaged(new Map([...whole, ['ledger.db', Buffer.alloc(0)]]));
    const open = ledger.openSales().map((sale) => sale[0]?.saleId);
    expect(open).toEqual(
      [...sales.keys()]
        .filter((index) => index % 2 === 1)
        .map((index) => `sale-${index}`)
        .concat('next'),
    );
    expect(ledger.nextSaleNumber()).toBe(42);
  });
});

describe('a repair', () => {
  test('leaves a sale open that was opened again after its end, whatever the order its rows are found in', () => {
    const files = ledgerFiles(temporaryFolder());
    const sale = paidSale('again', 1);
    const ledger = new SqliteLedger(connect(files));
    ledger.append([...sale, ...paidSale('closed', 2)], ['again', 'closed']);
    ledger.append(sale.slice(3, 4));
    writeFileSync(files.database, Buffer.alloc(0));
    const repaired = openLedger(files.folder, wall);
    expect(repaired.notices).toMatchObject([{ code: 'ledger-repaired' }]);
    expect(repaired.ledger.openSales()).toEqual([[...sale, ...sale.slice(3, 4)]]);
  });

  test('says where the untouched copy is', () => {
    const files = laidOut(new Map([['ledger.db', Buffer.from('no ledger')]]));
    const { notices } = openLedger(files.folder, wall);
    expect(notices).toEqual([
      {
        code: 'ledger-repaired',
        detail: expect.stringContaining('ledger-quarantined-2026-01-02T03-04-05') as string,
      },
    ]);
    expect(readFileSync(join(notices[0]?.detail ?? '', 'ledger.db'), 'utf8')).toBe('no ledger');
  });

  test('that a crash interrupted is completed from the copy', () => {
    const files = laidOut(soldLedger('in its log'));
    const copy = copyAside(files, 'quarantined', wall());
    writeFileSync(files.repair, basename(copy));
    // The crash came after the new file was begun and before anything was in it.
    for (const file of [files.database, files.wal, files.index]) rmSync(file, { force: true });
    connect(files);
    const { notices } = openLedger(files.folder, wall);
    expect(notices).toEqual([{ code: 'ledger-repaired', detail: copy }]);
    expect(keptEvents(files)).toEqual(events);
    expect(openLedger(files.folder, wall).notices).toEqual([]);
  });

  test('whose note was cut short changes nothing', () => {
    const files = laidOut(soldLedger('in the database'));
    writeFileSync(files.repair, '');
    expect(openLedger(files.folder, wall).notices).toEqual([]);
    expect(keptEvents(files)).toEqual(events);
  });

  test('is not begun where no copy can be made', () => {
    const files = laidOut(new Map([['ledger.db', Buffer.from('no ledger')]]));
    asOrdinaryUser(() => expect(() => openLedger(files.folder, wall)).toThrow('cannot be'));
    expect(readFileSync(files.database, 'utf8')).toBe('no ledger');
    expect(quarantined(files)).toBeUndefined();
  });
});

describe('damage that is met while the till runs', () => {
  test('is said, and the next start examines the whole ledger and repairs it', () => {
    const files = laidOut(soldLedger('in the database'));
    const { ledger } = openLedger(files.folder, wall);
    ledger.close();
    const bytes = readFileSync(files.database);
    writeFileSync(files.database, bytes.fill(0xff, PAGE_BYTES));
    expect(() => new SqliteLedger(connect(files)).openSales()).toThrow(/damaged.*Restart the till/);
    expect(readdirSync(files.folder)).toContain(basename(files.suspicion));
    expect(openLedger(files.folder, wall).notices).toMatchObject([{ code: 'ledger-repaired' }]);
    expect(readdirSync(files.folder)).not.toContain(basename(files.suspicion));
  });

  test('is looked for in all of a large ledger only then: a start with gigabytes stays quick', () => {
    const files = laidOut(soldLedger('in the database'));
    connect(files).exec(`
      INSERT INTO event (sale_id, at, type, body, closes)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
        SELECT 'sale-0', i, 'sale-opened', json_object('long', hex(zeroblob(3000))), 0 FROM n;
      PRAGMA wal_checkpoint(TRUNCATE);
    `);
    const bytes = readFileSync(files.database);
    writeFileSync(files.database, bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + PAGE_BYTES));
    expect(openLedger(files.folder, wall).notices).toEqual([]);
    writeFileSync(files.suspicion, '');
    expect(openLedger(files.folder, wall).notices).toMatchObject([{ code: 'ledger-repaired' }]);
  });

  test('a suspicion that proves wrong is dropped', () => {
    const files = laidOut(soldLedger('in the database'));
    writeFileSync(files.suspicion, '');
    expect(openLedger(files.folder, wall).notices).toEqual([]);
    expect(readdirSync(files.folder)).not.toContain(basename(files.suspicion));
  });
});

test('a first start makes the folder and an empty ledger', () => {
  const folder = join(temporaryFolder(), 'not', 'there');
  const { ledger, notices } = openLedger(folder, wall);
  expect(notices).toEqual([]);
  expect(ledger.openSales()).toEqual([]);
});
