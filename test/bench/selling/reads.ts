import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

const LANES = 10;

/**
 * How long one read takes a server (ms) when `count` of the same are made over ten connections at once. Plain sockets
 * and no parser, so that the server is what is measured and not its client; every answer must be as long as the first.
 */
export async function timePerRead(url: string, apiKey: string, count: number): Promise<number> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\nx-api-key: ${apiKey}\r\n\r\n`;
  const sockets = Array.from({ length: LANES }, () => connect(Number(port), hostname).setNoDelay());
  try {
    const lengths = await Promise.all(sockets.map((socket) => lengthOfAnswer(socket, request)));
    const start = performance.now();
    await Promise.all(
      sockets.map((socket, lane) => readAgain(socket, request, lengths[lane] ?? 0, count / LANES)),
    );
    return (performance.now() - start) / count;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

async function lengthOfAnswer(socket: Socket, request: string): Promise<number> {
  socket.write(request);
  let text = '';
  for (;;) {
    const [part] = (await once(socket, 'data')) as [Buffer];
    text += part.toString('latin1');
    const body = text.indexOf('\r\n\r\n') + 4;
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
    if (!text.startsWith('HTTP/1.1 200')) throw new Error(text);
    if (body > 3 && text.length >= body + length) return text.length;
  }
}

function readAgain(socket: Socket, request: string, length: number, times: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let left = times;
    const next = (): void => {
      if (left === 0) resolve();
      else socket.write(request);
      left -= 1;
    };
    socket.on('close', () => reject(new Error('the connection was closed')));
    socket.on('data', (part) => {
      received += part.length;
      if (received < length) return;
      if (received > length) reject(new Error('an answer was longer than the first'));
      received = 0;
      next();
    });
    next();
  });
}
