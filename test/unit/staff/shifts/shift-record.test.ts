import { beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { Shifts } from '../../../../src-main/staff/shifts/shifts.ts';
import { MemoryJournal } from '../../../support/memory/memory-journal.ts';
import { MemoryRecordedSales } from '../../../support/memory/memory-recorded-sales.ts';
import { paidSale, started } from '../../../support/ledger/ledger-folder.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';

const NOT_OPEN = { ok: false, failure: { action: 'fix-input', code: 'shift-not-open' } };

let clock: VirtualClock;
let journal: MemoryJournal;
let recorded: MemoryRecordedSales;
let shifts: Shifts;
let changes: number;
let stale: ReadonlySet<string>;
let nameOf: (cashierId: string) => string | undefined;

function startTill(): Shifts {
  const parts = { clock, journal, recorded, nameOf: (id: string) => nameOf(id), stale: () => stale };
  return new Shifts(parts, () => (changes += 1));
}

beforeEach(() => {
  clock = new VirtualClock(1_000);
  journal = new MemoryJournal();
  recorded = new MemoryRecordedSales();
  changes = 0;
  stale = new Set();
  nameOf = (cashierId) => ({ a: 'Ann', b: 'Bo' })[cashierId];
  shifts = startTill();
});

describe('what is written of a shift', () => {
  test('is who opened and closed it, when, and how far the record of sales went', async () => {
    shifts.open('a');
    await clock.advance(500);
    recorded.events.push(...paidSale('s1', 1));
    const report = shifts.close('b');
    expect(journal.entries).toEqual([
      { type: 'shift-opened', at: 1_000, shift: 1, cashierId: 'a' },
      {
        type: 'shift-closed',
        at: 1_500,
        shift: 1,
        upTo: 5,
        cashierId: 'b',
        report: expect.objectContaining({ kind: 'Z', openedBy: 'Ann', madeBy: 'Bo' }) as unknown,
      },
    ]);
    expect(report).toMatchObject({ value: { openedAt: 1_000, madeAt: 1_500 } });
  });

  test('names nobody at a till without cashiers', () => {
    nameOf = (cashierId) => `Cashier ${cashierId}`;
    shifts.open();
    recorded.events.push({ ...started('s1', 1), shift: 1 } as SaleEvent);
    const closed = shifts.close();
    expect(closed).toMatchObject({ value: { exceptions: [{ saleId: 's1' }] } });
    expect(closed).not.toHaveProperty('value.exceptions.0.cashier');
    for (const entry of journal.entries) expect(entry).not.toHaveProperty('cashierId');
    for (const who of ['openedBy', 'madeBy']) expect(closed).not.toHaveProperty(`value.${who}`);
    expect(shifts.view()).not.toHaveProperty('shift');
  });

  test('names nobody whom the record does not know any more', () => {
    shifts.open('gone');
    expect(shifts.view().shift).toEqual({ number: 1, openedAt: 1_000 });
    expect(shifts.xReport('gone')).not.toHaveProperty('value.madeBy');
  });
});

test('the screens hear of a shift that opens or closes, and of nothing else', () => {
  shifts.close();
  shifts.open();
  shifts.open();
  shifts.xReport();
  shifts.zReport(1);
  expect(changes).toBe(1);
  shifts.close();
  expect(changes).toBe(2);
});

test('the screens show the open shift, and the last fourteen that were closed, the newest first', async () => {
  for (let shift = 1; shift <= 15; shift++) {
    shifts.open();
    await clock.advance(10);
    shifts.close();
  }
  shifts.open('a');
  const expected = {
    shift: { number: 16, openedAt: 1_150, openedBy: 'Ann' },
    closedShifts: Array.from({ length: 14 }, (_, index) => ({
      number: 15 - index,
      openedAt: 1_140 - 10 * index,
      closedAt: 1_150 - 10 * index,
    })),
  };
  expect(shifts.view()).toEqual(expected);
  expect(startTill().view()).toEqual(expected);
});

test('without an open shift there is no report to make, and nothing to compare', () => {
  expect(shifts.xReport()).toEqual(NOT_OPEN);
  expect(shifts.comparedSince()).toEqual(NOT_OPEN);
  expect(shifts.close()).toEqual(NOT_OPEN);
});

test('what the service has is compared from the first shift on that was not compared, of a week with four a day', () => {
  for (let shift = 1; shift <= 28; shift++) {
    shifts.open();
    clock.jumpWall(6 * 60 * 60_000);
    shifts.close(undefined, { kind: 'not-compared', reason: 'unreachable' });
  }
  shifts.open();
  expect(shifts.comparedSince()).toMatchObject({ value: { wall: 1_000 } });
});

describe('a record that cannot be written', () => {
  beforeEach(() => (journal.refuses = true));

  test('leaves a shift that was to be opened closed', () => {
    expect(shifts.open()).toMatchObject({ failure: { code: 'ledger-unavailable' } });
    expect(shifts.current()).toBeUndefined();
  });

  test('says that a print was not recorded', () => {
    expect(shifts.reportPrinted(1)).toMatchObject({ failure: { code: 'ledger-unavailable' } });
  });
});

describe('a print of a Z report', () => {
  test('is a copy from the second on, and each shift has its own first', () => {
    expect(shifts.printedBefore(1)).toBe(false);
    shifts.reportPrinted(1, 'a');
    expect(shifts.printedBefore(1)).toBe(true);
    expect(shifts.printedBefore(2)).toBe(false);
    shifts.reportPrinted(1);
    expect(journal.entries).toStrictEqual([
      { type: 'report-printed', at: 1_000, shift: 1, copy: false, cashierId: 'a' },
      { type: 'report-printed', at: 1_000, shift: 1, copy: true },
    ]);
  });

  test('is a copy when the record cannot say', () => {
    journal.newest = () => {
      throw new LedgerUnavailable('disk');
    };
    expect(shifts.printedBefore(1)).toBe(true);
  });
});

describe('the sales of a report', () => {
  const sell = (id: string, number: number): void => {
    const shift = shifts.current();
    recorded.events.push(
      { ...started(id, number), ...(shift !== undefined && { shift }) },
      { saleId: id, at: 1, type: 'payment-created', trackingId: id, url: 'https://x.test/' },
    );
  };

  test('are of the shift from the first to the last number, by number', () => {
    shifts.open();
    for (const id of ['c', 'a', 'd', 'b']) sell(id, 2);
    sell('z', 1);
    const x = shifts.xReport();
    expect(x).toMatchObject({ value: { sales: 5, firstSale: 1, lastSale: 2 } });
    const ids = x.ok ? x.value.exceptions.map(({ saleId }) => saleId) : [];
    expect(ids).toEqual(['z', 'a', 'b', 'c', 'd']);
  });

  test('without any have no numbers', () => {
    shifts.open();
    for (const which of ['firstSale', 'lastSale'])
      expect(shifts.xReport()).not.toHaveProperty(`value.${which}`);
  });

  test('of which the record has lost the beginning are left out', () => {
    shifts.open();
    const [, ...rest] = paidSale('lost', 1);
    recorded.events.push(...rest);
    expect(shifts.xReport()).toMatchObject({ value: { sales: 0, withoutShift: { newest: [] } } });
  });

  test('are looked at together by number, of the shift or not', () => {
    sell('before', 1);
    shifts.open();
    sell('own', 2);
    expect(shifts.xReport()).toMatchObject({ value: { exceptions: [{ number: 1 }, { number: 2 }] } });
  });

  test('have their cashier’s name, in what a comparison says of them too', () => {
    shifts.open();
    const sale = { ...started('s1', 1), shift: 1, cashierId: 'a' } as SaleEvent;
    recorded.events.push(sale);
    const found = replay([sale]);
    if (!found) throw new Error('a sale begins with its start');
    const comparison = {
      from: 1,
      until: 2,
      payments: 1,
      differing: [],
      unknown: [],
      unread: 0,
      kind: 'compared',
      paidLate: [found],
    } as const;
    expect(shifts.close('b', comparison)).toMatchObject({
      value: {
        exceptions: [{ saleId: 's1', cashier: 'Ann' }],
        reconciliation: { paidLate: { listed: [{ saleId: 's1', cashier: 'Ann' }] } },
      },
    });
  });

  test('whose last reading is too old are unknown, in their totals too', () => {
    shifts.open();
    sell('old', 1);
    stale = new Set(['old']);
    expect(shifts.xReport()).toMatchObject({
      value: { currencies: [{ standings: [{ standing: 'unknown', count: 1 }] }] },
    });
  });
});
