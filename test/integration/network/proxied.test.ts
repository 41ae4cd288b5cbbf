import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { connectBackOffice } from '../../../src-main/service/back-office/connect-back-office.ts';
import { workedClock } from '../../support/system/worked-clock.ts';
import { serverCertificate, testAuthority } from '../../support/service/certificate.ts';
import { forwardProxy } from '../../support/service/forward-proxy.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { TillWorld } from '../../support/worlds/till-world.ts';
import { tlsFront } from '../../support/service/tls-front.ts';

const PASSWORD = 'the-proxy-password';
const authority = testAuthority('Test authority');
const rightful = serverCertificate('localhost', authority);
const certificateAuthorities = [authority.certificate];

async function till(presented = rightful) {
  const sandbox = await startSandbox();
  onTestFinished(sandbox.close);
  const front = await tlsFront(Number(new URL(sandbox.baseUrl).port), presented);
  const proxy = await forwardProxy(`till:${PASSWORD}`);
  const folder = temporaryFolder();
  const world = new TillWorld(folder);
  onTestFinished(() => world.till.close());
  const baseUrl = `https://localhost:${front.port}`;
  const { address } = proxy;
  const profile = JSON.stringify({
    ...sandbox.profile,
    baseUrl,
    auth: { scheme: 'apiKey' },
    certificateAuthorities,
    proxy: { address, username: 'till' },
  });
  const use = (proxyPassword = PASSWORD) =>
    world.till.setUp.useProfile(profile, { ...sandbox.secrets, proxyPassword });
  return { sandbox, front, proxy, folder, world, baseUrl, use };
}

test('a till behind a proxy sells through it, and the proxy’s password is nowhere', async () => {
  const said = vi.spyOn(console, 'error');
  const { front, proxy, folder, world, use } = await till();
  expect(await use()).toMatchObject({ ok: true });
  await world.charge(1234, 'PROXY-1', 'other-tills-unchecked');
  const view = await world.viewWhen(({ sales }) => sales.some(({ stage }) => stage.name === 'waiting'));
  expect(new Set(proxy.targets)).toEqual(new Set([`localhost:${front.port}`]));
  expect(JSON.stringify([view, said.mock.calls])).not.toContain(PASSWORD);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      expect(readFileSync(join(entry.parentPath, entry.name), 'latin1')).not.toContain(PASSWORD);
});

test('a proxy that refuses the password is named at set-up, and the service hears nothing', async () => {
  const { front, use } = await till();
  const refused = await use('wrong');
  expect(refused).toMatchObject({
    ok: false,
    failure: { code: 'service-unreachable', signInFault: 'proxy', detail: 'the proxy answered 407' },
  });
  expect(front.requests()).toBe(0);
});

test('a proxy sees nothing: a certificate that it puts in the service’s place is not trusted', async () => {
  const { front, world, use } = await till(serverCertificate('localhost'));
  expect(await use()).toMatchObject({ ok: true });
  await world.charge(1234, 'PROXY-2', 'other-tills-unchecked');
  const view = await world.viewWhen(({ sales }) => sales.some(({ stage }) => 'trouble' in stage));
  expect(view.sales[0]?.stage).toMatchObject({ trouble: { detail: 'DEPTH_ZERO_SELF_SIGNED_CERT' } });
  expect(front.requests()).toBe(0);
});

test('the back office goes through the proxy, too', async () => {
  const { sandbox, proxy, front, baseUrl } = await till();
  const { address } = proxy;
  const backOffice = connectBackOffice(
    {
      environment: 'sandbox',
      baseUrl,
      currency: 'USD',
      certificateAuthorities,
      proxy: { address, username: 'till' },
    },
    { apiKey: sandbox.secrets.backOfficeKey ?? '', proxyPassword: PASSWORD },
    { clock: workedClock(), random: { next: () => 0 } },
  );
  onTestFinished(backOffice.close);
  const read = await backOffice.terminals.get(sandbox.profile.terminalId, AbortSignal.timeout(10_000));
  expect(read).toMatchObject({ ok: true });
  expect(proxy.targets).toEqual([`localhost:${front.port}`]);
});
