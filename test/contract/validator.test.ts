import { expect, test } from 'vitest';
import { DESCRIPTION } from '../../sandbox/description/description.ts';
import { DescriptionValidator } from './validator.ts';
import type { Exchange } from './exchange.ts';

const validator = new DescriptionValidator(DESCRIPTION);

const CREATED: Exchange = {
  method: 'POST',
  target: '/Payments/crypto',
  requestHeaders: { 'content-type': 'application/json; charset=utf-8', 'x-api-key': 'key' },
  requestBody: JSON.stringify({ merchantId: 'm', terminalId: 't', requestedAmount: 1.5, reference: 'r' }),
  status: 201,
  responseHeaders: { 'content-type': 'application/json' },
  responseBody: JSON.stringify({
    trackingId: 't',
    paymentPageId: 'p',
    paymentUrls: ['https://pay.example.com/p'],
  }),
};
const LISTED: Exchange = {
  ...CREATED,
  method: 'GET',
  target: '/Terminals/t/payments?From=2026-01-01&To=2026-01-02&Page=0&PageSize=50&StatusCode=created',
  requestBody: '',
  status: 200,
  responseBody: JSON.stringify({ data: [], total: 0, page: 0 }),
};

test.each([CREATED, LISTED])('an exchange as described has no faults', (exchange) => {
  expect([...validator.requestFaults(exchange), ...validator.responseFaults(exchange)]).toEqual([]);
});

test.each<[string, Partial<Exchange>, RegExp]>([
  ['an unknown path', { target: '/Payments/bitcoin' }, /is not described/],
  ['a path without its identifier', { method: 'GET', target: '/Terminals/' }, /is not described/],
  ['a missing body', { requestBody: '' }, /body is missing/],
  ['a body that does not fit', { requestBody: '{}' }, /required property 'merchantId'/],
  ['a form for JSON', { requestHeaders: { 'content-type': 'text/plain' } }, /text\/plain is not described/],
  ['no credential', { requestHeaders: { 'content-type': 'application/json' } }, /credentials/],
  ['a missing parameter', { ...LISTED, target: '/Terminals/t/payments?Page=0' }, /query From is missing/],
  [
    'an unknown parameter',
    { ...LISTED, target: `${LISTED.target}&pageSize=1` },
    /query pageSize is not described/,
  ],
  ['a parameter beyond its bounds', { ...LISTED, target: LISTED.target.replace('50', '101') }, /PageSize/],
  [
    'a number that is none',
    { ...LISTED, target: LISTED.target.replace('Page=0', 'Page=one') },
    /query Page:/,
  ],
])('%s is found', (_what, changes, fault) => {
  expect(validator.requestFaults({ ...CREATED, ...changes }).join()).toMatch(fault);
});

test.each<[string, Partial<Exchange>, RegExp]>([
  ['a status that is not described', { status: 418 }, /418 is not described/],
  ['another media type', { responseHeaders: { 'content-type': 'text/html' } }, /text\/html/],
  ['an answer that does not fit', { responseBody: '{"trackingId":"t"}' }, /paymentUrls/],
  [
    'a 429 in the form of other errors',
    { status: 429, responseBody: '{"code":"rate","error":"rate","message":"","traceId":"t"}' },
    /code/,
  ],
  [
    'a field that is never there',
    { ...LISTED, responseBody: '{"data":[],"total":0,"page":0,"pageSize":50}' },
    /must NOT be valid/,
  ],
  ['a body where there is none', { method: 'DELETE', target: '/Terminals/t', status: 204 }, /no body/],
])('%s is found in an answer', (_what, changes, fault) => {
  expect(validator.responseFaults({ ...CREATED, ...changes }).join()).toMatch(fault);
});

test('a concrete path goes before one with a parameter', () => {
  const { operation } = validator.operationOf({ method: 'GET', target: '/Partners/all?Page=0' }) ?? {};
  expect(operation?.operationId).toBe('listPartners');
});
