import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { onTestFinished } from 'vitest';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A request as it arrived, body included. */
interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly socket: Socket;
}

export interface LoopbackServer {
  readonly baseUrl: string;
  readonly arrived: readonly Arrived[];
  /** Resolves when `count` requests have arrived in all. */
  readonly untilArrived: (count: number) => Promise<void>;
}

/** A real HTTP server on a free port for one test; `answer` may misbehave as it likes. */
export async function loopbackServer(answer: RequestListener): Promise<LoopbackServer> {
  const arrived: Arrived[] = [];
  let waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const { method = '', url = '', headers, socket } = request;
      arrived.push({ method, path: url, headers, body, socket });
      answer(request, response);
      for (const { count, resolve } of waiting) if (arrived.length >= count) resolve();
      waiting = waiting.filter(({ count }) => arrived.length < count);
    });
  });
  const port = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    arrived,
    untilArrived: (count) =>
      new Promise((resolve) => {
        if (arrived.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}

/** A TCP server that accepts and then does what `onSocket` says; it speaks neither HTTP nor TLS. */
export async function tcpServer(onSocket: (socket: Socket) => void): Promise<number> {
  return listen(createTcpServer(onSocket));
}

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  });
  return (server.address() as AddressInfo).port;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
