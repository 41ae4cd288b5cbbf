import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { within } from '../../../../src-main/supervision/deadline.ts';
import { InterruptibleDelay } from '../../../../src-main/supervision/interruptible-delay.ts';
import { SaleStore } from '../../../../src-main/sales/sale-store.ts';
import { Tracker } from '../../../../src-main/sales/tracking/tracker.ts';
import { SAMPLED } from '../../../support/drawn/sample.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import type { Clock } from '../../../../shared/time/clock.ts';
import type { TrackingAnswer } from '../../../../src-main/sales/ports.ts';
import type { RecordEvents } from '../../../../src-main/sales/sale-store.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What each reading left behind, be it 24 bytes, is then more than the `MOST_MB` that memory sways by. */
const READINGS = SAMPLED ? 100_000 : 200_000;
const MOST_MB = 2;

/** Bytes in use once everything that can go has gone: what is weakly held goes after a turn. */
async function inUse(): Promise<number> {
  for (let n = 0; n < 3; n += 1) {
    await settled();
    collect();
  }
  return process.memoryUsage().heapUsed;
}

/** Time passes by itself, at once; now and then the turn ends, as it does in a till. */
function hastyClock(): Clock & { readonly sleeps: () => number } {
  let now = 0;
  let sleeps = 0;
  return {
    wall: () => now,
    monotonic: () => now,
    sinceBoot: () => now,
    sleep: async (ms) => {
      now += ms;
      sleeps += 1;
      if (sleeps % 200 === 0) await settled();
    },
    sleeps: () => sleeps,
  };
}

test(`${READINGS} readings of a payment leave nothing behind`, async () => {
  const world = new SalesWorld();
  const saleId = await world.charge(100);
  world.sales.stop();
  const clock = hastyClock();
  const ports = { clock, turn: settled, random: { next: () => 0.5 }, report: () => undefined };
  const marks: number[] = [];
  let readings = 0;
  const answer: TrackingAnswer = { kind: 'read', reading: { status: { kind: 'created' } } };
  const finished = new Promise<void>((resolve) => {
    const gateway = Object.assign(Object.create(world.gateway) as typeof world.gateway, {
      readTracking: async () => {
        readings += 1;
        if (readings === READINGS / 10 || readings === READINGS) marks.push(await inUse());
        if (readings === READINGS) {
          tracker.stop();
          resolve();
        }
        return answer;
      },
    });
    const { ledger, customers } = world;
    const ids = { saleId: () => '', uuid: () => '', reference: () => '' };
    const store = new SaleStore({ clock, gateway, ledger });
    const trackerPorts = { ...ports, ids, gateway, ledger, customers, readTender: () => undefined };
    const record: RecordEvents = (id, ...events) => store.append(id, ...events).sale;
    const tracker = new Tracker(trackerPorts, store, record, () => undefined);
    tracker.begin(saleId, 'trk-1');
  });
  await finished;
  const [early = 0, late = Infinity] = marks;
  expect((late - early) / 1024 / 1024, 'MB').toBeLessThan(MOST_MB);
});

test(`${READINGS / 2} waits and deadlines under one signal leave nothing behind`, async () => {
  const clock = hastyClock();
  const session = new AbortController();
  const delay = new InterruptibleDelay(clock);
  const some = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1) {
      await delay.wait(1, session.signal);
      await within(clock, 1_000, session.signal, () => Promise.resolve(n));
    }
  };
  await some(READINGS / 20);
  const early = await inUse();
  await some(READINGS / 2);
  expect(((await inUse()) - early) / 1024 / 1024, 'MB').toBeLessThan(MOST_MB);
});
