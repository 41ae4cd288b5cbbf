import { createHash, createPublicKey } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { connectBackOffice } from '../../../src-main/service/back-office/connect-back-office.ts';
import { workedClock } from '../../support/system/worked-clock.ts';
import { controlOf } from '../../support/service/sandbox-control.ts';
import { serverCertificate, testAuthority } from '../../support/service/certificate.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { TillWorld } from '../../support/worlds/till-world.ts';
import { tlsFront } from '../../support/service/tls-front.ts';
import type { Certified } from '../../support/service/certificate.ts';

const authority = testAuthority('Test authority');
const inUse = serverCertificate('localhost', authority);
const inReserve = serverCertificate('localhost', authority);
const another = serverCertificate('localhost', authority);

function sumOf({ key }: Certified): string {
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('base64');
}

const trust = {
  certificateAuthorities: [authority.certificate],
  pinnedKeys: [{ host: 'localhost', keys: [sumOf(inUse), sumOf(inReserve)] }],
};

async function till(presented: Certified) {
  const sandbox = await startSandbox();
  onTestFinished(sandbox.close);
  const front = await tlsFront(Number(new URL(sandbox.baseUrl).port), presented);
  const world = new TillWorld(temporaryFolder());
  onTestFinished(() => world.till.close());
  const baseUrl = `https://localhost:${front.port}`;
  const profile = JSON.stringify({ ...sandbox.profile, baseUrl, auth: { scheme: 'apiKey' }, ...trust });
  const payments = () => controlOf(sandbox)('GET', '/payments') as Promise<unknown[]>;
  return {
    sandbox,
    front,
    world,
    baseUrl,
    payments,
    use: () => world.till.setUp.useProfile(profile, sandbox.secrets),
  };
}

test.each([
  ['in use', inUse],
  ['in reserve', inReserve],
])('a service with the key that is %s is paid at', async (_which, certified) => {
  const { world, use } = await till(certified);
  expect(await use()).toMatchObject({ ok: true });
  await world.charge(1234, 'PIN-1', 'other-tills-unchecked');
  await world.viewWhen(({ sales }) => sales.some(({ stage }) => stage.name === 'waiting'));
});

test('a connection that is made anew shows its key again, and is believed as the first was', async () => {
  const { front, world, use } = await till(inUse);
  expect(await use()).toMatchObject({ ok: true });
  front.reset();
  await world.charge(1234, 'PIN-1', 'other-tills-unchecked');
  const { sales } = await world.viewWhen((view) =>
    view.sales.some(({ stage }) => stage.name === 'waiting' || 'trouble' in stage),
  );
  expect(sales).toMatchObject([{ stage: { name: 'waiting' } }]);
});

test('a trusted certificate with another key is refused at set-up, by the name of its host', async () => {
  const { front, use } = await till(another);
  expect(await use()).toMatchObject({
    ok: false,
    failure: { code: 'service-key-unknown', signInFault: 'key', detail: 'ERR_KEY_NOT_PINNED localhost' },
  });
  expect(front.requests()).toBe(0);
});

test('another key that comes while the till is open gets no payment, and the sale goes on with the right one', async () => {
  const { front, world, payments, use } = await till(inUse);
  expect(await use()).toMatchObject({ ok: true });
  front.present(another);
  front.reset();
  const before = front.requests();
  await world.charge(1234, 'PIN-2', 'other-tills-unchecked');
  const view = await world.viewWhen(({ sales }) =>
    sales.some(({ stage }) => 'trouble' in stage && stage.trouble.code === 'service-key-unknown'),
  );
  expect(view.sales[0]?.stage).toMatchObject({
    name: 'creating',
    trouble: { detail: 'ERR_KEY_NOT_PINNED localhost' },
  });
  expect(front.requests()).toBe(before);
  expect(await payments()).toEqual([]);
  front.present(inUse);
  await world.viewWhen(({ sales }) => sales.some(({ stage }) => stage.name === 'waiting'));
  expect(await payments()).toHaveLength(1);
});

test('the back office believes pinned keys only', async () => {
  const { sandbox, front, baseUrl } = await till(inUse);
  const connect = () => {
    const backOffice = connectBackOffice(
      { environment: 'sandbox', baseUrl, currency: 'USD', ...trust },
      { apiKey: sandbox.secrets.backOfficeKey ?? '', terminalApiKey: sandbox.secrets.apiKey },
      { clock: workedClock(), random: { next: () => 0 } },
    );
    onTestFinished(backOffice.close);
    return backOffice.terminals.get(sandbox.profile.terminalId, AbortSignal.timeout(10_000));
  };
  expect(await connect()).toMatchObject({ ok: true });
  front.present(another);
  const requests = front.requests();
  expect(await connect()).toMatchObject({ failure: { code: 'service-key-unknown' } });
  expect(front.requests()).toBe(requests);
});
