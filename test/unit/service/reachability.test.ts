import { expect, test } from 'vitest';
import { Reachability } from '../../../src-main/service/reachability.ts';
import { answered, LOST, NOT_SENT } from '../../support/service/service-answers.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { ConnectionView } from '../../../shared/contract/views.ts';
import type { Exchange } from '../../../src-main/service/transport/exchange.ts';

/** Every view that is told while the exchanges come in, each so many milliseconds after the one before. */
async function viewsAfter(...exchanges: readonly (readonly [afterMs: number, exchange: Exchange])[]) {
  const clock = new VirtualClock();
  const start = clock.wall();
  const views: ConnectionView[] = [];
  const reachability = new Reachability(clock, (view) => views.push(view));
  for (const [afterMs, exchange] of exchanges) {
    await clock.advance(afterMs);
    reachability.observe(exchange);
  }
  return views.map((view) => ('since' in view ? { ...view, since: view.since - start } : view));
}

test('is online after an answer, whatever it says, and tells it once', async () => {
  expect(await viewsAfter([0, answered(404)], [1, answered(200)], [1, answered(429)])).toEqual([
    { state: 'online' },
  ]);
});

test.each<[string, Exchange]>([
  ['no connection', NOT_SENT],
  ['a lost answer', LOST],
  ['an error of who stands before the service', answered(503)],
])('is reconnecting after %s, since that, and offline when it lasts', async (_, exchange) => {
  expect(await viewsAfter([0, answered(200)], [500, exchange], [9_999, exchange], [1, exchange])).toEqual([
    { state: 'online' },
    { state: 'reconnecting', since: 500 },
    { state: 'offline', since: 500 },
  ]);
});

test('an outage after an outage begins anew', async () => {
  const views = await viewsAfter([0, LOST], [20_000, LOST], [1_000, answered(200)], [1_000, LOST]);
  expect(views.map(({ state }) => state)).toEqual(['reconnecting', 'offline', 'online', 'reconnecting']);
  expect(views.at(-1)).toEqual({ state: 'reconnecting', since: 22_000 });
});
