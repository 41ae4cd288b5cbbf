import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REPLAY_MS, verifyPaymentWebhook } from '../../../../src-main/service/webhooks/payment-signature.ts';
import { ReplayWindow } from '../../../../src-main/service/webhooks/replay-window.ts';
import type { PaymentChecks } from '../../../../src-main/service/webhooks/payment-signature.ts';

const NOW = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;
const SECRET = Buffer.from('a signing secret').toString('base64');
const BODY = Buffer.from('{"statusCode":"completed"}');

function sign(rawBody: Uint8Array, at: number | string = NOW, secret = SECRET): string {
  const hmac = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${at}.`).update(rawBody);
  return `t=${at},s=${hmac.digest('base64')}`;
}
function verify(
  header: string | string[] | undefined,
  rawBody: Uint8Array = BODY,
  checks: Partial<PaymentChecks> = {},
): string {
  const replays = new ReplayWindow(REPLAY_MS);
  const verdict = verifyPaymentWebhook(
    { header, rawBody },
    { signingSecret: SECRET, now: NOW, replays, ...checks },
  );
  return verdict.genuine ? 'genuine' : verdict.fault;
}

describe('a payment webhook', () => {
  it('is genuine when its bytes were signed with the secret, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (body) => {
        expect(verify(sign(body), body)).toBe('genuine');
      }),
    );
  });

  it('is not after one byte of it changed', () => {
    const change = fc.tuple(fc.uint8Array({ minLength: 1 }), fc.nat(), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(change, ([body, place, by]) => {
        const changed = Uint8Array.from(body);
        const index = place % body.length;
        changed[index] = ((body[index] ?? 0) + by) % 256;
        expect(verify(sign(body), changed)).toBe('mismatch');
      }),
    );
  });

  it('is not with the timestamp of another, nor with another secret', () => {
    expect(verify(sign(BODY).replace(`t=${NOW}`, `t=${NOW + 1}`))).toBe('mismatch');
    expect(verify(sign(BODY, NOW, Buffer.from('another').toString('base64')))).toBe('mismatch');
  });

  it.each([
    [0, 'genuine'],
    [-5 * MINUTE, 'genuine'],
    [5 * MINUTE, 'genuine'],
    [-5 * MINUTE - 1, 'stale'],
    [5 * MINUTE + 1, 'stale'],
  ])('signed %i ms from now is %s', (from, verdict) => expect(verify(sign(BODY, NOW + from))).toBe(verdict));

  it('counts once, for as long as its signature is good', () => {
    const replays = new ReplayWindow(REPLAY_MS);
    const early = sign(BODY, NOW + 5 * MINUTE);
    expect(verify(early, BODY, { replays })).toBe('genuine');
    expect(verify(early, BODY, { replays, now: NOW + 10 * MINUTE })).toBe('replayed');
    expect(verify(early, BODY, { replays, now: NOW + 10 * MINUTE + 1 })).toBe('stale');
    // Another delivery of the same event is signed anew.
    expect(verify(sign(BODY, NOW + 1), BODY, { replays })).toBe('genuine');
  });

  it('counts once however its base64 is spelled', () => {
    const replays = new ReplayWindow(REPLAY_MS);
    const header = sign(BODY);
    const last = header.at(-2) ?? '';
    // The last letter before the sign of equality has two bits that say nothing.
    const sibling = String.fromCharCode(last.charCodeAt(0) + 1);
    const respelled = `${header.slice(0, -2)}${sibling}=`;
    expect(verify(header, BODY, { replays })).toBe('genuine');
    expect(verify(respelled, BODY, { replays })).toBe('replayed');
  });

  it('does not spend a signature that was refused', () => {
    const replays = new ReplayWindow(REPLAY_MS);
    expect(verify(sign(BODY), Buffer.from('{}'), { replays })).toBe('mismatch');
    expect(verify(sign(BODY), BODY, { replays })).toBe('genuine');
  });

  it('may be signed in another way at another deployment', () => {
    const scheme: PaymentChecks['scheme'] = (_t, body, secret) =>
      createHmac('sha256', secret).update(body).digest();
    const digest = createHmac('sha256', SECRET).update(BODY).digest('base64');
    expect(verify(`t=${NOW},s=${digest}`, BODY, { scheme })).toBe('genuine');
    expect(verify(sign(BODY), BODY, { scheme })).toBe('mismatch');
  });
});

describe('a header', () => {
  it('that is missing is an unsigned delivery', () => expect(verify(undefined)).toBe('unsigned'));

  it.each(['', '****', '{}'])('cannot be checked with the secret %j', (signingSecret) => {
    expect(verify(sign(BODY, NOW, ''), BODY, { signingSecret })).toMatch(/no-secret|mismatch/);
  });

  it('that came twice is malformed', () => expect(verify([sign(BODY), sign(BODY)])).toBe('malformed'));

  it.each([
    'signature',
    't=,s=',
    `s=${'A'.repeat(43)}=,t=1`,
    `t=1e3,s=${'A'.repeat(43)}=`,
    `t=${'9'.repeat(40)},s=${'A'.repeat(43)}=`,
    `t=${NOW},s=AAAA`,
    `${sign(BODY)} `,
    `${sign(BODY)},s=x`,
  ])('%j is malformed', (header) => expect(verify(header)).toBe('malformed'));

  it('never throws and is never believed by accident', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.string(), fc.string()).map(([t, s]) => `t=${t},s=${s}`),
      fc.tuple(fc.nat(), fc.base64String()).map(([t, s]) => `t=${NOW + t},s=${s}`),
    );
    fc.assert(
      fc.property(odd, (header) => {
        expect(verify(header)).not.toBe('genuine');
      }),
    );
  });
});
