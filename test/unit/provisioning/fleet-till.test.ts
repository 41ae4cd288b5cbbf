import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { terminalFor } from '../../../src-main/provisioning/fleet/fleet-till.ts';
import type { FleetTill } from '../../../src-main/provisioning/fleet/fleet-record.ts';
import type { FleetPorts } from '../../../src-main/provisioning/fleet/ports.ts';

const TILL: FleetTill = {
  row: { line: 2, locationId: 'loc_1', name: 'Till 1' },
  state: 'new',
  updated: false,
};

/** A service whose answers are lost, and that carries the request out which it got last, a while after. */
function late(afterMs: number, lastOf: number) {
  let now = 0;
  let created = 0;
  let thereFrom = Infinity;
  const service = {
    create: () => {
      created += 1;
      if (created === lastOf) thereFrom = now + afterMs;
      return Promise.resolve(failed({ action: 'try-again', code: 'change-unconfirmed' } as const));
    },
    terminalsOf: () => Promise.resolve(succeeded(now >= thereFrom ? [{ id: 'term_1', name: 'Till 1' }] : [])),
  };
  const clock = {
    sleep: (ms: number) => {
      now += ms;
      return Promise.resolve();
    },
  };
  const steps = {
    service: service as unknown as FleetPorts['service'],
    clock: clock as unknown as FleetPorts['clock'],
    keep: () => Promise.resolve(),
    isOthers: () => false,
    signal: new AbortController().signal,
  };
  return { steps, created: () => created };
}

test.each([1, 2, 3])(
  'a terminal that is made after its answer was lost, at try %i, is found',
  async (tries) => {
    const { steps, created } = late(5_000, tries);
    expect(await terminalFor(TILL, steps)).toMatchObject({ state: 'made', terminalId: 'term_1' });
    expect(created()).toBe(tries);
  },
);

test('after the third lost answer it is not asked for at once', async () => {
  const { steps, created } = late(60_000, 3);
  expect(await terminalFor(TILL, steps)).toMatchObject({ failure: { code: 'change-unconfirmed' } });
  expect(created()).toBe(3);
});
