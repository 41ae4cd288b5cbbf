import { expect, test } from 'vitest';
import { Shifts } from '../../../src-main/shifts/shifts.ts';
import { MemoryJournal } from '../../support/memory-journal.ts';
import { started } from '../../support/ledger-folder.ts';
import { VirtualClock } from '../../support/virtual-clock.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

class ShiftWorld {
  readonly clock = new VirtualClock();
  readonly journal = new MemoryJournal();
  readonly events: SaleEvent[] = [];
  shifts = this.#open();

  restart(): void {
    this.shifts = this.#open();
  }

  sell(saleId: string, number: number): void {
    const shift = this.shifts.current();
    this.events.push({ ...started(saleId, number), ...(shift !== undefined && { shift }) });
    this.events.push({ saleId, at: 1, type: 'payment-created', trackingId: saleId, url: 'https://x.test/' });
  }

  end(saleId: string): void {
    const reading = { status: { kind: 'final', outcome: 'completed' } } as const;
    this.events.push({ saleId, at: 1, type: 'status-read', trackingId: saleId, reading });
  }

  #open(): Shifts {
    const { clock, journal, events } = this;
    const of = (saleId: string) => events.filter((event) => event.saleId === saleId);
    const recorded = {
      sale: of,
      salesOfShift: (shift: number) =>
        events.flatMap((event) =>
          event.type === 'sale-started' && event.shift === shift ? [of(event.saleId)] : [],
        ),
    };
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

test('a shift that could not be written as closed is open, and closes later', () => {
  const world = new ShiftWorld();
  world.shifts.open();
  world.journal.refuses = true;
  expect(world.shifts.close()).toMatchObject({ failure: { code: 'ledger-unavailable' } });
  expect(world.shifts.current()).toBe(1);
  world.journal.refuses = false;
  expect(world.shifts.close()).toMatchObject({ ok: true });
});
