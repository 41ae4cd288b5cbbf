import { expect } from 'vitest';
import type { NetworkService } from '../../support/service/network-service.ts';
import type { NetworkWorld } from '../../support/worlds/network-world.ts';

/** Longer than lost tries are searched for. */
const SEARCHED_AFTER_MS = 7 * 60_000;

/**
 * The sale comes to one shown code; the service says that it was paid; the sale is Paid. Nothing else was ever said,
 * and the ledger knows every payment that the service has.
 */
export async function expectPaidOnce<S extends NetworkService>(
  network: NetworkWorld<S>,
  reference: string,
): Promise<void> {
  const { url } = await network.passUntilStage('waiting');
  const payments = await network.service.payments();
  for (const payment of payments)
    await network.service.move(payment, payment.url === url ? 'completed' : 'expired');
  expect(await network.passUntilStage('final')).toMatchObject({ outcome: 'completed', url });
  await network.pass(SEARCHED_AFTER_MS);
  expect(network.codesShown()).toEqual([url]);
  expect(network.stages().filter((stage) => stage !== 'creating')).toEqual(['waiting', 'final']);
  const known = network.ledgerPayments(reference);
  expect([...known].sort()).toEqual(payments.map(({ trackingId }) => trackingId).sort());
}
