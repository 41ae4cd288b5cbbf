import { createHash } from 'node:crypto';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copiesAside } from '../../../src-main/ledger/file/copy-aside.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { PAGE_BYTES } from '../../../src-main/ledger/repair/salvage/pages.ts';
import { paidSale, wall } from '../../support/ledger/ledger-folder.ts';
import {
  events,
  keptEvents,
  laidOut,
  quarantined,
  sales,
  soldLedger,
} from '../../support/ledger/sold-ledger.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

/** Comparing hashes: comparing half a million bytes one by one takes seconds. */
function hashes(contents: ReadonlyMap<string, Buffer>): ReadonlyMap<string, string> {
  return new Map(
    [...contents].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]),
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
  // The first was not closed, so its notice comes once more; a repair would have made another copy.
  expect(again.notices).toEqual(notices);
  expect(copiesAside(files.folder)).toHaveLength(repaired ? 1 : 0);
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
    expect(ledger.nextSaleNumber()).toBeGreaterThan(41);
  });
});

test('a first start makes the folder and an empty ledger', () => {
  const folder = join(temporaryFolder(), 'not', 'there');
  const { ledger, notices } = openLedger(folder, wall);
  expect(notices).toEqual([]);
  expect(ledger.openSales()).toEqual([]);
});
