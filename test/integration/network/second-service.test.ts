import { describe, expect, onTestFinished, test } from 'vitest';
import { NetworkWorld } from '../../support/worlds/network-world.ts';
import { DIALECTS, PlainService } from '../../support/service/plain-service.ts';
import { expectPaidOnce } from './expect-paid-once.ts';

describe.each(DIALECTS)('at a service that tells no more than the specification shows (%s)', (dialect) => {
  async function open(): Promise<NetworkWorld<PlainService>> {
    return NetworkWorld.openAt(async () => {
      const service = new PlainService(dialect);
      await service.listen();
      onTestFinished(() => service.close());
      return service;
    });
  }

  test('a sale is paid', async () => {
    const network = await open();
    await network.charge(1234, 'PLAIN-1');
    await expectPaidOnce(network, 'PLAIN-1');
  });

  test.each(['underpaid', 'overpaid', 'expired', 'invalid', 'cancelled'])(
    'a sale ends %s',
    async (status) => {
      const network = await open();
      await network.charge(1234, 'PLAIN-2');
      await network.passUntilStage('waiting');
      const [payment] = await network.service.payments();
      await network.service.move(payment, 'processing');
      await network.passUntilStage('seen');
      await network.service.move(payment, 'aStatusOfTomorrow');
      expect(await network.passUntilStage('unrecognised')).toMatchObject({ status: 'aStatusOfTomorrow' });
      await network.service.move(payment, status);
      expect(await network.passUntilStage('final')).toMatchObject({ outcome: status });
    },
  );

  test('payments of lost answers are found, and one code is shown', async () => {
    const network = await open();
    network.service.losesAnswers = 2;
    await network.charge(1234, 'PLAIN-3');
    await network.passUntilStage('waiting');
    expect(await network.service.payments()).toHaveLength(3);
    await expectPaidOnce(network, 'PLAIN-3');
  });

  test('an outage in the middle leaves the code, and its outcome comes', async () => {
    const network = await open();
    await network.charge(1234, 'PLAIN-4');
    await network.passUntilStage('waiting');
    await network.proxy.refuse();
    await network.passUntilStale();
    await network.proxy.accept();
    await expectPaidOnce(network, 'PLAIN-4');
  });

  test('a reading that never comes holds nothing else up', async () => {
    const network = await open();
    network.proxy.spoil('GET /Payments/tracking', 'gone after the work', 2);
    await network.charge(1234, 'PLAIN-5');
    await expectPaidOnce(network, 'PLAIN-5');
  });
});
