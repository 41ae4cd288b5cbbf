import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UndiciTransport } from '../../../src-main/service/transport/undici-transport.ts';
import { loopbackServer } from '../../support/service/service-server.ts';
import { settled, VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { ServerResponse } from 'node:http';
import type { Exchange } from '../../../src-main/service/transport/exchange.ts';

const HOUR_MS = 60 * 60_000;
let clock: VirtualClock;
let transport: UndiciTransport;
beforeEach(() => {
  clock = new VirtualClock();
  transport = new UndiciTransport(clock);
});
afterEach(() => transport.close());

async function get(url: string, signal = new AbortController().signal): Promise<Exchange> {
  const exchange = await transport.exchange({ method: 'GET', url, headers: {} }, 10 * HOUR_MS, signal);
  // undici lets a turn of the event loop pass before it trusts a connection again.
  await settled();
  return exchange;
}

/** Gets two answers with `between` in between, and says whether one connection carried both. */
async function sameConnection(between: () => void | Promise<void>): Promise<boolean> {
  const { baseUrl, arrived } = await loopbackServer((_, response) => response.end('{}'));
  await get(baseUrl);
  await between();
  await get(baseUrl);
  return arrived[0]?.socket === arrived[1]?.socket;
}

test('a connection is kept while the service answers', async () => {
  expect(await sameConnection(() => clock.advance(3_000))).toBe(true);
});

test.each([
  ['as time goes by', () => clock.advance(5_000)],
  ['as only the wall clock tells, after sleep', () => clock.jumpWall(HOUR_MS)],
  [
    'although the wall clock was set back',
    async () => {
      clock.jumpWall(-HOUR_MS);
      await clock.advance(5_000);
    },
  ],
])('after a silence a new one is made: %s', async (_what, silence) => {
  expect(await sameConnection(silence)).toBe(false);
});

test('a call that is under way when its connection is left is still answered', async () => {
  let first: ServerResponse | undefined;
  const { baseUrl, untilArrived } = await loopbackServer((_, response) => {
    if (first) response.end('second');
    else first = response;
  });
  const slow = get(baseUrl);
  await untilArrived(1);
  clock.jumpWall(HOUR_MS);
  expect(await get(baseUrl)).toMatchObject({ response: { body: 'second' } });
  first?.end('first');
  expect(await slow).toMatchObject({ response: { body: 'first' } });
});

test('a call on a connection that was left can be given up, and its connection goes with it', async () => {
  const { baseUrl, arrived, untilArrived } = await loopbackServer((request, response) => {
    if (request.url === '/') response.end('{}');
  });
  const stop = new AbortController();
  const left = get(`${baseUrl}/never`, stop.signal);
  await untilArrived(1);
  clock.jumpWall(HOUR_MS);
  await get(baseUrl);
  await transport.close();
  stop.abort();
  expect(await left).toEqual({ kind: 'lost', cause: 'given up' });
  const [first] = arrived;
  if (first && !first.socket.destroyed) await once(first.socket, 'close');
});
