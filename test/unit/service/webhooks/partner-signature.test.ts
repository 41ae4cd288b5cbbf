import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyPartnerWebhook } from '../../../../src-main/service/webhooks/partner-signature.ts';

const SECRET = 'the webhook secret';
const BODY = Buffer.from('{"id":"evt_1"}');
const sign = (body: Uint8Array, secret = SECRET) => createHmac('sha256', secret).update(body).digest('hex');
function verify(header: string | string[] | undefined, body: Uint8Array = BODY, secret = SECRET): string {
  const verdict = verifyPartnerWebhook(header, body, secret);
  return verdict.genuine ? 'genuine' : verdict.fault;
}

describe('a partner webhook', () => {
  it('is genuine when its bytes were signed with the secret, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (body) => {
        expect(verify(sign(body), body)).toBe('genuine');
      }),
    );
  });

  it('is not when its bytes or the secret are others', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (body, other) => {
        fc.pre(!Buffer.from(body).equals(Buffer.from(other)));
        expect(verify(sign(body), other)).toBe('mismatch');
      }),
    );
    expect(verify(sign(BODY, 'another'))).toBe('mismatch');
  });

  it.each([
    [undefined, 'unsigned'],
    ['', 'malformed'],
    [sign(BODY).toUpperCase(), 'malformed'],
    [`sha256=${sign(BODY)}`, 'malformed'],
    [sign(BODY).slice(2), 'malformed'],
    [[sign(BODY)], 'malformed'],
  ])('with the header %j is refused', (header, fault) => expect(verify(header)).toBe(fault));

  it('cannot be checked without a secret', () => expect(verify(sign(BODY, ''), BODY, '')).toBe('no-secret'));

  it('is never an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        expect(verify(header)).not.toBe('genuine');
      }),
    );
  });
});
