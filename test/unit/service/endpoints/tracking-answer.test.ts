import { describe, expect, it } from 'vitest';
import { readTracking } from '../../../../src-main/service/endpoints/tracking.ts';
import { response } from '../../../support/service/service-answers.ts';

const ASKED = { trackingId: 'trk-1', terminalId: 'term_1', merchantId: 'mer_1' };
const read = (body: unknown) => readTracking(response(200, body), ASKED, 'USD');
const reading = (body: Record<string, unknown>) => {
  const answer = read({ statusCode: 'created', ...body });
  return answer.kind === 'read' ? answer.reading : undefined;
};

describe('a status', () => {
  it.each([
    ['created', { kind: 'created' }],
    ['processing', { kind: 'processing' }],
    ['completed', { kind: 'final', outcome: 'completed' }],
    ['underpaid', { kind: 'final', outcome: 'underpaid' }],
    ['Completed', { kind: 'unrecognised', raw: 'Completed' }],
    ['fullyRefunded', { kind: 'unrecognised', raw: 'fullyRefunded' }],
    ['settledLater', { kind: 'unrecognised', raw: 'settledLater' }],
    [4, { kind: 'unrecognised', raw: '4' }],
  ])('%j is read as it stands', (statusCode, status) => {
    expect(read({ statusCode })).toEqual({ kind: 'read', reading: { status } });
  });

  it.each([
    ['missing', {}],
    ['null', { statusCode: null }],
    ['empty', { statusCode: '' }],
    ['an object', { statusCode: { code: 'completed' } }],
    ['in a list', [{ statusCode: 'completed' }]],
    ['in HTML', '<html>completed</html>'],
    ['cut off', '{"statusCode":"comple'],
  ])('that is %s makes the reading fail', (_what, body) => {
    expect(read(body)).toMatchObject({ kind: 'failed', failure: { code: 'service-answer-unreadable' } });
  });
});

describe('a payment code', () => {
  it.each([
    ['ABC-1', 'ABC-1'],
    [1234, '1234'],
    ['a\u0000b', 'a b'],
  ])('%j is shown as %s', (paymentCode, shown) => expect(reading({ paymentCode })?.paymentCode).toBe(shown));

  it.each([[null], [{}], [true]])('%j is not shown', (paymentCode) =>
    expect(reading({ paymentCode })).not.toHaveProperty('paymentCode'),
  );
});

describe('amounts', () => {
  const usd = { id: 1, code: 'USD', name: 'US dollar', symbol: '$' };

  it('are both taken in the payer’s currency once something was paid in it', () => {
    const requested = {
      inPaymentCurrency: { amount: 0.0123, currency: 'ETH' },
      inRequestedCurrency: { amount: 12.3, currency: usd },
    };
    const paid = { inPaymentCurrency: { amount: 0.01, currency: { code: 'ETH' } } };
    expect(reading({ amounts: { requested, paid } })).toMatchObject({
      requested: '0.0123 ETH',
      received: '0.01 ETH',
    });
    expect(reading({ amounts: { requested, paid: { inPaymentCurrency: null } } })).toEqual({
      status: { kind: 'created' },
      requested: '12.30 USD',
      statedRequest: { decimal: '12.3', currency: 'USD' },
    });
  });

  it.each([
    ['the older flat shape', { requested: { amount: 5, currency: 'USD' } }, { requested: '5.00 USD' }],
    [
      'a null currency of the till’s own amount',
      { requested: { amount: 5, currency: null } },
      { requested: '5.00 USD' },
    ],
    [
      'very small amounts',
      { paid: { inPaymentCurrency: { amount: 1.2e-7, currency: 'BTC' } } },
      { received: '0.00000012 BTC' },
    ],
    [
      'large amounts',
      { paid: { inPaymentCurrency: { amount: 1234567.891, currency: 'X' } } },
      { received: '1234567.891 X' },
    ],
    ['another currency of money', { requested: { amount: 5.5, currency: 'EUR' } }, { requested: '5.5 EUR' }],
  ])('are read from %s', (_shape, amounts, expected) => {
    expect(reading({ amounts })).toMatchObject({ status: { kind: 'created' }, ...expected });
  });

  it.each([
    ['a quoted number', '"99.90"', '99.90'],
    ['a number with an exponent', '9.99E+1', '99.9'],
    ['a number beyond all numbers', '1e999', '1000000000000000000000'],
    ['one below all numbers', '-1e999', '-1000000000000000000000'],
    ['a number with more digits than money has', '99.90000000000000001', '99.9'],
  ])('are compared as %s', (_what, written, decimal) => {
    const body = `{"statusCode":"completed","amounts":{"requested":{"amount":${written},"currency":"USD"}}}`;
    expect(readTracking({ ...response(200, ''), body }, ASKED, 'USD')).toMatchObject({
      kind: 'read',
      reading: { statedRequest: { decimal, currency: 'USD' } },
    });
  });

  it.each<[unknown, string]>([
    ['NaN', 'NaN USD'],
    ['Infinity', 'Infinity USD'],
    ['0x10', '0x10 USD'],
    ['12,30', '12,30 USD'],
    ['12.30 USD', '12.30 USD USD'],
    ['1_000', '1_000 USD'],
    ['.', '. USD'],
    ['1'.repeat(65), `${'1'.repeat(63)}…`],
    ['1\u202e2', '1 2 USD'],
    [{ value: 12.3 }, '{…} USD'],
    [[12.3], '[…] USD'],
    [true, 'true USD'],
  ])('in the form %j are no sale’s', (amount, written) => {
    const each = { amount, currency: 'USD' };
    const nested = { inRequestedCurrency: { amount, currency: usd } };
    for (const shape of [each, nested]) {
      expect(reading({ amounts: { requested: shape } })?.statedRequest).toEqual({ decimal: '0', written });
      expect(reading({ amounts: { paid: shape } })?.statedReceipt).toEqual({ decimal: '0', written });
      expect(reading({ amounts: { requested: shape, paid: shape } })).not.toHaveProperty('received');
    }
  });

  it.each<[unknown, string]>([
    ['US$', '12.3 US$'],
    ['<b>', '12.3 <b>'],
    [{ code: '<b>' }, '12.3 <b>'],
    [true, '12.3 true'],
    [['USD'], '12.3 […]'],
  ])('in a currency of the form %j are no sale’s', (currency, written) => {
    for (const shape of [{ amount: 12.3, currency }, { inRequestedCurrency: { amount: 12.3, currency } }])
      expect(reading({ amounts: { requested: shape } })?.statedRequest).toEqual({ decimal: '0', written });
  });

  it.each<[unknown]>([[null], [''], [' '], [{}], [{ id: 1 }], [{ code: null }], [{ code: '' }], [1]])(
    'in the currency %j, which names none, are compared by themselves',
    (currency) => {
      for (const shape of [{ amount: 12.3, currency }, { inRequestedCurrency: { amount: 12.3, currency } }])
        expect(reading({ amounts: { requested: shape } })?.statedRequest).toEqual({ decimal: '12.3' });
    },
  );

  it('that name no currency at all are compared by themselves', () => {
    for (const shape of [{ amount: 12.3 }, { inRequestedCurrency: { amount: 12.3 } }])
      expect(reading({ amounts: { requested: shape } })?.statedRequest).toEqual({ decimal: '12.3' });
  });

  it.each<[unknown]>([[null], [''], [' '], [undefined]])('of %j state nothing', (amount) => {
    for (const shape of [{ amount, currency: 'USD' }, { inRequestedCurrency: { amount, currency: 'USD' } }])
      expect(reading({ amounts: { requested: shape, paid: shape } })).toEqual({
        status: { kind: 'created' },
      });
  });

  it.each<[unknown, string | undefined, string?]>([
    [12.3, '12.3'],
    ['12.30', '12.30'],
    ['12,30', '0', '12,30'],
    [null, undefined],
    [{}, undefined],
  ])('stand in the currency of the request also without an object: %j', (bare, decimal, written) => {
    const stated = decimal && { decimal, ...(written !== undefined && { written }) };
    expect(reading({ amounts: { requested: { inRequestedCurrency: bare } } })?.statedRequest).toEqual(stated);
  });

  it('are those of the nested shape beside a flat one that nobody can read', () => {
    const each = { amount: {}, inRequestedCurrency: { amount: 10, currency: 'USD' } };
    expect(reading({ amounts: { requested: each } })?.statedRequest).toEqual({
      decimal: '10',
      currency: 'USD',
    });
  });

  it('of the payer’s coin are compared with nothing, whatever their form', () => {
    for (const coin of ['ETH', 'USDC.e', 'bitcoin_Lightning']) {
      const each = { amount: '0.01 of it', currency: coin };
      for (const shape of [each, { inPaymentCurrency: each }])
        expect(reading({ amounts: { requested: shape, paid: shape } })).toEqual({
          status: { kind: 'created' },
        });
    }
  });

  it.each([
    ['a string', { requested: { amount: '12.30', currency: 'USD' } }],
    ['a negative number', { paid: { amount: -1, currency: 'USD' } }],
    ['null', { requested: null, paid: null }],
    ['an amount without a currency', { paid: { inPaymentCurrency: { amount: 1, currency: null } } }],
    [
      'a currency of another shape',
      { paid: { inPaymentCurrency: { amount: 1, currency: { code: '<b>' } } } },
    ],
    ['no object', 'none'],
    ['null altogether', null],
  ])('that are %s are not shown, and the status is still read', (_what, amounts) => {
    expect(reading({ statusCode: 'completed', amounts })).toMatchObject({
      status: { kind: 'final', outcome: 'completed' },
    });
    expect(reading({ amounts })).not.toHaveProperty('requested');
    expect(reading({ amounts })).not.toHaveProperty('received');
  });

  const requested = { inPaymentCurrency: { amount: 0.01, currency: 'ETH' } };
  it.each([
    [
      'the amount asked',
      { inRequestedCurrency: { amount: 10, currency: usd } },
      { decimal: '10', currency: 'USD' },
    ],
    ['no currency', { inRequestedCurrency: { amount: 10, currency: null } }, { decimal: '10' }],
    [
      'a currency without a code',
      { inRequestedCurrency: { amount: 1, currency: { id: 1 } } },
      { decimal: '1' },
    ],
    ['the flat shape', { amount: 1, currency: 'JPY' }, { decimal: '1', currency: 'JPY' }],
    ['a flat amount in the payer’s coin', { amount: 0.004, currency: 'ETH' }, undefined],
    ['only the payer’s coin', requested, undefined],
    ['the noise of a double', { amount: 0.1 + 0.2, currency: 'USD' }, { decimal: '0.3', currency: 'USD' }],
    ['less than nothing', { amount: -1, currency: 'USD' }, { decimal: '-1', currency: 'USD' }],
    ['a quoted number', { amount: '10', currency: 'USD' }, { decimal: '10', currency: 'USD' }],
  ])('are kept exactly as data, to be compared with the sale’s: %s', (_what, each, expected) => {
    expect(reading({ amounts: { requested: each } })?.statedRequest).toEqual(expected);
    expect(reading({ amounts: { paid: each } })?.statedReceipt).toEqual(expected);
  });
});

describe('an answer about another payment', () => {
  const payment = { statusCode: 'completed', ...ASKED, paymentId: 'pay_1' };

  it.each([
    ['tracking id', { trackingId: 'trk-2' }],
    ['tracking id in another case', { trackingId: 'TRK-1' }],
    ['tracking id as a number', { trackingId: 1 }],
    ['terminal', { terminalId: 'term_2' }],
    ['merchant', { merchantId: 'mer_2' }],
    ['tracking id as an object', { trackingId: { id: 'trk-1' } }],
    ['tracking id in a list', { trackingId: ['trk-1'] }],
    ['tracking id that is true', { trackingId: true }],
    ['tracking id with a control character', { trackingId: 'trk-1\u0000' }],
    ['tracking id without end', { trackingId: 'x'.repeat(5_000) }],
    ['terminal as an object', { terminalId: { id: 'term_1' } }],
    ['merchant as an object', { merchantId: { id: 'mer_1' } }],
    ['payment as an object', { paymentId: { id: 'pay_1' } }],
    ['payment as a fraction', { paymentId: 1.5 }],
  ])('that names another %s is no reading', (_what, named) => {
    expect(read({ ...payment, ...named })).toMatchObject({
      kind: 'failed',
      failure: {
        action: 'report',
        code: 'service-answer-unreadable',
        detail: 'the answer names another payment',
      },
    });
  });

  it.each([
    ['the same', {}],
    ['nothing', { trackingId: null, terminalId: null, merchantId: undefined }],
    ['an empty name', { trackingId: '', terminalId: '', merchantId: '' }],
  ])('one that names %s is', (_what, named) => {
    expect(read({ ...payment, ...named })).toMatchObject({ kind: 'read', reading: { paymentId: 'pay_1' } });
  });
});

it('a flat amount in small letters is money, and is compared with the sale', () => {
  const { statedRequest } = reading({ amounts: { requested: { amount: 5, currency: 'usd' } } }) ?? {};
  expect(statedRequest).toEqual({ decimal: '5', currency: 'usd' });
});
