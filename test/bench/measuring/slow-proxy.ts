import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface SlowProxy {
  readonly url: string;
  /** Requests so far whose method and path match. */
  readonly count: (method: string, path: RegExp) => number;
  readonly close: () => void;
}

/** Passes everything on to `target` and holds each answer back for `delayMs`, as a network would. */
export async function startSlowProxy(target: string, delayMs: number): Promise<SlowProxy> {
  const seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    seen.push(`${incoming.method ?? ''} ${incoming.url ?? ''}`);
    const onward = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method,
      headers: incoming.headers,
    });
    onward.on('response', (answer) => {
      setTimeout(() => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }, delayMs);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    count: (method, path) =>
      seen.filter((line) => line.startsWith(`${method} `) && path.test(line.slice(method.length + 1))).length,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
