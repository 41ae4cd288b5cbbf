import * as zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJson } from '../../../src-main/service/answers/read-json.ts';
import { UndiciTransport } from '../../../src-main/service/transport/undici-transport.ts';
import { loopbackServer } from '../../support/service/service-server.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { Exchange } from '../../../src-main/service/transport/exchange.ts';

let transport: UndiciTransport;
beforeEach(() => {
  const clock = new VirtualClock();
  transport = new UndiciTransport(clock);
});
afterEach(() => transport.close());

const TEXT = '{"statusCode":"created","naïve":"✓"}';
/** The oldest runtime that the till runs on cannot read it, and must not ask for it. */
const zstdCompress: unknown = Reflect.get(zlib, 'zstdCompressSync');
const canZstd = typeof zstdCompress === 'function';

interface Encoded {
  readonly exchange: Exchange;
  /** What the till said it takes. */
  readonly accepted: string | undefined;
}

async function receive(encoding: string, body: Uint8Array, maxAnswerBytes?: number): Promise<Encoded> {
  const { baseUrl, arrived } = await loopbackServer((_, response) => {
    response.writeHead(201, { 'Content-Encoding': encoding, 'Content-Type': 'application/json' }).end(body);
  });
  const request = {
    method: 'GET',
    url: baseUrl,
    headers: {},
    ...(maxAnswerBytes && { maxAnswerBytes }),
  } as const;
  const exchange = await transport.exchange(request, 10_000, new AbortController().signal);
  return { exchange, accepted: arrived[0]?.headers['accept-encoding'] };
}

describe('a compressed answer', () => {
  it.each<readonly [string, Uint8Array]>([
    ['gzip', zlib.gzipSync(TEXT)],
    ['GZIP', zlib.gzipSync(TEXT)],
    ['x-gzip', zlib.gzipSync(TEXT)],
    ['deflate', zlib.deflateSync(TEXT)],
    ['deflate', zlib.deflateRawSync(TEXT)],
    ['br', zlib.brotliCompressSync(TEXT)],
    ['identity', Buffer.from(TEXT)],
    ['identity, gzip', zlib.gzipSync(TEXT)],
    ['gzip, br', zlib.brotliCompressSync(zlib.gzipSync(TEXT))],
    ['', Buffer.from(TEXT)],
    ...(canZstd ? [['zstd', (zstdCompress as typeof zlib.gzipSync)(TEXT)] as const] : []),
  ])('as %j is read', async (encoding, body) => {
    const { exchange } = await receive(encoding, body);
    expect(exchange).toMatchObject({ kind: 'answered', response: { status: 201, body: TEXT } });
    expect(exchange.kind === 'answered' && Buffer.from(exchange.response.bytes ?? [])).toEqual(
      Buffer.from(TEXT),
    );
  });

  it('is asked for in exactly the ways that are understood', async () => {
    const { accepted } = await receive('', Buffer.from(TEXT));
    expect(accepted).toBe(canZstd ? 'gzip, deflate, br, zstd' : 'gzip, deflate, br');
  });

  it.each([
    ['compress', Buffer.from(TEXT), 'encoded as compress, which was not asked for'],
    ['gzip, evil\u00e9', Buffer.from(TEXT), 'encoded as something unknown, which was not asked for'],
    ['gzip, gzip, gzip', zlib.gzipSync(TEXT), 'encoded too many times'],
    ['gzip', Buffer.from(TEXT), 'damaged, encoded as gzip'],
    ['br', zlib.brotliCompressSync(TEXT).subarray(0, 10), 'damaged, encoded as br'],
    ['gzip', zlib.gzipSync(TEXT).subarray(0, 20), 'damaged, encoded as gzip'],
  ])('as %j that cannot be read keeps its status and says why', async (encoding, body, detail) => {
    const { exchange } = await receive(encoding, body);
    expect(exchange).toMatchObject({
      kind: 'answered',
      response: { status: 201, body: '', unreadable: detail },
    });
    expect(exchange.kind === 'answered' && readJson(exchange.response)).toEqual({ ok: false, detail });
  });

  it('without a body needs no decoding', async () => {
    const { exchange } = await receive('gzip', new Uint8Array());
    expect(exchange).toMatchObject({ kind: 'answered', response: { body: '' } });
    expect(exchange).not.toHaveProperty('response.unreadable');
  });
});

describe('the size limit', () => {
  const bomb = Buffer.alloc(64 * 1024 * 1024);

  it.each([
    ['gzip', zlib.gzipSync(bomb)],
    ['br', zlib.brotliCompressSync(bomb, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['gzip, gzip', zlib.gzipSync(zlib.gzipSync(bomb))],
  ])('holds after decoding %s', async (encoding, body) => {
    expect(body.length).toBeLessThan(1024 * 1024);
    const { exchange } = await receive(encoding, body);
    expect(exchange).toEqual({ kind: 'lost', cause: 'answer too large' });
  });

  it('lets an answer through that fills it', async () => {
    const { exchange } = await receive('gzip', zlib.gzipSync('x'.repeat(1_000)), 1_000);
    expect(exchange).toMatchObject({ kind: 'answered', response: { body: 'x'.repeat(1_000) } });
    const more = await receive('gzip', zlib.gzipSync('x'.repeat(1_001)), 1_000);
    expect(more.exchange).toEqual({ kind: 'lost', cause: 'answer too large' });
  });
});
