import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UndiciTransport } from '../../../src-main/service/transport/undici-transport.ts';
import { closedPort } from '../../support/service/closed-port.ts';
import { loopbackServer, tcpServer } from '../../support/service/service-server.ts';
import { settled, VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { RequestListener } from 'node:http';
import type { Exchange, HttpRequest } from '../../../src-main/service/transport/exchange.ts';

const TIMEOUT_MS = 10_000;
let clock: VirtualClock;
let transport: UndiciTransport;
beforeEach(() => {
  clock = new VirtualClock();
  transport = new UndiciTransport(clock);
});
afterEach(async () => {
  await transport.close();
  // A try that has ended leaves no time-out running.
  await settled();
  expect(clock.pending()).toBe(0);
});

const post = (url: string): HttpRequest => ({ method: 'POST', url, headers: {}, body: '{"a":1}' });
const send = (request: HttpRequest, signal = new AbortController().signal): Promise<Exchange> =>
  transport.exchange(request, TIMEOUT_MS, signal);

/** Sends one POST to a server that behaves as `answer` says. */
async function sendTo(answer: RequestListener): Promise<Exchange> {
  const { baseUrl } = await loopbackServer(answer);
  return send(post(`${baseUrl}/p`));
}

describe('an answer', () => {
  it('comes with its status, headers and whole body', async () => {
    const exchange = await sendTo((_, response) => {
      response.writeHead(201, { 'X-Trace': 'a' }).end('{"naïve":"✓"}');
    });
    expect(exchange).toMatchObject({ kind: 'answered', response: { status: 201, body: '{"naïve":"✓"}' } });
    expect(exchange.kind === 'answered' && exchange.response.headers.get('x-trace')).toBe('a');
  });

  it('is an answer whatever its status, and a redirect is not followed', async () => {
    const server = await loopbackServer((_, response) => {
      response.writeHead(302, { Location: '/elsewhere' }).end();
    });
    expect(await send(post(`${server.baseUrl}/p`))).toMatchObject({ response: { status: 302 } });
    expect(server.arrived.map(({ path }) => path)).toEqual(['/p']);
  });

  it('may be a mebibyte long', async () => {
    const exchange = await sendTo((_, response) => response.end('x'.repeat(1024 * 1024)));
    expect(exchange.kind === 'answered' && exchange.response.body.length).toBe(1024 * 1024);
  });
});

it('sends path, query, headers and body as they are, over one connection', async () => {
  const { baseUrl, arrived } = await loopbackServer((_, response) => response.end('{}'));
  await send({ ...post(`${baseUrl}/a%2Fb?c=%20d`), headers: { 'X-Api-Key': 'k' } });
  // undici lets a turn of the event loop pass before it trusts a connection again.
  await settled();
  await send({ method: 'GET', url: `${baseUrl}/`, headers: {} });
  expect(arrived[0]).toMatchObject({ method: 'POST', path: '/a%2Fb?c=%20d', body: '{"a":1}' });
  expect(arrived[0]?.headers['x-api-key']).toBe('k');
  expect(arrived[1]?.socket === arrived[0]?.socket).toBe(true);
});

describe('certainly not sent', () => {
  it.each([
    ['a refused connection', async () => `http://127.0.0.1:${await closedPort()}`, /^ECONNREFUSED$/],
    ['an unknown host', () => 'http://till.invalid', /^(ENOTFOUND|EAI_AGAIN)$/],
    [
      'a failed TLS handshake',
      async () => (await loopbackServer((_, response) => response.end())).baseUrl.replace('http:', 'https:'),
      /SSL|EPROTO|TLS/,
    ],
    [
      'a connection cut in the TLS handshake',
      async () => `https://127.0.0.1:${await tcpServer((socket) => socket.destroy())}`,
      /ECONNRESET/,
    ],
  ])('%s', async (_what, url, cause) => {
    expect(await send(post(await url()))).toEqual({
      kind: 'not-sent',
      cause: expect.stringMatching(cause) as string,
    });
  });

  it('a header that cannot be written', async () => {
    const { baseUrl, arrived } = await loopbackServer((_, response) => response.end());
    const request = { ...post(baseUrl), headers: { 'X-Api-Key': 'a\nb' } };
    expect(await send(request)).toEqual({ kind: 'not-sent', cause: 'UND_ERR_INVALID_ARG' });
    expect(arrived).toEqual([]);
  });

  it('time ran out while connecting', async () => {
    let connected: () => void = () => undefined;
    const connecting = new Promise<void>((resolve) => (connected = resolve));
    const port = await tcpServer(() => connected());
    const exchange = send(post(`https://127.0.0.1:${port}`));
    await connecting;
    await clock.advance(TIMEOUT_MS);
    expect(await exchange).toEqual({ kind: 'not-sent', cause: 'timed out' });
  });

  it('given up before', async () => {
    const { baseUrl, arrived } = await loopbackServer((_, response) => response.end());
    expect(await send(post(baseUrl), AbortSignal.abort())).toEqual({ kind: 'not-sent', cause: 'given up' });
    expect(arrived).toEqual([]);
  });

  it('given up while connecting, and nothing is written once the connection stands', async () => {
    const { baseUrl, arrived } = await loopbackServer((_, response) => response.end());
    const stop = new AbortController();
    const exchange = send(post(`${baseUrl}/given-up`), stop.signal);
    stop.abort();
    expect(await exchange).toEqual({ kind: 'not-sent', cause: 'given up' });
    await send(post(`${baseUrl}/next`));
    expect(arrived.map(({ path }) => path)).toEqual(['/next']);
  });

  it('the transport is closed', async () => {
    await transport.close();
    expect(await send(post('http://127.0.0.1:1'))).toMatchObject({ kind: 'not-sent' });
  });
});

describe('perhaps sent', () => {
  it.each<[string, RequestListener]>([
    ['the connection is closed without an answer', (request) => request.socket.end()],
    ['the connection is reset', (request) => request.socket.resetAndDestroy()],
    ['the answer is no HTTP', (request) => request.socket.end('<html>hello</html>')],
    [
      'the body breaks off',
      (request, response) => {
        response.writeHead(201, { 'Content-Length': '100' }).write('{"trackingId":');
        setImmediate(() => request.socket.destroy());
      },
    ],
    [
      'a chunked body breaks off',
      (request, response) => {
        response.writeHead(201).write('{"trackingId":');
        setImmediate(() => request.socket.destroy());
      },
    ],
  ])('%s', async (_what, answer) => {
    expect(await sendTo(answer)).toMatchObject({ kind: 'lost' });
  });

  it('is sent once, whatever becomes of the connection', async () => {
    const { baseUrl, arrived } = await loopbackServer((request, response) => {
      if (request.url === '/first') response.end('{}');
      else request.socket.resetAndDestroy();
    });
    await send(post(`${baseUrl}/first`));
    expect(await send(post(`${baseUrl}/second`))).toMatchObject({ kind: 'lost' });
    expect(arrived.map(({ path }) => path)).toEqual(['/first', '/second']);
  });

  it('an answer of 10 MB is cut off', async () => {
    let cut: () => void = () => undefined;
    const connectionCut = new Promise<void>((resolve) => (cut = resolve));
    const exchange = await sendTo((request, response) => {
      request.socket.on('close', cut);
      response.end(Buffer.alloc(10 * 1024 * 1024, 'x'));
    });
    expect(exchange).toEqual({ kind: 'lost', cause: 'answer too large' });
    await connectionCut;
  });

  it.each<[string, RequestListener]>([
    ['no headers come', () => undefined],
    ['the body stalls', (_, response) => response.writeHead(200).write('{')],
  ])('time ran out: %s', async (_what, answer) => {
    const { baseUrl, untilArrived } = await loopbackServer(answer);
    const exchange = send(post(baseUrl));
    await untilArrived(1);
    await clock.advance(TIMEOUT_MS);
    expect(await exchange).toEqual({ kind: 'lost', cause: 'timed out' });
  });

  it('an answer that drips for ever is timed as a whole', async () => {
    const { baseUrl, untilArrived } = await loopbackServer((request, response) => {
      const drip = setInterval(() => response.write(' '), 1);
      request.socket.on('close', () => clearInterval(drip));
    });
    const exchange = send({ ...post(baseUrl), method: 'GET' });
    await untilArrived(1);
    await clock.advance(TIMEOUT_MS);
    expect(await exchange).toEqual({ kind: 'lost', cause: 'timed out' });
  });

  it('given up while waiting for the answer', async () => {
    const { baseUrl, untilArrived } = await loopbackServer(() => undefined);
    const stop = new AbortController();
    const exchange = send(post(baseUrl), stop.signal);
    await untilArrived(1);
    stop.abort();
    expect(await exchange).toEqual({ kind: 'lost', cause: 'given up' });
  });

  it('the transport is closed while waiting for the answer', async () => {
    const { baseUrl, untilArrived } = await loopbackServer(() => undefined);
    const exchange = send(post(baseUrl));
    await untilArrived(1);
    await transport.close();
    expect(await exchange).toMatchObject({ kind: 'lost' });
  });
});
