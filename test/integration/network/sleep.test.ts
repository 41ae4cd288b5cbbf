import { describe, expect, test } from 'vitest';
import { NetworkWorld } from '../../support/worlds/network-world.ts';

const NIGHT_MS = 9 * 60 * 60_000;
/** What a cashier who opens the lid takes for at once. */
const AT_ONCE_MS = 1_000;

/** The computer sleeps, and nobody answers on the connections that stood before. */
async function sleep(network: NetworkWorld, monotonic: 'stands' | 'goes on'): Promise<void> {
  network.proxy.vanish();
  await network.service.control('POST', '/clock', { advanceMs: NIGHT_MS });
  if (monotonic === 'stands') network.clock.jumpWall(NIGHT_MS);
  else network.clock.sleepThrough(NIGHT_MS);
}

describe.each(['stands', 'goes on'] as const)(
  'after a night of sleep, when the monotonic clock %s',
  (clock) => {
    test.each([
      ['the computer tells of it', true],
      ['nobody tells of it', false],
    ])('the outcome of a payment is shown at once: %s', async (_what, announced) => {
      const network = await NetworkWorld.open();
      await network.charge(1234, 'NIGHT-1');
      const { url } = await network.passUntilStage('waiting');
      const [payment] = await network.service.payments();
      await network.service.move(payment, 'completed');
      await sleep(network, clock);
      if (announced) network.world.till.session()?.wake();
      await network.passUntil(({ sales }) => sales[0]?.stage.name === 'final', AT_ONCE_MS);
      expect(network.sale().stage).toMatchObject({ outcome: 'completed', url });
      expect(network.stages()).toEqual(['creating', 'waiting', 'final']);
    });

    test('a new sale has its code at once, and only one', async () => {
      const network = await NetworkWorld.open();
      await network.charge(1201, 'NIGHT-2');
      await network.passUntilStage('final');
      network.world.till.session()?.sales.leave(network.sale().id, 'settled');
      await sleep(network, clock);
      await network.charge(1234, 'NIGHT-3');
      await network.passUntil(({ sales }) => sales[0]?.stage.name === 'waiting', AT_ONCE_MS);
      expect(await network.service.payments()).toHaveLength(2);
    });
  },
);

test('a creation that sleep interrupted ends in one shown payment', async () => {
  const network = await NetworkWorld.open();
  network.proxy.spoil('POST /Payments/crypto', 'gone after the work');
  await network.charge(1234, 'NIGHT-4');
  await network.pass(0);
  await sleep(network, 'stands');
  network.world.till.session()?.wake();
  const { url } = await network.passUntilStage('waiting');
  expect(network.codesShown()).toEqual([url]);
  const payments = await network.service.payments();
  expect(payments).toHaveLength(2);
  await network.pass(6 * 60_000);
  expect(network.ledgerPayments('NIGHT-4')).toHaveLength(2);
});

test('a reading that sleep interrupted is given up, and the outcome is shown at once', async () => {
  const network = await NetworkWorld.open();
  await network.charge(1234, 'NIGHT-5');
  await network.passUntilStage('waiting');
  network.proxy.spoil('GET /Payments/tracking', 'gone before the request');
  await network.pass(1_000);
  await sleep(network, 'stands');
  network.world.till.session()?.wake();
  await network.passUntil(({ sales }) => sales[0]?.stage.name === 'final', AT_ONCE_MS);
});
