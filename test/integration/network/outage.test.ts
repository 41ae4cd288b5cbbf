import { describe, expect, test } from 'vitest';
import { NetworkWorld } from '../../support/worlds/network-world.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import { expectPaidOnce } from './expect-paid-once.ts';

const HOUR_MS = 60 * 60_000;

// Every reading of eleven hours over real connections: ten seconds of processor time, more on a slow machine.
describe('an outage of hours', { timeout: 90_000 }, () => {
  test.each(
    sampleOf(
      [
        ['refuses every connection', 2],
        ['refuses every connection until the refresh token has expired too', 11],
      ] as const,
      1,
      'outages',
    ),
  )('that %s: the code stays, and what became of the payment is shown after it', async (_, hours) => {
    const network = await NetworkWorld.open();
    await network.charge(1234, 'OUT-1');
    const { url } = await network.passUntilStage('waiting');
    const [payment] = await network.service.payments();
    await network.proxy.refuse();
    // Paid in the last minute that counts; the sandbox lets a payment expire after a quarter of an hour.
    await network.service.move(payment, 'completed');
    for (let passed = 0; passed < hours; passed++) await network.pass(HOUR_MS);
    expect(network.sale().stage).toMatchObject({
      name: 'waiting',
      url,
      stale: { code: 'service-unreachable' },
    });
    expect(network.world.till.view().session.state).toBe('unreachable');

    await network.proxy.accept();
    await network.passUntil(() => network.sale().stage.name === 'final', 15_000);
    expect(network.sale().stage).toMatchObject({ outcome: 'completed', url });
    expect(network.codesShown()).toEqual([url]);
    expect(network.world.till.view().session.state).toBe('signed-in');
  });

  test('that swallows everything: the same', async () => {
    const network = await NetworkWorld.open();
    await network.charge(1234, 'OUT-2');
    await network.passUntilStage('waiting');
    network.proxy.spoil('', 'gone before the request', Infinity);
    await network.pass(2 * HOUR_MS);
    expect(network.sale().stage).toMatchObject({ name: 'waiting', stale: { detail: 'timed out' } });
    network.proxy.heal();
    expect(await network.passUntilStage('final')).toMatchObject({ outcome: 'expired' });
  });

  test('in which a sale begins: nothing was sent, and its one code comes with the network', async () => {
    const network = await NetworkWorld.open();
    await network.proxy.refuse();
    await network.charge(1234, 'OUT-3', 'other-tills-unchecked');
    await network.pass(HOUR_MS);
    expect(network.sale().stage).toMatchObject({
      name: 'creating',
      trouble: { code: 'service-unreachable' },
    });
    expect(await network.service.payments()).toEqual([]);
    await network.proxy.accept();
    await expectPaidOnce(network, 'OUT-3');
  });

  test('that comes between carrying a creation out and its answer: one code, and the other payment is found', async () => {
    const network = await NetworkWorld.open();
    network.proxy.spoil('POST /Payments/crypto', 'gone after the work');
    await network.charge(1234, 'OUT-4');
    await network.pass(1_000);
    await network.proxy.refuse();
    await network.pass(10 * 60_000);
    expect(await network.service.payments()).toHaveLength(1);
    await network.proxy.accept();
    await expectPaidOnce(network, 'OUT-4');
  });
});

describe('an idle till', () => {
  test('knows of an outage before anybody sells, since when it lasts, and of its end', async () => {
    const network = await NetworkWorld.open();
    const connection = () => network.world.till.view().connection;
    await network.passUntil(() => connection()?.state === 'online', 5_000);
    await network.proxy.refuse();
    const refusedAt = network.clock.wall();
    await network.pass(45_000);
    const offline = connection();
    expect(offline?.state).toBe('offline');
    expect(offline && 'since' in offline ? offline.since - refusedAt : undefined).toBeLessThan(20_000);
    await network.proxy.accept();
    await network.passUntil(() => connection()?.state === 'online', 20_000);
  });
});

const busy = (path: string, times: number) => ({
  kind: 'status',
  status: 429,
  retryAfter: 3,
  times,
  match: { path },
});

test('a 429 among lost answers delays a creation, and loses nothing', async () => {
  const network = await NetworkWorld.open();
  network.proxy.spoil('POST /Payments/crypto', 'reset after the work');
  await network.service.control('POST', '/faults', busy('/Payments/crypto', 2));
  await network.charge(1234, 'BUSY-1');
  await network.passUntil(({ busyUntil }) => busyUntil !== undefined);
  await expectPaidOnce(network, 'BUSY-1');
  expect(await network.service.payments()).toHaveLength(1);
});

test('a 429 in the middle of waiting leaves the code, says until when, and the outcome comes', async () => {
  const network = await NetworkWorld.open();
  await network.charge(1234, 'BUSY-2');
  await network.passUntilStage('waiting');
  await network.service.control('POST', '/faults', busy('/Payments/tracking', 4));
  await network.passUntil(({ busyUntil }) => busyUntil !== undefined);
  expect(network.sale().stage.name).toBe('waiting');
  await expectPaidOnce(network, 'BUSY-2');
});

test('a connection that breaks under a 429 is one more delay', async () => {
  const network = await NetworkWorld.open();
  await network.service.control('POST', '/faults', busy('/Payments/crypto', 1));
  network.proxy.spoil('POST /Payments/crypto', 'reset in the answer');
  await network.charge(1234, 'BUSY-3');
  await expectPaidOnce(network, 'BUSY-3');
  expect(await network.service.payments()).toHaveLength(1);
});
