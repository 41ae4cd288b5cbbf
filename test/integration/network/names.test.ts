import dns from 'node:dns';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkWorld } from '../../support/worlds/network-world.ts';
import { expectPaidOnce } from './expect-paid-once.ts';
import type { LookupAddress, LookupOptions } from 'node:dns';

type Answer = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;

const LOOPBACK = { address: '127.0.0.1', family: 4 };
let known: boolean;

/** This computer's resolver asks others for names; here it is played, and nothing leaves. */
beforeEach(() => {
  known = true;
  const real = dns.lookup;
  const lookup = (name: string, options: LookupOptions, answer: Answer): void => {
    if (!name.endsWith('.localhost')) real(name, options, answer);
    else process.nextTick(() => answerWith(name, options, answer));
  };
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
});
afterEach(() => void vi.restoreAllMocks());

function answerWith(name: string, { all }: LookupOptions, answer: Answer): void {
  if (!known) answer(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }));
  else if (all) answer(null, [LOOPBACK]);
  else answer(null, LOOPBACK.address, LOOPBACK.family);
}

test('a name that nobody knows: nothing is sent, and the sale begins once it is known', async () => {
  known = false;
  const network = await NetworkWorld.open({ origin: 'http://api.localhost' });
  await network.charge(1234, 'NAME-1', 'other-tills-unchecked');
  await network.pass(60_000);
  expect(network.sale().stage).toMatchObject({ name: 'creating', trouble: { detail: 'ENOTFOUND' } });
  expect(await network.service.payments()).toEqual([]);
  known = true;
  await expectPaidOnce(network, 'NAME-1');
});

test('a name that is lost while waiting: the code stays, and its outcome comes with the name', async () => {
  const network = await NetworkWorld.open({ origin: 'http://api.localhost' });
  await network.charge(1234, 'NAME-2');
  const { url } = await network.passUntilStage('waiting');
  known = false;
  await network.proxy.refuse();
  await network.proxy.accept();
  await network.passUntilStale();
  await network.pass(60 * 60_000);
  expect(network.sale().stage).toMatchObject({ name: 'waiting', url, stale: { detail: 'ENOTFOUND' } });
  known = true;
  expect(await network.passUntilStage('final')).toMatchObject({ outcome: 'expired', url });
});
