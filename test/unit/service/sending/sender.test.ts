import { afterEach, describe, expect, it } from 'vitest';
import { answered, LOST, NOT_SENT } from '../../../support/service/service-answers.ts';
import { CREATE, ERROR, READ, sendIn, TRACKING } from '../../../support/service/sent-calls.ts';
import { fixedCredential, senderWorld } from '../../../support/service/service-sender.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import type { Credential } from '../../../../src-main/service/auth/credential.ts';
import type { Call, EndpointFamily } from '../../../../src-main/service/sending/call.ts';
import type { Exchange } from '../../../../src-main/service/transport/exchange.ts';
import type { SenderWorld } from '../../../support/service/service-sender.ts';

let world: SenderWorld;
const start = (steps: readonly Exchange[], family?: Partial<EndpointFamily>) =>
  (world = senderWorld(steps, family));
afterEach(() => {
  expect(world.transport.unused).toBe(0);
  expect(world.clock.pending()).toBe(0);
});

const send = (call: Call, signal?: AbortSignal) => sendIn(world, call, signal);

describe('a request', () => {
  it('carries the credential, asks for JSON, and sends its body as JSON', async () => {
    start([answered(201)]);
    await send(CREATE);
    expect(world.transport.requests).toEqual([
      {
        method: 'POST',
        url: 'https://api.example.test/Payments/crypto',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'Idempotency-Key': 'k',
          'X-Api-Key': 'key-1',
        },
        body: '{"reference":"r"}',
      },
    ]);
  });

  it('names no content type without a body', async () => {
    start([answered(200)]);
    await send(READ);
    expect(world.transport.requests[0]).toEqual({
      method: 'GET',
      url: 'https://api.example.test/Terminals/t',
      headers: { Accept: 'application/json', 'X-Api-Key': 'key-1' },
    });
  });
});

describe('a create', () => {
  it('waits out 429 after 429 and goes again with the same key and body', async () => {
    start([answered(429), answered(429, {}, { 'Retry-After': '9' }), answered(201)]);
    const { sent, took } = await send(CREATE);
    expect(sent.kind).toBe('answered');
    expect(took).toBe(1_000 + 9_000);
    const [first, ...again] = world.transport.requests;
    for (const request of again) expect(request).toEqual(first);
  });

  it('is not sent once its time is over, and says what it waited for', async () => {
    start([answered(429, ERROR, { 'Retry-After': '181' })]);
    const { sent, took } = await send({ ...CREATE, sentWithinMs: 180_000 });
    expect(sent).toEqual({
      kind: 'not-sent',
      failure: { action: 'wait', code: 'service-busy', detail: 'No', traceId: 'trace-9' },
    });
    expect(took).toBe(181_000);
    expect(world.transport.requests).toHaveLength(1);
  });

  it('goes in the last moment of its time', async () => {
    start([answered(429, ERROR, { 'Retry-After': '180' }), answered(201)]);
    expect((await send({ ...CREATE, sentWithinMs: 180_000 })).sent.kind).toBe('answered');
  });

  it('is not sent after the computer has slept over its time', async () => {
    let signedIn = (): void => undefined;
    const key = fixedCredential();
    const authorize: Credential['authorize'] = async (signal) => {
      await new Promise<void>((resolve) => (signedIn = resolve));
      return key.authorize(signal);
    };
    start([], { credential: { ...key, authorize } });
    const sending = world.sender.send({ ...CREATE, sentWithinMs: 180_000 }, new AbortController().signal);
    world.clock.suspend(8 * 3_600_000);
    signedIn();
    expect(await sending).toMatchObject({ kind: 'not-sent', failure: { detail: 'given up before sending' } });
  });

  it('that was too late leaves its place in the quota to others', async () => {
    const left: string[] = [];
    const gate = { enter: () => Promise.resolve({ settle: ({ kind }: Exchange) => left.push(kind) }) };
    start([], { gate: gate as unknown as EndpointFamily['gate'] });
    await send({ ...CREATE, sentWithinMs: -1 });
    expect(left).toEqual(['not-sent']);
  });

  it('is not sent, and says what it waited for, when it is given up between tries', async () => {
    start([answered(429, ERROR, { 'Retry-After': '30' })]);
    const stop = new AbortController();
    const sending = world.sender.send(CREATE, stop.signal);
    await world.clock.advance(5_000);
    stop.abort();
    expect(await sending).toEqual({
      kind: 'not-sent',
      failure: { action: 'wait', code: 'service-busy', detail: 'No', traceId: 'trace-9' },
    });
    await world.clock.advance(25_000);
  });

  it.each([
    [LOST, 'lost', { action: 'wait', code: 'service-unreachable', detail: 'ECONNRESET' }],
    [NOT_SENT, 'not-sent', { action: 'wait', code: 'service-unreachable', detail: 'ECONNREFUSED' }],
    [
      answered(500, ERROR),
      'lost',
      { action: 'wait', code: 'service-error', detail: 'No', traceId: 'trace-9' },
    ],
    [
      answered(502, '<html>'),
      'lost',
      { action: 'wait', code: 'service-error', detail: 'HTTP 502, not JSON (text/html)' },
    ],
    [
      answered(400, ERROR),
      'rejected',
      { action: 'fix-input', code: 'payment-rejected', detail: 'No', traceId: 'trace-9' },
    ],
    [
      answered(422, ERROR),
      'rejected',
      { action: 'fix-input', code: 'payment-rejected', detail: 'No', traceId: 'trace-9' },
    ],
    [
      answered(403, ERROR),
      'rejected',
      { action: 'fix-configuration', code: 'not-permitted', detail: 'No', traceId: 'trace-9' },
    ],
    [
      answered(404, ERROR),
      'rejected',
      { action: 'fix-configuration', code: 'not-found', detail: 'No', traceId: 'trace-9' },
    ],
  ])('is sent once: %j is %s', async (exchange, kind, failure) => {
    start([exchange]);
    expect((await send(CREATE)).sent).toEqual({ kind, failure });
  });
});

describe('a reading that somebody waits for', () => {
  it('is tried again after 1 s, 2 s and 4 s', async () => {
    start([LOST, answered(500), NOT_SENT, answered(200)]);
    const { sent, took } = await send(READ);
    expect(sent.kind).toBe('answered');
    expect(took).toBe(7_000);
  });

  it('fails with the last trouble after the fourth try', async () => {
    start([LOST, LOST, LOST, answered(500, ERROR)]);
    expect((await send(READ)).sent).toMatchObject({ kind: 'lost', failure: { code: 'service-error' } });
  });

  it('takes 45 s at most, even when the quota would make it wait longer', async () => {
    start([answered(429, ERROR, { 'Retry-After': '60' })]);
    const { sent, took } = await send(READ);
    expect(sent).toMatchObject({ kind: 'not-sent', failure: { code: 'service-busy' } });
    expect(took).toBe(45_000);
  });
});

describe('tracking', () => {
  it.each([
    [answered(404, ERROR), 'rejected', 'wait', 'not-found'],
    [answered(429, ERROR), 'not-sent', 'wait', 'service-busy'],
    [answered(500, ERROR), 'lost', 'wait', 'service-error'],
    [LOST, 'lost', 'wait', 'service-unreachable'],
  ])('is tried once: %j', async (exchange, kind, action, code) => {
    start([exchange]);
    expect((await send(TRACKING)).sent).toMatchObject({ kind, failure: { action, code } });
  });

  it('is held back by the gate like every other call', async () => {
    start([answered(429, {}, { 'Retry-After': '5' }), answered(200)]);
    const first = world.sender.send(TRACKING, new AbortController().signal);
    await world.clock.advance(0);
    expect((await first).kind).toBe('not-sent');
    expect((await send(TRACKING)).took).toBe(5_000);
  });
});

it.each([
  ['create', 15_000],
  ['tracking', 8_000],
  ['read', 10_000],
  ['write', 15_000],
  ['transfer', 120_000],
] as const)('gives one try of a %s %d ms', async (operation, timeout) => {
  start([answered(200)]);
  await send({ ...READ, operation });
  expect(world.transport.timeouts).toEqual([timeout]);
});

it('learns the service’s clock from every answer, also from a bad one', async () => {
  start([answered(400, {}, { date: 'Thu, 15 Jan 2026 18:00:00 GMT' })]);
  await world.sender.send(CREATE, new AbortController().signal);
  expect(world.serverClock.now()).toBe(Date.UTC(2026, 0, 15, 18));
});

it('leaves no timer behind when it is done', async () => {
  start([answered(200)]);
  await world.sender.send(READ, new AbortController().signal);
  await settled();
  expect(world.clock.pending()).toBe(0);
});

it('sends nothing once the connection is closed', async () => {
  start([]);
  world.closing.abort();
  expect((await send(CREATE)).sent).toMatchObject({ kind: 'not-sent' });
});
