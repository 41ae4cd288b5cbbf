import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { intentOf, serviceTill } from '../../support/service/service-sandbox.ts';
import type { CreateAnswer, PaymentIntent } from '../../../src-main/sales/ports.ts';
import type { Auth, ServiceTill } from '../../support/service/service-sandbox.ts';

const signal = new AbortController().signal;
const EVERY_AUTH: readonly Auth[] = ['realm', 'oauth-token', 'apiKey'];

const create = (till: ServiceTill, intent: PaymentIntent): Promise<CreateAnswer> =>
  till.gateway.createPayment(intent, signal);
async function created(till: ServiceTill, intent: PaymentIntent): Promise<string> {
  const answer = await create(till, intent);
  if (answer.kind !== 'created') throw new Error(`not created: ${JSON.stringify(answer)}`);
  return answer.trackingId;
}
async function status(till: ServiceTill, trackingId: string): Promise<unknown> {
  const answer = await till.gateway.readTracking(trackingId, signal);
  return answer.kind === 'read' ? answer.reading.status : answer.failure.code;
}
const find = (till: ServiceTill, reference: string) =>
  till.gateway.findByReference(reference, till.clock.wall() - 1_000, signal);
const states = (till: ServiceTill) => till.sessions.map(({ state }) => state);
const COMPLETED = { kind: 'final', outcome: 'completed' };

describe.each(EVERY_AUTH)('with %s', (auth) => {
  it('signs in, creates a payment, and reads it to its end', async () => {
    const till = await serviceTill(auth);
    expect(await till.signIn(signal)).toEqual({ ok: true, value: null });
    const trackingId = await created(till, intentOf(1207));
    expect(await status(till, trackingId)).toEqual({ kind: 'created' });
    await till.advance(1_000);
    expect(await status(till, trackingId)).toEqual({ kind: 'processing' });
    await till.advance(5_000);
    expect(await status(till, trackingId)).toEqual(COMPLETED);
    expect(states(till)).toEqual(['signing-in', 'signed-in']);
  });

  it('reads the terminal’s tenders', async () => {
    const till = await serviceTill(auth);
    const value = ['usdcBase', 'ethereum', 'bitcoin_Lightning', 'paypal'];
    expect(await till.readTenders(signal)).toEqual({ ok: true, value });
  });

  it('finds by its reference the payment whose answer was lost', async () => {
    const till = await serviceTill(auth);
    const intent = intentOf(1209, 'Order #7 & more');
    expect(await create(till, intent)).toMatchObject({ kind: 'lost' });
    const shown = await created(till, intent);
    await created(till, intentOf(1200, 'Order #7'));

    const answer = await find(till, intent.reference);
    const found = answer.kind === 'found' ? answer.payments.map(({ trackingId }) => trackingId) : [];
    expect(found).toHaveLength(2);
    expect(found).toContain(shown);
    expect(await find(till, 'Order #8')).toEqual({ kind: 'found', payments: [] });
  });

  it('carries its secrets where nothing prints them', async () => {
    const till = await serviceTill(auth);
    await till.signIn(signal);
    const printed =
      inspect(till.gateway, { depth: 20, showHidden: true }) +
      inspect(till.signIn) +
      JSON.stringify(till.sessions);
    for (const secret of Object.values(till.sandbox.secrets)) expect(printed).not.toContain(secret);
  });
});

describe('a token', () => {
  it.each(['realm', 'oauth-token'] as const)('that has run out is renewed in time: %s', async (auth) => {
    const till = await serviceTill(auth);
    const trackingId = await created(till, intentOf(1200));
    for (let hour = 0; hour < 3; hour++) {
      await till.advance(3_600_000);
      expect(await status(till, trackingId)).not.toBe('sign-in-refused');
    }
    expect(states(till)).toEqual(['signing-in', 'signed-in']);
  });

  it('that the service forgot is renewed within the call, reading or create', async () => {
    const till = await serviceTill('realm');
    const trackingId = await created(till, intentOf(1200));
    await till.control('DELETE', '/tokens/access');
    expect(await status(till, trackingId)).toEqual({ kind: 'created' });
    await till.advance(60_000);
    await till.control('DELETE', '/tokens/access');
    expect(await create(till, intentOf(1300))).toMatchObject({ kind: 'created' });
  });

  it('comes by password when the refresh token is refused', async () => {
    const till = await serviceTill('realm');
    const trackingId = await created(till, intentOf(1200));
    await till.control('DELETE', '/tokens/access');
    await till.control('DELETE', '/tokens/refresh');
    expect(await status(till, trackingId)).toEqual({ kind: 'created' });
    expect(states(till)).toEqual(['signing-in', 'signed-in']);
  });
});

describe('a refused credential', () => {
  it.each([
    ['realm', { terminalPassword: 'wrong-secret', apiKey: 'k' }],
    ['oauth-token', { terminalPassword: 'training-terminal-password', clientSecret: 'wrong-secret' }],
    ['apiKey', { apiKey: 'wrong-secret' }],
  ] as const)('is told at sign-in, without the secret: %s', async (auth, secrets) => {
    const till = await serviceTill(auth, secrets);
    const result = await till.signIn(signal);
    expect(result).toMatchObject({ ok: false, failure: { action: 'sign-in', code: 'sign-in-refused' } });
    expect(states(till)).toEqual(['signing-in', 'refused']);
    expect(JSON.stringify([result, till.sessions])).not.toContain('wrong-secret');
  });

  it.each([
    ['realm', { passwordsRevoked: true }, { passwordsRevoked: false }],
    ['apiKey', { apiKeysRevoked: true }, { apiKeysRevoked: false }],
  ] as const)('stops everything until someone signs in again: %s', async (auth, revoked, restored) => {
    const till = await serviceTill(auth);
    const trackingId = await created(till, intentOf(1200));
    await till.control('PATCH', '/switches', revoked);
    await till.control('DELETE', '/tokens/access');
    expect(await status(till, trackingId)).toBe('sign-in-refused');
    expect(states(till).at(-1)).toBe('refused');

    await till.control('PATCH', '/switches', restored);
    expect(await create(till, intentOf(1300))).toMatchObject({
      kind: 'not-sent',
      failure: { code: 'sign-in-refused' },
    });
    expect(await till.signIn(signal)).toMatchObject({ ok: true });
    expect(await status(till, trackingId)).toEqual({ kind: 'created' });
  });

  it('of history alone is "not permitted", and the till stays signed in', async () => {
    const till = await serviceTill('realm', { terminalPassword: 'training-terminal-password' });
    await till.signIn(signal);
    expect(await find(till, 'Order')).toMatchObject({
      kind: 'failed',
      failure: { action: 'fix-configuration', code: 'not-permitted' },
    });
    expect(await till.readTenders(signal)).toMatchObject({ ok: false, failure: { code: 'not-permitted' } });
    expect(states(till)).toEqual(['signing-in', 'signed-in']);
    await till.control('PATCH', '/switches', { tokensReadTerminals: true });
    expect(await find(till, 'Order')).toEqual({ kind: 'found', payments: [] });
  });
});

describe('history that takes no token at all', () => {
  const withoutKey = () => serviceTill('realm', { terminalPassword: 'training-terminal-password' });

  it('does not hide from payments that the password was revoked', async () => {
    const till = await withoutKey();
    const trackingId = await created(till, intentOf(1200));
    expect((await find(till, 'Order')).kind).toBe('failed');
    await till.control('PATCH', '/switches', { passwordsRevoked: true });
    await till.control('DELETE', '/tokens/access');
    expect(await status(till, trackingId)).toBe('sign-in-refused');
    expect(states(till).at(-1)).toBe('refused');
  });

  it('costs one sign-in, not one for each question', async () => {
    const till = await withoutKey();
    await till.signIn(signal);
    expect((await find(till, 'Order')).kind).toBe('failed');
    const signedInAt = till.vitals().lastGood['sign-in'];
    for (let minute = 0; minute < 5; minute++) {
      await till.advance(60_000);
      expect((await find(till, 'Order')).kind).toBe('failed');
    }
    expect(till.vitals().lastGood['sign-in']).toBe(signedInAt);
  });
});

describe('the rate limit', () => {
  it('delays a create that met a 429 by its Retry-After, and loses nothing', async () => {
    const till = await serviceTill('realm');
    const hold = till.nextHold();
    const creating = create(till, intentOf(1208));
    expect(await hold).toBe(2_000);
    await till.advance(2_000);
    expect(await creating).toMatchObject({ kind: 'created' });
  });

  it('holds creates back when its headers say that the window is used up', async () => {
    const till = await serviceTill('realm');
    await till.control('PATCH', '/switches', { writesPerMinute: 2 });
    await created(till, intentOf(1200));
    await created(till, intentOf(1300));
    const hold = till.nextHold();
    const creating = create(till, intentOf(1400));
    expect(await hold).toBe(60_000);
    await till.advance(60_000);
    expect(await creating).toMatchObject({ kind: 'created' });
  });

  it('tells how many readings a minute it allows', async () => {
    const till = await serviceTill('realm');
    expect(till.gateway.readsPerMinute()).toBe(1_000);
    await till.control('PATCH', '/switches', { readsPerMinute: 30 });
    await status(till, await created(till, intentOf(1200)));
    expect(till.gateway.readsPerMinute()).toBe(30);
  });
});

describe('a create answer', () => {
  const answerWith = (till: ServiceTill, fault: Record<string, unknown>) =>
    till.control('POST', '/faults', {
      match: { method: 'POST', path: '/Payments/crypto' },
      times: 1,
      ...fault,
    });

  it.each(['strings', 'objects', 'object'])('may give its addresses as %s', async (paymentUrls) => {
    const till = await serviceTill('apiKey');
    await till.control('PATCH', '/switches', { paymentUrls });
    expect(await create(till, intentOf(1200))).toMatchObject({
      kind: 'created',
      url: expect.stringContaining(till.sandbox.baseUrl) as string,
    });
  });

  it.each([
    ['a dropped connection', { kind: 'drop-after-work' }, 'service-unreachable'],
    ['an error', { kind: 'status', status: 500 }, 'service-error'],
    ['garbage', { kind: 'garbage-body' }, 'service-answer-unreadable'],
    ['a page', { kind: 'answer', body: '<html>' }, 'service-answer-unreadable'],
    ['no tracking id', { kind: 'answer', body: { paymentUrls: [] } }, 'service-answer-unreadable'],
    ['10 MB', { kind: 'answer', body: 'x'.repeat(10 * 1024 * 1024) }, 'service-unreachable'],
    [
      'a script for an address',
      { kind: 'answer', body: { trackingId: 't', paymentUrls: ['javascript:alert(1)'] } },
      'payment-address-refused',
    ],
  ])('that is %s is lost', async (_what, fault, code) => {
    const till = await serviceTill('apiKey');
    await answerWith(till, fault);
    expect(await create(till, intentOf(1200))).toMatchObject({ kind: 'lost', failure: { code } });
  });

  it('that refuses the payment says why, with the trace id', async () => {
    const till = await serviceTill('apiKey');
    expect(await create(till, { ...intentOf(0) })).toEqual({
      kind: 'rejected',
      failure: {
        action: 'fix-input',
        code: 'payment-rejected',
        detail: expect.stringContaining('requestedAmount') as string,
        traceId: expect.any(String) as string,
      },
    });
  });
});

it('gives every waiting call up when it is closed, and tells nothing more', async () => {
  const till = await serviceTill('realm');
  const hold = till.nextHold();
  const creating = create(till, intentOf(1208));
  await hold;
  await till.close();
  expect(await creating).toMatchObject({ kind: 'not-sent' });
  const before = till.sessions.length;
  expect(await create(till, intentOf(1300))).toMatchObject({ kind: 'not-sent' });
  expect(till.sessions).toHaveLength(before);
  await till.clock.advance(0);
  expect(till.clock.pending()).toBe(0);
});
