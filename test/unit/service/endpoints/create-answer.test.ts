import { describe, expect, it } from 'vitest';
import { readCreateAnswer } from '../../../../src-main/service/endpoints/payments/crypto-payment.ts';
import { response } from '../../../support/service/service-answers.ts';

const URL_1 = 'https://pay.example.test/p/1?x=%20y';
const read = (body: unknown, environment: 'sandbox' | 'production' = 'production') =>
  readCreateAnswer(response(201, body), environment);
const withUrls = (paymentUrls: unknown) => read({ trackingId: 't1', paymentUrls });

describe('a create answer', () => {
  it.each([
    ['the specification', [URL_1, 'https://other.test']],
    [
      'typed entries',
      [
        { type: 'page', url: URL_1 },
        { type: 'app', url: 'app:1' },
      ],
    ],
    ['one typed entry', { type: 'page', url: URL_1 }],
    ['one string', URL_1],
  ])('gives the first address exactly as it stands: %s', (_shape, paymentUrls) => {
    expect(withUrls(paymentUrls)).toEqual({ kind: 'created', trackingId: 't1', url: URL_1 });
  });

  it('takes unknown fields, a page id, and numbers as ids', () => {
    expect(read({ trackingId: 17, paymentPageId: 'page_1', paymentUrls: [URL_1], newField: {} })).toEqual({
      kind: 'created',
      trackingId: '17',
      paymentPageId: 'page_1',
      url: URL_1,
    });
    expect(read({ trackingId: 't1', paymentPageId: null, paymentUrls: [URL_1] })).toMatchObject({
      kind: 'created',
    });
  });

  it.each([
    ['no tracking id', { paymentUrls: [URL_1] }],
    ['an empty one', { trackingId: '', paymentUrls: [URL_1] }],
    ['null', { trackingId: null, paymentUrls: [URL_1] }],
    ['an object', { trackingId: {}, paymentUrls: [URL_1] }],
    ['one with control characters', { trackingId: 'a\nb', paymentUrls: [URL_1] }],
    ['one that was not written in UTF-8', { trackingId: 'a\ufffd', paymentUrls: [URL_1] }],
    ['one of 10 000 characters', { trackingId: 'x'.repeat(10_000), paymentUrls: [URL_1] }],
    ['a list', []],
    ['null for an answer', 'null'],
    ['HTML', '<html>Created</html>'],
    ['nothing', ''],
  ])('is lost, not failed, with %s', (_what, body) => {
    const answer = read(body);
    expect(answer).toMatchObject({
      kind: 'lost',
      failure: { action: 'report', code: 'service-answer-unreadable' },
    });
    expect(answer).not.toHaveProperty('trackingId');
  });

  it.each([
    ['long', 'x'.repeat(2_000)],
    ['half a surrogate pair', 'trk-\ud83d'],
    ['dots', '..'],
  ])('keeps an odd tracking id in sight: %s', (_what, trackingId) => {
    expect(read({ trackingId, paymentUrls: [URL_1] })).toMatchObject({ kind: 'created', trackingId });
  });

  it('says what could not be read', () => {
    expect(read('<html>')).toMatchObject({ failure: { detail: 'not JSON (text/html)' } });
    expect(read({ traceId: 'trace-1' })).toMatchObject({
      failure: { detail: expect.stringMatching(/^trackingId: /) as string, traceId: 'trace-1' },
    });
  });
});

describe('a payment address', () => {
  it.each([
    ['missing', undefined],
    ['null', null],
    ['an empty list', []],
    ['an empty string', ['']],
    ['a number', [7]],
    ['an entry without url', [{ type: 'page' }]],
    ['javascript:', ['javascript:alert(1)']],
    ['JavaScript in disguise', [' java\nscript:alert(1)']],
    ['data:', ['data:text/html,hi']],
    ['file:', ['file:///etc/passwd']],
    ['http:', ['http://pay.example.test/1']],
    ['no scheme', ['//pay.example.test/1']],
    ['blanks around it', [` ${URL_1}`]],
    ['a line break in it', ['https://pay.example.test/\n1']],
    ['longer than a QR holds', [`https://pay.example.test/${'x'.repeat(2_048)}`]],
    ['bad first, good second', ['javascript:1', URL_1]],
  ])('that is %s is refused, and the payment is kept in sight', (_what, paymentUrls) => {
    expect(withUrls(paymentUrls)).toMatchObject({
      kind: 'lost',
      trackingId: 't1',
      failure: { action: 'report', code: 'payment-address-refused' },
    });
  });

  it.each(['http://localhost:8080/p', 'http://127.0.0.1/p', 'http://[::1]:3000/p', 'http://pay.localhost/p'])(
    '%s is shown in the sandbox environment only',
    (url) => {
      expect(read({ trackingId: 't1', paymentUrls: [url] }, 'sandbox')).toMatchObject({
        kind: 'created',
        url,
      });
      expect(read({ trackingId: 't1', paymentUrls: [url] })).toMatchObject({ kind: 'lost' });
    },
  );

  it.each(['http://localhost.evil.test/p', 'http://127.0.0.1.evil.test/p', 'http://10.0.0.1/p'])(
    '%s is no loopback address',
    (url) =>
      expect(read({ trackingId: 't1', paymentUrls: [url] }, 'sandbox')).toMatchObject({ kind: 'lost' }),
  );
});
