import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partnerEventIn } from '../../../../src-main/service/webhooks/partner-event.ts';
import { partnerSignatureIn } from '../../../../src-main/service/webhooks/partner-signature.ts';

const read = (event: object) => partnerEventIn(Buffer.from(JSON.stringify(event)));
const APPLICATION = { applicationId: 'app_1', createdAt: '2026-01-15T12:00:00Z' };

describe('an event', () => {
  test.each(['applicationSigned', 'applicationReviewed', 'merchantBoarded'])(
    'of type %s is about applications',
    (type) => {
      expect(read({ ...APPLICATION, type, id: 'evt_1' })).toEqual({
        about: 'applications',
        key: '["evt_1"]',
      });
    },
  );

  test.each(['settlementChanged', 'settlement.paid', 'SETTLEMENT_HELD'])(
    'of type %s is about settlements',
    (type) => {
      expect(read({ type, id: 'evt_1' })).toEqual({ about: 'settlements', key: '["evt_1"]' });
    },
  );

  test('of any other type is about nothing', () => {
    for (const type of ['applicationFramed', 'unsettlement', '', 7]) {
      expect(read({ ...APPLICATION, type, id: 'evt_1' })).toBeUndefined();
    }
  });

  test('of a settlement without an id is known again by its body', () => {
    const [one, same, other] = ['a', 'a', 'b'].map((data) => read({ type: 'settlementChanged', data }));
    expect(one).toEqual(same);
    expect(one?.key).not.toBe(other?.key);
  });

  test('is read or not, never an exception', () => {
    fc.assert(fc.property(fc.uint8Array(), (body) => partnerEventIn(body) === undefined));
    expect(partnerEventIn(Buffer.from('['.repeat(60_000)))).toBeUndefined();
  });
});

test('a partner’s signature is found whatever the service is called, and a terminal’s is none', () => {
  expect(partnerSignatureIn({ host: 'x', 'x-sandbox-signature': 'a' })).toBe('a');
  expect(partnerSignatureIn({ 'x-my-service-signature': 'a' })).toBe('a');
  expect(partnerSignatureIn({ 'x-webhook-signature': 'a', signature: 'b' })).toBeUndefined();
});
