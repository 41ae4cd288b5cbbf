import { afterEach, describe, expect, it } from 'vitest';
import { answered } from '../../../support/service/service-answers.ts';
import { CREATE, ERROR, READ, sendIn, TRACKING } from '../../../support/service/sent-calls.ts';
import { fixedCredential, senderWorld } from '../../../support/service/service-sender.ts';
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

const keys = () => world.transport.requests.map(({ headers }) => headers['X-Api-Key']);

const send = (call: Call, signal?: AbortSignal) => sendIn(world, call, signal);

describe('a 401', () => {
  it('is answered with another token, once', async () => {
    start([answered(401), answered(201)], { credential: fixedCredential(true) });
    expect((await send(CREATE)).sent.kind).toBe('answered');
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('to the new token too is a refusal, and nothing was created', async () => {
    const refusals: string[] = [];
    start([answered(401), answered(401, ERROR)], {
      credential: fixedCredential(true),
      onRefused: (failure) => {
        refusals.push(failure.code);
        return { ...failure, code: 'not-permitted' };
      },
    });
    expect((await send(CREATE)).sent).toMatchObject({ kind: 'not-sent', failure: { code: 'not-permitted' } });
    expect(refusals).toEqual(['sign-in-refused']);
  });

  it('to the new token too ends renewing for 5 s', async () => {
    start([answered(401), answered(401), answered(401), answered(401), answered(200)], {
      credential: fixedCredential(true),
    });
    const never = new AbortController().signal;
    await world.sender.send(TRACKING, never);
    await world.clock.advance(4_999);
    await world.sender.send(TRACKING, never);
    expect(keys()).toEqual(['key-1', 'key-2', 'key-2']);
    await world.clock.advance(1);
    expect((await world.sender.send(TRACKING, never)).kind).toBe('answered');
    expect(keys()).toEqual(['key-1', 'key-2', 'key-2', 'key-2', 'key-3']);
  });

  it('is answered with another token again once a call was accepted', async () => {
    start([answered(401), answered(401), answered(200), answered(401), answered(200)], {
      credential: fixedCredential(true),
    });
    for (let call = 0; call < 3; call++) await world.sender.send(TRACKING, new AbortController().signal);
    expect(keys()).toEqual(['key-1', 'key-2', 'key-2', 'key-2', 'key-3']);
  });

  it('to a credential that cannot be renewed is a refusal at once', async () => {
    start([answered(401, ERROR)]);
    expect((await send(CREATE)).sent).toMatchObject({
      kind: 'not-sent',
      failure: { action: 'sign-in', code: 'sign-in-refused', traceId: 'trace-9' },
    });
  });

  it('to it twice is one where a reading is waited for: it is shown once more, a second later', async () => {
    start([answered(401), answered(401)]);
    const { sent, took } = await send(READ);
    expect(sent).toMatchObject({ kind: 'not-sent', failure: { code: 'sign-in-refused' } });
    expect(took).toBe(1_000);
  });

  it('that echoes the credential does not spread it', async () => {
    start([answered(401, { message: 'unknown key key-1' })]);
    expect(JSON.stringify((await send(CREATE)).sent)).not.toContain('key-1');
  });
});

it.each([
  [201, true],
  [404, true],
  [429, true],
  [401, false],
  [500, false],
])('HTTP %d proves the credential: %s', async (status, expected) => {
  let accepted = false;
  start([answered(status)], { onAccepted: () => (accepted = true) });
  await send({ ...CREATE, operation: 'tracking' });
  expect(accepted).toBe(expected);
});
