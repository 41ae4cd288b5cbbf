import * as zlib from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { NetworkWorld } from '../../support/worlds/network-world.ts';
import { PlainService } from '../../support/service/plain-service.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import type { GoodAnswer } from '../../support/service/plain-service.ts';

type Raw = (good: GoodAnswer) => Buffer;

/** Bytes as they stand, below a head with these lines. */
function raw({ status }: GoodAnswer, body: string | Uint8Array, ...lines: readonly string[]): Buffer {
  const head = [`HTTP/1.1 ${status} Said`, 'Connection: close', ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body as string)]);
}

function sized(good: GoodAnswer, body: string | Uint8Array, ...lines: readonly string[]): Buffer {
  return raw(good, body, `Content-Length: ${Buffer.byteLength(body)}`, ...lines);
}

/** The good answer with one field more, or another value for one: of two the last counts. */
const saying =
  (field: string): Raw =>
  (good) =>
    sized(good, `${good.text.slice(0, -1)},${field}}`);
const gzipped =
  (bytes: Uint8Array): Raw =>
  (good) =>
    sized(good, bytes, 'Content-Encoding: gzip');
const BOMB = zlib.gzipSync(Buffer.alloc(64 * 1024 * 1024));
const DEEP = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

const HOSTILE: readonly (readonly [string, Raw])[] = [
  ['a bomb of gzip', gzipped(BOMB)],
  ['gzip that breaks off', (good) => gzipped(zlib.gzipSync(good.text).subarray(0, -9))(good)],
  ['brotli that is none', (good) => sized(good, good.text, 'Content-Encoding: br')],
  ['a body shorter than said', (good) => raw(good, good.text, `Content-Length: ${good.text.length + 9}`)],
  ['a body longer than said', (good) => raw(good, good.text, `Content-Length: ${good.text.length - 1}`)],
  [
    'chunks that break off',
    (good) => raw(good, `${good.text.length.toString(16)}\r\n${good.text}\r\n`, 'Transfer-Encoding: chunked'),
  ],
  [
    'two lengths',
    (good) => raw(good, `2\r\n{}\r\n0\r\n\r\n`, 'Transfer-Encoding: chunked', 'Content-Length: 2'),
  ],
  ['a head without end', (good) => sized(good, good.text, `A: ${'x'.repeat(100_000)}`)],
  ['a header of another script', (good) => sized(good, good.text, 'Server: K\xe4se')],
  ['NUL behind it', (good) => sized(good, `${good.text}\0`)],
  ['UTF-16', (good) => sized(good, Buffer.from(good.text, 'utf16le'))],
  ['nested without end', (good) => sized(good, DEEP)],
  ['a field that nests without end', saying(`"cartItems":${DEEP}`)],
  ['a status of another type', saying('"statusCode":["completed"]')],
  ['a number beyond all numbers', saying('"statusCode":1e400,"total":1e400')],
  ['an identifier of another type', saying('"trackingId":{"id":"trk-1"}')],
  ['prototypes', saying('"__proto__":{"statusCode":"completed"}')],
  ['a sign-in page', (good) => sized({ ...good, status: 200 }, '<form>', 'Content-Type: text/html')],
  ['nothing', (good) => sized({ ...good, status: 204 }, '')],
  [
    'no time at all',
    (good) => sized(good, good.text, 'Date: Sat, 13 Sep 275760 00:00:00 GMT', 'Retry-After: -1'),
  ],
];
const CASES = ['POST /Payments/crypto', 'GET /Payments/tracking', 'GET /Terminals/'].flatMap((on) =>
  HOSTILE.map(([name, answer]) => [on, name, answer] as const),
);

test.each(sampleOf(CASES, 3, 'hostile answers'))(
  '%s: after two answers with %s one code is shown and paid, and every payment is known',
  async (on, _name, hostile) => {
    const network = await NetworkWorld.openAt(async () => {
      const service = new PlainService('length');
      await service.listen();
      onTestFinished(() => service.close());
      return service;
    });
    const { service } = network;
    service.losesAnswers = on.startsWith('POST') ? 0 : 1;
    let left = 2;
    service.answersInstead = (request, good) =>
      request.startsWith(on) && !request.endsWith('sign-in-check') && left-- > 0 ? hostile(good) : undefined;
    await network.charge(1234, 'ODD-1', 'other-tills-unchecked');
    const { url } = await network.passUntilStage('waiting');
    await network.pass(60_000);
    const payments = await service.payments();
    for (const payment of payments)
      await service.move(payment, payment.url === url ? 'completed' : 'expired');
    expect(await network.passUntilStage('final')).toMatchObject({ outcome: 'completed', url });
    expect(network.codesShown()).toEqual([url]);
    expect(network.stages().filter((stage) => stage !== 'creating')).toEqual(['waiting', 'final']);
    const known = [...network.ledgerPayments('ODD-1')].sort();
    expect(known).toEqual(payments.map(({ trackingId }) => trackingId).sort());
  },
);
