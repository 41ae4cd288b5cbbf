import { expect, test } from 'vitest';
import { unlistedSales } from '../../../../shared/reports/shift-report.ts';
import { Shifts } from '../../../../src-main/staff/shifts/shifts.ts';
import { MemoryJournal } from '../../../support/memory/memory-journal.ts';
import { MemoryRecordedSales } from '../../../support/memory/memory-recorded-sales.ts';
import { started } from '../../../support/ledger/ledger-folder.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import type { Outcome } from '../../../../shared/payment/payment-status.ts';

class ShiftWorld {
  readonly clock = new VirtualClock();
  readonly journal = new MemoryJournal();
  readonly recorded = new MemoryRecordedSales();
  shifts = this.#open();

  restart(): void {
    this.shifts = this.#open();
  }

  sell(saleId: string, number: number): void {
    const shift = this.shifts.current();
    this.recorded.events.push({ ...started(saleId, number), ...(shift !== undefined && { shift }) });
    this.recorded.events.push({
      saleId,
      at: 1,
      type: 'payment-created',
      trackingId: saleId,
      url: 'https://x.test/',
    });
  }

  end(saleId: string, outcome: Outcome = 'completed'): void {
    const reading = { status: { kind: 'final', outcome } } as const;
    this.recorded.events.push({ saleId, at: 1, type: 'status-read', trackingId: saleId, reading });
  }

  #open(): Shifts {
    const { clock, journal, recorded } = this;
    return new Shifts(
      { clock, journal, recorded, nameOf: (id) => ({ a: 'Ann' })[id], stale: () => new Set() },
      () => undefined,
    );
  }
}

const reported = (made: ReturnType<Shifts['close']>) => {
  if (!made.ok) throw new Error(made.failure.code);
  return made.value;
};

test('shifts count up from 1, across restarts, and one at a time is open', () => {
  const world = new ShiftWorld();
  expect(world.shifts.close()).toMatchObject({ failure: { code: 'shift-not-open' } });
  world.shifts.open('a');
  expect(world.shifts.open()).toMatchObject({ failure: { code: 'shift-open' } });
  world.restart();
  expect(world.shifts.view().shift).toMatchObject({ number: 1, openedBy: 'Ann' });
  world.shifts.close();
  world.restart();
  expect(world.shifts.current()).toBeUndefined();
  world.shifts.open();
  expect(world.shifts.current()).toBe(2);
});

test('an X report changes nothing and shows what the Z report then keeps', () => {
  const world = new ShiftWorld();
  world.shifts.open();
  world.sell('s1', 1);
  world.end('s1');
  const entries = world.journal.entries.length;
  const x = reported(world.shifts.xReport());
  expect(world.journal.entries).toHaveLength(entries);
  const z = reported(world.shifts.close());
  expect(z).toEqual({ ...x, kind: 'Z' });
  world.end('s1');
  expect(reported(world.shifts.zReport(1))).toEqual(z);
  expect(world.shifts.zReport(9)).toMatchObject({ failure: { code: 'shift-not-found' } });
});

test('a sale that ends after its shift is an exception there and named in the next report, once', () => {
  const world = new ShiftWorld();
  world.shifts.open();
  world.sell('late', 1);
  world.sell('later', 2);
  const first = reported(world.shifts.close());
  expect(first.exceptions.map(({ saleId, kind }) => [saleId, kind])).toEqual([
    ['late', 'open'],
    ['later', 'open'],
  ]);
  world.shifts.open();
  world.end('late');
  world.sell('own', 3);
  world.end('own');
  const second = reported(world.shifts.close());
  expect(second).toMatchObject({ sales: 1, firstSale: 3 });
  expect(second.earlier.map(({ saleId, shift, standing }) => [saleId, shift, standing])).toEqual([
    ['late', 1, 'completed'],
    ['later', 1, 'open'],
  ]);
  world.shifts.open();
  world.end('later');
  expect(reported(world.shifts.close()).earlier.map(({ saleId, standing }) => [saleId, standing])).toEqual([
    ['later', 'completed'],
  ]);
  world.shifts.open();
  expect(reported(world.shifts.close()).earlier).toEqual([]);
});

test('an outcome that changes after its Z report is named in the next one, once, with what it changes there', () => {
  const world = new ShiftWorld();
  world.shifts.open();
  world.sell('expired', 1);
  world.end('expired', 'expired');
  world.sell('paid', 2);
  world.end('paid');
  world.sell('same', 3);
  world.end('same');
  expect(reported(world.shifts.close()).currencies[0]?.paid.count).toBe(2);
  world.end('expired');
  world.end('paid', 'invalid');
  world.shifts.open();
  const next = reported(world.shifts.close());
  expect(next.currencies).toEqual([]);
  expect(next.earlier.map(({ saleId, was, standing }) => [saleId, was, standing])).toEqual([
    ['expired', 'expired', 'completed'],
    ['paid', 'completed', 'invalid'],
  ]);
  expect(next.laterEffects).toEqual([
    { currency: 'USD', paid: { count: 1, minor: 1_250 }, unpaid: { count: 1, minor: 1_250 } },
  ]);
  world.shifts.open();
  // They are open until somebody has noted the change, and yet not named again.
  expect(reported(world.shifts.close())).toMatchObject({ earlier: [], laterEffects: [] });
});

test('a second payment that is seen after the Z report is raised in the next one', () => {
  const world = new ShiftWorld();
  world.shifts.open();
  world.sell('twice', 1);
  world.end('twice');
  world.shifts.close();
  const reading = { status: { kind: 'final', outcome: 'completed' } } as const;
  world.recorded.events.push(
    { saleId: 'twice', at: 2, type: 'stray-found', trackingId: 'u' },
    { saleId: 'twice', at: 2, type: 'status-read', trackingId: 'u', reading },
  );
  world.shifts.open();
  expect(reported(world.shifts.xReport())).toMatchObject({
    earlier: [{ saleId: 'twice', was: 'completed', standing: 'completed', raised: ['paid-twice'] }],
    laterEffects: [],
  });
});

test('sales made while no shift is open are in the next report, apart, and what is wrong with them is to be looked at', () => {
  const world = new ShiftWorld();
  world.sell('before', 1);
  world.end('before');
  world.shifts.open();
  world.sell('own', 2);
  world.end('own', 'underpaid');
  const first = reported(world.shifts.close());
  expect(first).toMatchObject({ sales: 1, firstSale: 2, lastSale: 2 });
  expect(first.withoutShift).toMatchObject({
    currencies: [{ paid: { count: 1, minor: 1_250 } }],
    newest: [{ saleId: 'before', standing: 'completed' }],
  });
  world.sell('between', 3);
  world.end('between', 'overpaid');
  world.restart();
  world.shifts.open();
  const second = reported(world.shifts.close());
  expect(second).toMatchObject({ sales: 0, currencies: [], earlier: [] });
  expect(second.withoutShift.newest.map(({ saleId }) => saleId)).toEqual(['between']);
  expect(second.exceptions.map(({ saleId, kind }) => [saleId, kind])).toEqual([['between', 'overpaid']]);
});

test('of very many sales without a shift all are counted and the newest are listed', () => {
  const world = new ShiftWorld();
  for (let number = 1; number <= 60; number++) world.sell(`s${number}`, number);
  world.shifts.open();
  const { withoutShift } = reported(world.shifts.close());
  expect(withoutShift.newest.map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, i) => i + 11),
  );
  expect(unlistedSales(withoutShift)).toBe(10);
});

test('a shift that could not be written as closed is open, and closes later', () => {
  const world = new ShiftWorld();
  world.shifts.open();
  world.journal.refuses = true;
  expect(world.shifts.close()).toMatchObject({ failure: { code: 'ledger-unavailable' } });
  expect(world.shifts.current()).toBe(1);
  world.journal.refuses = false;
  expect(world.shifts.close()).toMatchObject({ ok: true });
});
