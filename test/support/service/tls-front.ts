import { connect } from 'node:net';
import { createServer } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { AddressInfo } from 'node:net';
import type { TLSSocket, TlsOptions } from 'node:tls';
import type { Certified } from './certificate.ts';

/** Speaks TLS before a plain service, as a load balancer does. */
export interface TlsFront {
  readonly port: number;
  /** Pieces of plain text that came: each request is at least one. */
  readonly requests: () => number;
  /** New connections get this certificate. */
  readonly present: (certified: Certified) => void;
  /** Ends every connection that stands. */
  readonly reset: () => void;
}

export async function tlsFront(
  servicePort: number,
  certified: Certified,
  options: TlsOptions = {},
): Promise<TlsFront> {
  const sockets = new Set<TLSSocket>();
  let requests = 0;
  const server = createServer({ ...identity(certified), ...options }, (socket) => {
    sockets.add(socket);
    const service = connect(servicePort, '127.0.0.1');
    for (const end of [socket, service]) end.setNoDelay(true).on('error', () => undefined);
    socket
      .on('data', () => (requests += 1))
      .on('close', () => {
        service.destroy();
        sockets.delete(socket);
      });
    socket.pipe(service);
    service.on('close', () => socket.destroy()).pipe(socket);
  });
  // A client that goes away in the handshake is what these tests are about.
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reset = (): void => sockets.forEach((socket) => socket.destroy());
  onTestFinished(() => {
    reset();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    requests: () => requests,
    present: (next) => server.setSecureContext(identity(next)),
    reset,
  };
}

function identity({ key, certificate }: Certified): { readonly key: string; readonly cert: string } {
  return { key: key.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: certificate };
}
