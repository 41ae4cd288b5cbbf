import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UndiciTransport } from '../../../src-main/service/transport/undici-transport.ts';
import { loopbackServer, tcpServer } from '../../support/service/service-server.ts';
import { settled, VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { Exchange } from '../../../src-main/service/transport/exchange.ts';

let transport: UndiciTransport;
beforeEach(() => {
  const clock = new VirtualClock();
  transport = new UndiciTransport(clock);
});
afterEach(() => transport.close());

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';
const FINAL = 'HTTP/1.1 201 Created\r\nContent-Length: 2\r\nX-Trace: final\r\n\r\n{}';

const piecesOf = (text: string): string[] => Array.from(text);

const post = (url: string): Promise<Exchange> =>
  transport.exchange(
    { method: 'POST', url, headers: {}, body: '{"a":1}' },
    10_000,
    new AbortController().signal,
  );

/** A server that answers each request on a connection with these pieces, each in a packet of its own. */
async function answering(pieces: readonly string[]): Promise<string> {
  const port = await tcpServer((socket) => {
    socket.setNoDelay(true);
    socket.on('data', () => {
      const write = ([piece, ...rest]: readonly string[]): void => {
        if (piece !== undefined) socket.write(piece, () => setImmediate(write, rest));
      };
      write(pieces);
    });
  });
  return `http://127.0.0.1:${port}/`;
}

describe('an informational answer that nobody asked for', () => {
  it.each([
    ['100 Continue before the answer', [CONTINUE, FINAL]],
    ['in one packet with it', [CONTINUE + FINAL]],
    ['with a header of its own', ['HTTP/1.1 100 Continue\r\nServer: proxy\r\n\r\n', FINAL]],
    ['twice', [CONTINUE + CONTINUE, FINAL]],
    ['in single characters', [...piecesOf(CONTINUE), FINAL]],
    ['without words', ['HTTP/1.1 100 \r\n\r\n', FINAL]],
    ['102 Processing', ['HTTP/1.1 102 Processing\r\n\r\n', FINAL]],
    ['103 Early Hints', ['HTTP/1.1 103 Early Hints\r\nX-Trace: early\r\n\r\n', FINAL]],
    ['several kinds', [`${CONTINUE}HTTP/1.1 103 Early Hints\r\n\r\n`, FINAL]],
    ['none', [FINAL]],
    ['none, in single characters', piecesOf(FINAL)],
  ])('%s is passed over', async (_what, pieces) => {
    const url = await answering(pieces);
    for (let time = 0; time < 2; time++) {
      const exchange = await post(url);
      expect(exchange).toMatchObject({ kind: 'answered', response: { status: 201, body: '{}' } });
      expect(exchange.kind === 'answered' && exchange.response.headers.get('x-trace')).toBe('final');
      await settled();
    }
  });

  it('that never ends is given up as too long, not with the time of the call', async () => {
    const port = await tcpServer((socket) => {
      socket.on('data', () => socket.write(`HTTP/1.1 100 Continue\r\n${'X-Filler: x\r\n'.repeat(2_000)}`));
    });
    expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'lost' });
  });

  it('is not looked for inside an answer', async () => {
    const body = `${CONTINUE}${CONTINUE}`;
    const url = await answering([
      `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`,
      CONTINUE,
      CONTINUE,
    ]);
    expect(await post(url)).toMatchObject({ response: { status: 200, body } });
  });

  it('does not hide that the connection ends without an answer', async () => {
    const port = await tcpServer((socket) => socket.on('data', () => socket.end(CONTINUE)));
    expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'lost' });
  });

  it('comes from Node’s own server too', async () => {
    const { baseUrl } = await loopbackServer((_, response) => {
      response.writeContinue();
      response.writeProcessing();
      response.writeHead(201).end('{}');
    });
    expect(await post(baseUrl)).toMatchObject({ kind: 'answered', response: { status: 201 } });
  });
});
