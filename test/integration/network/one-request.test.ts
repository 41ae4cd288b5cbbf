import { describe, expect, test } from 'vitest';
import { FAULTS } from '../../support/service/fault-passage.ts';
import { NetworkWorld } from '../../support/worlds/network-world.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import { expectPaidOnce } from './expect-paid-once.ts';

const CREATE = 'POST /Payments/crypto';
const READING = 'GET /Payments/tracking';
const TOKEN = 'POST /identity';
const HISTORY = 'GET /Terminals/';
/** Of the ways in which a connection can fail; the nightly run goes through them all. */
const some = (purpose: string) => sampleOf(FAULTS, 2, purpose);
/** Where it matters less when it happened than that it did: broken off, without an answer, without an end. */
const ONE_OF_EACH = ['reset before the request', 'closed after the work', 'gone in the answer'] as const;

describe('a sale whose creation meets the network at its worst shows one payment, and is paid once', () => {
  test.each([...some('creation'), 'slow answer'] as const)('%s, three times in a row', async (fault) => {
    const network = await NetworkWorld.open();
    network.proxy.spoil(CREATE, fault, 3);
    await network.charge(1234, 'NET-1');
    await expectPaidOnce(network, 'NET-1');
  });

  test.each(some('creation with a key'))(
    '%s, at a service that honours the key: there is one payment at all',
    async (fault) => {
      const network = await NetworkWorld.open();
      await network.service.control('PATCH', '/switches', { idempotencyEnforced: true });
      network.proxy.spoil(CREATE, fault, 2);
      await network.charge(1234, 'NET-2');
      await network.passUntilStage('waiting');
      expect(await network.service.payments()).toHaveLength(1);
      await expectPaidOnce(network, 'NET-2');
    },
  );
});

describe('while readings fail the code stays and the status is unknown; then the true outcome comes', () => {
  test.each(some('reading'))('%s', async (fault) => {
    const network = await NetworkWorld.open();
    await network.charge(1234, 'READ-1');
    const { url } = await network.passUntilStage('waiting');
    network.proxy.spoil(READING, fault, Infinity);
    await network.passUntilStale();
    const [payment] = await network.service.payments();
    await network.service.move(payment, 'completed');
    await network.pass(5 * 60_000);
    expect(network.sale().stage).toMatchObject({ name: 'waiting', url, stale: { action: 'wait' } });

    network.proxy.heal();
    await network.passUntilStage('final');
    expect(network.stages()).toEqual(['creating', 'waiting', 'final']);
    expect(network.codesShown()).toEqual([url]);
  });
});

test('answers that come slowly are answers', async () => {
  const network = await NetworkWorld.open();
  network.proxy.spoil(READING, 'slow answer', Infinity);
  await network.charge(1234, 'SLOW-1');
  await network.passUntilStage('waiting');
  await network.pass(60_000);
  expect(network.sale().stage).not.toHaveProperty('stale');
  await expectPaidOnce(network, 'SLOW-1');
});

test('one stuck reading delays no other sale', async () => {
  const network = await NetworkWorld.open();
  await network.charge(1234, 'STUCK-1');
  await network.passUntilStage('waiting');
  const [stuck] = await network.service.payments();
  network.world.till.session()?.sales.leave(network.sale().id, 'settled');
  network.proxy.spoil(`${READING}/${stuck?.trackingId ?? 'none'}`, 'gone after the work', Infinity);
  await network.charge(1201, 'STUCK-2');
  await network.passUntil(({ sales }) => sales.some(({ stage }) => stage.name === 'final'), 5_000);
  network.proxy.heal();
  await network.service.move(stuck, 'overpaid');
  await network.passUntil(({ sales }) => sales.every(({ stage }) => stage.name === 'final'));
});

describe('while no token can be had', () => {
  test.each(some('token'))(
    '%s: a sale waits for it, nothing is sent, and goes on by itself',
    async (fault) => {
      const network = await NetworkWorld.open();
      await expireTokens(network);
      network.proxy.spoil(TOKEN, fault, Infinity);
      await network.charge(1234, 'TOKEN-1');
      await network.pass(60_000);
      // While the next try is under way the view names no trouble.
      await network.passUntil(({ sales }) => sales.some(({ stage }) => 'trouble' in stage));
      expect(network.sale().stage).toMatchObject({ name: 'creating', trouble: { action: 'wait' } });
      expect(await network.service.payments()).toEqual([]);
      network.proxy.heal();
      await expectPaidOnce(network, 'TOKEN-1');
    },
  );

  test.each(ONE_OF_EACH)(
    '%s: a shown code stays, its status unknown, and its outcome comes',
    async (fault) => {
      const network = await NetworkWorld.open();
      await network.charge(1234, 'TOKEN-2');
      await network.passUntilStage('waiting');
      await expireTokens(network);
      network.proxy.spoil(TOKEN, fault, Infinity);
      await network.passUntilStale();
      network.proxy.heal();
      await expectPaidOnce(network, 'TOKEN-2');
    },
  );
});

test.each(ONE_OF_EACH)(
  'a payment that a lost answer left behind is found, though its search meets: %s',
  async (fault) => {
    const network = await NetworkWorld.open();
    network.proxy.spoil(CREATE, 'reset after the work');
    network.proxy.spoil(HISTORY, fault, 12);
    await network.charge(1234, 'SEARCH-1', 'other-tills-unchecked');
    await network.passUntilStage('waiting');
    expect(await network.service.payments()).toHaveLength(2);
    await expectPaidOnce(network, 'SEARCH-1');
  },
);

async function expireTokens(network: NetworkWorld): Promise<void> {
  await network.service.control('DELETE', '/tokens/access');
  await network.service.control('DELETE', '/tokens/refresh');
}
