import { describe, expect, test } from 'vitest';
import { serverCertificate, testAuthority } from '../../support/service/certificate.ts';
import { NetworkWorld } from '../../support/worlds/network-world.ts';
import { tcpServer } from '../../support/service/service-server.ts';
import { tlsFront } from '../../support/service/tls-front.ts';
import type { TlsOptions } from 'node:tls';
import type { Certified } from '../../support/service/certificate.ts';

/** Nothing is behind it: a request that got through would be lost, not unsent. */
async function front(certified: Certified, options?: TlsOptions): Promise<number> {
  return (await tlsFront(9, certified, options)).port;
}

const OLD_TLS: TlsOptions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' };

describe('a service that cannot prove who it is gets no request: the sale waits, and nobody can have paid', () => {
  test.each<[string, () => Promise<number>, RegExp]>([
    ['a self-signed certificate', () => front(serverCertificate('127.0.0.1')), /SELF_SIGNED/],
    [
      'a certificate of an authority that nobody trusts',
      () => front(serverCertificate('127.0.0.1', testAuthority('Nobody'))),
      /UNABLE_TO_VERIFY/,
    ],
    ['a TLS version of the past', () => front(serverCertificate('127.0.0.1'), OLD_TLS), /SSL|TLS|EPROTO/],
    [
      'plain HTTP where TLS is expected',
      () => tcpServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
      /SSL|EPROTO/,
    ],
    ['a handshake that is cut', () => tcpServer((socket) => socket.resetAndDestroy()), /ECONNRESET/],
  ])('%s', async (_what, listen, detail) => {
    const network = await NetworkWorld.open({ origin: 'https://127.0.0.1', servicePort: await listen() });
    await network.charge(1234, 'TLS-1', 'other-tills-unchecked');
    await network.pass(60_000);
    expect(network.sale().stage).toEqual({
      name: 'creating',
      trouble: {
        action: 'wait',
        code: 'service-unreachable',
        detail: expect.stringMatching(detail) as string,
      },
    });
    network.world.till.session()?.sales.stopCreating(network.sale().id);
    expect(network.sale().stage.name).toBe('not-created');
    expect(network.codesShown()).toEqual([]);
  });

  test('a handshake that never comes is given up in time, and tried again', async () => {
    const refusing = await tcpServer((socket) => socket.resetAndDestroy());
    const network = await NetworkWorld.open({ origin: 'https://127.0.0.1', servicePort: refusing });
    let handshakes = 0;
    network.proxy.leadTo(await tcpServer(() => (handshakes += 1)));
    await network.charge(1234, 'TLS-2', 'other-tills-unchecked');
    await network.pass(60_000);
    expect(handshakes).toBeGreaterThan(1);
    await network.passUntil(({ sales }) => sales.some(({ stage }) => 'trouble' in stage));
    expect(network.sale().stage).toMatchObject({ name: 'creating', trouble: { detail: 'timed out' } });
  });
});
