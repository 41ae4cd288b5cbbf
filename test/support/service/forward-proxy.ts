import { createServer } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** An HTTP proxy as a shop's network has it (RFC 9110, "CONNECT"), on a loopback port. */
export interface ForwardProxy {
  readonly address: string;
  /** Hosts with their ports, as they were asked for. */
  readonly targets: readonly string[];
  /** What was shown as `Proxy-Authorization`. */
  readonly shown: readonly (string | undefined)[];
}

/** `credential`: `user:password`, which every tunnel needs; none lets everybody through. */
export async function forwardProxy(credential?: string): Promise<ForwardProxy> {
  const sockets = new Set<Duplex>();
  const targets: string[] = [];
  const shown: (string | undefined)[] = [];
  const right = credential && `Basic ${Buffer.from(credential).toString('base64')}`;
  const server = createServer((_request, response) => response.writeHead(400).end());
  server.on('connect', (request, client: Duplex) => {
    sockets.add(client);
    client.on('error', () => undefined).on('close', () => sockets.delete(client));
    const given = request.headers['proxy-authorization'];
    shown.push(given);
    if (right !== undefined && given !== right) {
      client.end(
        'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n',
      );
      return;
    }
    targets.push(request.url ?? '');
    const port = Number(request.url?.split(':')[1]);
    const service = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      service.pipe(client).pipe(service);
    });
    service.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => service.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, targets, shown };
}
