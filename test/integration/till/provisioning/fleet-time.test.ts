import { afterEach, beforeEach, expect, test } from 'vitest';
import { SAMPLED } from '../../../support/drawn/sample.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { Fleet } from '../../../support/worlds/fleet.ts';

let at: Fleet;
beforeEach(async () => {
  at = await Fleet.open();
});
afterEach(() => at.close());

/** By one command. The nightly run makes them all; the service's quota sets the pace. */
const TILLS = SAMPLED ? 20 : 100;
const WITHIN_MS = 120_000;

test(
  `${TILLS} tills are ready within two minutes`,
  async () => {
    await at.begin(at.numbered(TILLS));
    expect(await at.over()).toMatchObject({ state: 'done', packed: TILLS, created: TILLS, refused: [] });
  },
  WITHIN_MS,
);

test(
  `${TILLS} tills are ready within two minutes, also when the service is busy on the way and the till ends in the middle`,
  async () => {
    const name = await at.begin(at.numbered(TILLS));
    const busy = {
      kind: 'status',
      status: 429,
      retryAfter: 1,
      match: { method: 'POST', path: '/Terminals' },
    };
    await at.world.viewWhen(({ fleetRun }) => (fleetRun?.packed ?? 0) >= 2);
    await setFault(at.sandbox, { ...busy, times: 4 });
    await at.world.viewWhen(({ fleetRun }) => (fleetRun?.packed ?? 0) >= 6);
    await setFault(at.sandbox, { ...busy, times: 2 });
    at.world.till.close();
    await at.world.till.written();
    await at.openAgain();
    await valueOf(at.world.commands['fleet.get']({}));
    await valueOf(at.world.commands['fleet.resume']({ anew: false }));
    expect(await at.over()).toMatchObject({ state: 'done', packed: TILLS, created: TILLS, refused: [] });
    const made = (await at.names()).filter((each) => each?.startsWith('Till '));
    expect([made.length, new Set(made).size]).toEqual([TILLS, TILLS]);
    expect(at.sheet(name)).toHaveLength(TILLS);
    expect(await controlOf(at.sandbox)('GET', '/faults'), 'every refusal was met').toEqual([]);
  },
  WITHIN_MS,
);
