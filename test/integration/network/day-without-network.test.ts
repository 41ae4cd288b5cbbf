import { expect, test } from 'vitest';
import { replay } from '../../../src-main/sales/apply-event.ts';
import { NetworkWorld } from '../../support/worlds/network-world.ts';
import { SAMPLED } from '../../support/drawn/sample.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SALES = 5;
/** `npm test` takes the first sixth of the day. */
const HOURS = SAMPLED ? 4 : 24;
/** By `createWait`: no more than ten minutes apart, and some at the beginning. */
const MOST_TRIES_A_DAY = 200;
/** The start, "parked", and entries that double. */
const MOST_EVENTS_A_SALE = 40;
/** For a few hundred events; a start that reads them over and over took most of a minute. */
const START_WITHIN_MS = 3_000;

const references = Array.from({ length: SALES }, (_, index) => `DAY-${index + 1}`);

/** A till that begins this many sales without a network, and parks each. */
async function parked(): Promise<NetworkWorld> {
  const network = await NetworkWorld.open();
  await network.proxy.refuse();
  for (const [index, reference] of references.entries()) {
    await network.charge(1000 + index, reference, 'other-tills-unchecked');
    const { currentSaleId = '' } = network.world.till.view();
    await network.pass(2_000);
    expect(network.world.till.session()?.sales.leave(currentSaleId, 'open')).toMatchObject({ ok: true });
  }
  return network;
}

const stagesOf = (network: NetworkWorld): readonly string[] =>
  network.world.till.view().sales.map(({ stage }) => stage.name);

test(
  'parked sales come through a day without a network, a power cut and a restart with few entries, and to one payment each',
  { timeout: 120_000 },
  async () => {
    const network = await parked();
    for (let passed = 0; passed < HOURS; passed += 1) await network.pass(HOUR_MS);
    for (const end of ['cut off', 'closed'] as const) {
      const { openSales, startTookMs } = await network.restart(end);
      expect(openSales).toHaveLength(SALES);
      for (const events of openSales) expect(events.length).toBeLessThan(MOST_EVENTS_A_SALE);
      expect(startTookMs).toBeLessThan(START_WITHIN_MS);
      expect(stagesOf(network)).toEqual(references.map(() => 'creating'));
      const tries = openSales.map((events) => replay(events)?.tryCounts.tries ?? 0);
      // A power cut takes with it that the last of those that share an entry were made.
      expect(Math.min(...tries)).toBeGreaterThan(3 * HOURS);
      expect(Math.max(...tries)).toBeLessThan(MOST_TRIES_A_DAY);
      await network.pass(10 * MINUTE_MS);
    }
    expect(await network.service.payments()).toEqual([]);

    await network.proxy.accept();
    // No try waits longer than ten minutes, give or take a fifth.
    for (let passed = 0; passed < 12 && stagesOf(network).includes('creating'); passed += 1) {
      await network.pass(MINUTE_MS);
    }
    expect(stagesOf(network)).toEqual(references.map(() => 'waiting'));
    // Longer than lost tries are searched for.
    await network.pass(6 * MINUTE_MS);
    const payments = (await network.service.control('GET', '/payments')) as readonly {
      readonly reference: string;
    }[];
    expect(payments.map(({ reference }) => reference).sort()).toEqual([...references].sort());
  },
);
