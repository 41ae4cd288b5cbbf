import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OUTCOMES } from '../../../../shared/payment/payment-status.ts';
import { standsPaid } from '../../../../shared/reports/shift-report.ts';
import { Shifts } from '../../../../src-main/staff/shifts/shifts.ts';
import { MemoryJournal } from '../../../support/memory/memory-journal.ts';
import { MemoryRecordedSales } from '../../../support/memory/memory-recorded-sales.ts';
import { started } from '../../../support/ledger/ledger-folder.ts';
import type { Outcome } from '../../../../shared/payment/payment-status.ts';
import type { SaleStatus, ShiftReport } from '../../../../shared/reports/shift-report.ts';

type Step =
  | { readonly does: 'sell' | 'open' | 'close' | 'look' | 'restart' }
  | { readonly does: 'read'; readonly which: number; readonly result: Outcome };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('sell', 'sell', 'open', 'close', 'look', 'restart') }),
  fc.record({
    does: fc.constant('read' as const),
    which: fc.nat(20),
    result: fc.constantFrom(...OUTCOMES, 'completed' as const),
  }),
);

/** A till that sells, and the truth of its sales beside it: what the service said last. */
class Day {
  readonly #recorded = new MemoryRecordedSales();
  readonly #journal = new MemoryJournal();
  #shifts = this.#open();
  readonly truth = new Map<string, SaleStatus>();
  /** What each Z report was made of. */
  readonly reports: { readonly z: ShiftReport; readonly truth: ReadonlyMap<string, SaleStatus> }[] = [];

  does(step: Step): void {
    switch (step.does) {
      case 'sell':
        this.#sell(this.truth.size + 1);
        break;
      case 'read':
        this.#read([...this.truth.keys()][step.which % Math.max(1, this.truth.size)], step.result);
        break;
      case 'open':
        this.#shifts.open();
        break;
      case 'close': {
        const made = this.#shifts.close();
        if (made.ok) this.reports.push({ z: made.value, truth: new Map(this.truth) });
        break;
      }
      case 'look':
        this.#shifts.xReport();
        break;
      case 'restart':
        this.#shifts = this.#open();
    }
  }

  #sell(number: number): void {
    const saleId = `s${number}`;
    const shift = this.#shifts.current();
    this.truth.set(saleId, 'open');
    this.#recorded.events.push(
      { ...started(saleId, number), ...(shift !== undefined && { shift }) },
      { saleId, at: 1, type: 'payment-created', trackingId: saleId, url: 'https://x.test/' },
    );
  }

  #read(saleId: string | undefined, outcome: Outcome): void {
    if (saleId === undefined) return;
    this.truth.set(saleId, outcome);
    const reading = { status: { kind: 'final', outcome } } as const;
    this.#recorded.events.push({ saleId, at: 1, type: 'status-read', trackingId: saleId, reading });
  }

  #open(): Shifts {
    const parts = { journal: this.#journal, recorded: this.#recorded, clock: { wall: () => 0 } };
    return new Shifts({ ...parts, nameOf: () => undefined, stale: () => new Set() }, () => undefined);
  }
}

function livedThrough(steps: readonly Step[]): Day {
  const day = new Day();
  for (const each of steps) day.does(each);
  // The till is closed in the evening.
  day.does({ does: 'open' });
  day.does({ does: 'close' });
  return day;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const paidIn = (sales: ReadonlyMap<string, SaleStatus>) => [...sales.values()].filter(standsPaid).length;

test('every sale is counted by exactly one Z report, and all reports together come to what was paid', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { truth, reports } = livedThrough(steps);
      const all = reports.flatMap(({ z }) => [...z.currencies, ...z.withoutShift.currencies]);
      const counted = all.flatMap(({ standings }) => standings.map(({ count }) => count));
      expect(sumOf(counted)).toBe(truth.size);
      const effects = reports.flatMap(({ z }) => z.laterEffects);
      const paid = [...all.map((each) => each.paid), ...effects.map((each) => each.paid)];
      const unpaid = effects.map((each) => each.unpaid);
      const { amount } = started('any', 1) as { readonly amount: { readonly minor: number } };
      for (const [of, each] of [['count', 1] as const, ['minor', amount.minor] as const]) {
        const total = sumOf(paid.map((tally) => tally[of])) - sumOf(unpaid.map((tally) => tally[of]));
        expect(total).toBe(paidIn(truth) * each);
      }
    }),
    { numRuns: 300 },
  );
});

test('what became of a sale after its Z report is in the next one, and in no other', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let before: ReadonlyMap<string, SaleStatus> = new Map();
      for (const { z, truth } of livedThrough(steps).reports) {
        const differing = z.earlier.filter(({ was, standing }) => was !== standing);
        const changed = [...before].filter(([saleId, was]) => truth.get(saleId) !== was);
        expect(differing.map(({ saleId, was, standing }) => [saleId, was, standing])).toEqual(
          changed.map(([saleId, was]) => [saleId, was, truth.get(saleId)]),
        );
        const unchanged = z.earlier.filter(({ was, standing }) => was === standing);
        expect(unchanged.every(({ standing }) => standing === 'open')).toBe(true);
        before = truth;
      }
    }),
    { numRuns: 300 },
  );
});
