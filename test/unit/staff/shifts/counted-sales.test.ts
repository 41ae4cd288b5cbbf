import { expect, test } from 'vitest';
import { CountedSales } from '../../../../src-main/staff/shifts/counted-sales.ts';
import { Shifts } from '../../../../src-main/staff/shifts/shifts.ts';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { paidSale, started } from '../../../support/ledger/ledger-folder.ts';
import { MemoryJournal } from '../../../support/memory/memory-journal.ts';
import { MemoryRecordedSales } from '../../../support/memory/memory-recorded-sales.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';
import type { RecordedSales } from '../../../../src-main/staff/shifts/ports.ts';

/** Sales n = 1, 2 … of five events each, all paid and over, without shifts; it counts what is asked of it. */
class YearsOfSales implements RecordedSales {
  readonly read: number[] = [];
  readonly searchedSpan: number[] = [];
  changed: readonly string[] = [];
  readonly #sales: number;

  constructor(sales: number) {
    this.#sales = sales;
  }

  end(): number {
    return this.#sales * 5 + this.changed.length;
  }

  endOfLostReport(): number {
    return 0;
  }

  lastShift(): number {
    return 0;
  }

  salesAtHand(): readonly string[] {
    return [];
  }

  salesChanged(after: number, most: number) {
    const upTo = Math.min(this.end(), after + most);
    this.searchedSpan.push(upTo - after);
    const seqs = Array.from({ length: upTo - after }, (_, index) => after + index);
    const past = seqs.filter((seq) => seq < this.#sales * 5).map((seq) => `s${Math.floor(seq / 5) + 1}`);
    const news = seqs
      .filter((seq) => seq >= this.#sales * 5)
      .map((seq) => this.changed[seq - this.#sales * 5]);
    return { ids: [...new Set([...past, ...news.flatMap((id) => id ?? [])])], upTo };
  }

  salesOf(ids: readonly string[]) {
    this.read.push(ids.length);
    return ids.map((id) => ({ events: paidSale(id, Number(id.slice(1))), before: 0 }));
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

test('years of sales are read in slices, each sale once, with a turn for others after each', async () => {
  const recorded = new YearsOfSales(6_000);
  const sales = new CountedSales(recorded, 1, 0);
  let turns = 0;
  await sales.readAhead(() => {
    turns += 1;
    return Promise.resolve();
  });
  expect(Math.max(...recorded.read)).toBeLessThanOrEqual(50);
  expect(Math.max(...recorded.searchedSpan)).toBeLessThanOrEqual(5_000);
  expect(sum(recorded.read)).toBe(6_000);
  expect(recorded.read.filter((sales) => sales === 50)).toHaveLength(6_000 / 50);
  expect(turns).toBeGreaterThanOrEqual(6_000 / 50 + 30_000 / 5_000);
  expect(sales.now()).toHaveLength(6_000);
  expect(sum(recorded.read)).toBe(6_000);
});

test('a report reads again only the sales to which something has happened', async () => {
  const recorded = new YearsOfSales(500);
  const sales = new CountedSales(recorded, 1, 0);
  await sales.readAhead(() => Promise.resolve());
  const before = sum(recorded.read);
  recorded.changed = ['s7', 's9', 's7'];
  expect(sales.now()).toHaveLength(500);
  expect(sum(recorded.read)).toBe(before + 2);
});

/** A till with the sales of years, in whose first shift a report is read ahead. */
function firstShift(earlierSales: number) {
  const recorded = new MemoryRecordedSales();
  for (let n = 1; n <= earlierSales; n++) recorded.events.push(...paidSale(`s${n}`, n));
  const clock = { wall: () => 0 };
  const parts = { clock, journal: new MemoryJournal(), recorded, nameOf: () => undefined };
  const shifts = new Shifts({ ...parts, stale: () => new Set<string>() }, () => undefined);
  shifts.open();
  return { recorded, shifts };
}

test('what is sold while a report is read ahead is in the Z report, and in no later one', async () => {
  const { recorded, shifts } = firstShift(200);
  let sold = 0;
  await shifts.readAhead(() => {
    if (sold < 3) {
      sold += 1;
      const sale = { ...started(`new${sold}`, 1_000 + sold), shift: 1 } as SaleEvent;
      recorded.events.push(sale, ...paidSale(`new${sold}`, 1_000 + sold).slice(1));
    }
    return Promise.resolve();
  });
  const z = shifts.close();
  expect(z).toMatchObject({ value: { sales: 3 } });
  if (z.ok) expect(sum(z.value.withoutShift.currencies.map(({ paid }) => paid.count))).toBe(200);
  shifts.open();
  await shifts.readAhead(() => Promise.resolve());
  expect(shifts.close()).toMatchObject({ value: { sales: 0, withoutShift: { newest: [] }, earlier: [] } });
});

test('a record that cannot be read while it is read ahead is told by the report, and read again by the next', async () => {
  const { recorded, shifts } = firstShift(20);
  const salesOf = recorded.salesOf.bind(recorded);
  recorded.salesOf = () => {
    throw new LedgerUnavailable('disk');
  };
  await shifts.readAhead(() => Promise.resolve());
  expect(shifts.xReport().ok).toBe(false);
  recorded.salesOf = salesOf;
  expect(shifts.xReport()).toMatchObject({ value: { sales: 0 } });
});

test('what the last report has counted is not looked through again', () => {
  const sales = new YearsOfSales(100);
  new CountedSales(sales, 1, 450).now();
  expect(sales.searchedSpan.reduce((sum, events) => sum + events)).toBe(50);
});
