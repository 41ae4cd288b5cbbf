import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CreationTimes } from '../../../../sandbox/history/creation-times.ts';
import { sandboxWorld } from '../../../support/worlds/sandbox-world.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 5, 9);

function newTimes() {
  const { world, clock } = sandboxWorld(NOW);
  const times = new CreationTimes(world);
  const scanned = (column: string, id: string, from: number, to: number) => {
    const sql = `SELECT count(*) AS found FROM payments WHERE ${column} = ? AND created >= ? AND created < ?`;
    return world.db.get(sql, id, from, to)?.['found'];
  };
  return { world, clock, times, scanned };
}

describe('creation times', () => {
  it('count any window as a scan does, new payments included', () => {
    const { world, clock, times, scanned } = newTimes();
    const at = fc.integer({ min: NOW - 80 * DAY_MS, max: NOW + DAY_MS });
    fc.assert(
      fc.property(at, at, fc.boolean(), (from, to, isNew) => {
        if (isNew) {
          clock.advance(1000);
          world.payments.add({
            merchantId: 'mer_PierCoffee',
            locationId: 'loc_PierCoffee',
            terminalId: 'term_PierTill1',
            reference: 'R',
            requestedMinor: 1,
            expiration: 0,
            plan: [],
          });
        }
        expect(times.count('terminal', 'term_PierTill1', from, to)).toBe(
          scanned('terminalId', 'term_PierTill1', from, to),
        );
        expect(times.count('partner', 'par_HarborCafes', from, to)).toBe(
          scanned('merchantId', 'mer_PierCoffee', from, to),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('know nothing of an id that nobody has', () => {
    const { times } = newTimes();
    expect(times.count('merchant', 'mer_Nobody', 0, Infinity)).toBe(0);
  });

  it('forget what was cleared', () => {
    const { world, times } = newTimes();
    const before = times.count('merchant', 'mer_Training', 0, Infinity);
    world.payments.add({
      merchantId: 'mer_Training',
      locationId: 'loc_Training',
      terminalId: 'term_Training01',
      reference: 'R',
      requestedMinor: 1,
      expiration: 0,
      plan: [],
    });
    expect(times.count('merchant', 'mer_Training', 0, Infinity)).toBe(before + 1);
    world.clear();
    expect(times.count('merchant', 'mer_Training', 0, Infinity)).toBe(before);
  });
});
