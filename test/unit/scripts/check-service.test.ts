import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { DESCRIPTION } from '../../../sandbox/description/description.ts';
import { PAYMENT_STATUSES } from '../../../sandbox/description/schemas/payments.ts';
import { compare } from '../../../scripts/check-service/compare.mjs';
import { readDescription } from '../../../scripts/check-service/read-description.mjs';
import { report } from '../../../scripts/check-service/report.mjs';
import type { AddressInfo } from 'node:net';
import type { Document } from '../../../scripts/check-service/shapes.mjs';

type Json = Record<string, unknown>;

/** Our own description, altered: `edit` is given the part that the way leads to. */
function altered(way: readonly string[], edit: (part: Json) => void): Document {
  const document = structuredClone(DESCRIPTION) as unknown as Json;
  const part = way.reduce((found, name) => found[name] as Json, document);
  edit(part);
  return document as unknown as Document;
}

const schemas = (name: string, ...more: string[]) => ['components', 'schemas', name, ...more];
const findings = (theirs: Document) =>
  compare(DESCRIPTION, theirs).map(
    ({ breaking, where, what }) => `${breaking ? 'BREAKING ' : ''}${where}: ${what}`,
  );

test('a service that describes itself as we do has no differences', () => {
  expect(compare(DESCRIPTION, structuredClone(DESCRIPTION))).toEqual([]);
});

test('what the till does not use may change', () => {
  const theirs = altered(['paths'], (paths) => {
    delete paths['/Settlements'];
    paths['/New'] = {};
  });
  expect(findings(theirs)).toEqual([]);
});

test('a path that is gone breaks the till', () => {
  const theirs = altered(['paths'], (paths) => delete paths['/Payments/tracking/{trackingId}']);
  expect(findings(theirs)).toEqual(['BREAKING GET /Payments/tracking/{trackingId}: is not there any more']);
});

test('the other spelling of payment paths, and other names of path parameters, are noted or nothing', () => {
  const theirs = altered(['paths'], (paths) => {
    paths['/payments/crypto'] = paths['/Payments/crypto'];
    delete paths['/Payments/crypto'];
    paths['/Terminals/{terminalId}'] = paths['/Terminals/{id}'];
    delete paths['/Terminals/{id}'];
  });
  expect(findings(theirs)).toEqual(['POST /Payments/crypto: is spelled /payments/crypto']);
});

test('an identity provider that is not described is only noted', () => {
  const theirs = altered(['paths'], (paths) => delete paths['/oauth/token']);
  expect(findings(theirs)).toEqual([
    'POST /oauth/token: is not described; the identity provider is another server',
  ]);
});

test.each<[string, readonly string[], (part: Json) => void, string]>([
  [
    'a field that becomes required and that the till does not send',
    schemas('CreatePaymentRequest'),
    (schema) => (schema['required'] = [...(schema['required'] as string[]), 'customer']),
    'BREAKING POST /Payments/crypto: request customer is required; the till does not send it',
  ],
  [
    'a field of another type',
    schemas('CreatePaymentRequest', 'properties', 'requestedAmount'),
    (schema) => (schema['type'] = 'string'),
    'BREAKING POST /Payments/crypto: request requestedAmount is now string; the till sends number',
  ],
  [
    'a field that is not taken any more',
    schemas('CreatePaymentRequest'),
    (schema) => {
      delete (schema['properties'] as Json)['reference'];
      schema['required'] = ['merchantId', 'terminalId', 'requestedAmount'];
      schema['additionalProperties'] = false;
    },
    'BREAKING POST /Payments/crypto: request reference is not taken any more',
  ],
  [
    'a new limit of length',
    schemas('CreatePaymentRequest', 'properties', 'reference'),
    (schema) => (schema['maxLength'] = 20),
    'POST /Payments/crypto: request reference has at most 20 characters',
  ],
  [
    'a query parameter that is gone',
    ['paths', '/Terminals/{id}/payments', 'get'],
    (operation) =>
      (operation['parameters'] = (operation['parameters'] as Json[]).filter(
        ({ name }) => name !== 'Reference',
      )),
    'BREAKING GET /Terminals/{id}/payments: query Reference is not taken any more',
  ],
  [
    'smaller pages than the till asks for',
    ['paths', '/Terminals/{id}/payments', 'get', 'parameters', '3', 'schema'],
    (schema) => (schema['maximum'] = 20),
    'BREAKING GET /Terminals/{id}/payments: query PageSize is at most 20; the till sends 100',
  ],
  [
    'an order that cannot be asked for any more',
    ['paths', '/Terminals/{id}/payments', 'get', 'parameters', '4', 'schema'],
    (schema) => (schema['enum'] = ['updated']),
    'BREAKING GET /Terminals/{id}/payments: query SortBy does not take "created" any more',
  ],
  [
    'an answer without the field that the till needs',
    schemas('Terminal', 'properties'),
    (properties) => delete properties['tenderTypes'],
    'BREAKING GET /Terminals/{id}: answer tenderTypes is not described any more',
  ],
  [
    'an answer whose field may be missing',
    schemas('CreatePaymentResponse'),
    (schema) => (schema['required'] = ['trackingId', 'paymentPageId']),
    'POST /Payments/crypto: answer paymentUrls may be missing now',
  ],
  [
    'a final status that never comes',
    schemas('TrackingResponse', 'properties'),
    (properties) => (properties['statusCode'] = { enum: ['created', 'completed'] }),
    'BREAKING GET /Payments/tracking/{trackingId}: answer statusCode is never "expired" any more',
  ],
  [
    'a status that is new',
    schemas('TrackingResponse', 'properties'),
    (properties) => {
      properties['statusCode'] = { type: 'string', enum: [...PAYMENT_STATUSES, 'onHold'] };
    },
    'GET /Payments/tracking/{trackingId}: answer statusCode can be "onHold", unknown to the till',
  ],
  [
    'a token form that takes another grant only',
    schemas('OauthTokenRequest', 'properties', 'grant_type'),
    (schema) => (schema['const'] = 'client_credentials'),
    'BREAKING POST /oauth/token: request grant_type does not take "password" any more',
  ],
])('%s is found', (_what, way, edit, finding) => {
  expect(findings(altered(way, edit))).toContain(finding);
});

test('numbers as statuses, and addresses as objects, are understood as they have been', () => {
  const theirs = altered(schemas('TrackingResponse', 'properties'), (properties) => {
    properties['statusCode'] = { type: 'integer' };
  });
  expect(findings(theirs)).toEqual([]);
  const urls = altered(schemas('CreatePaymentResponse', 'properties'), (properties) => {
    properties['paymentUrls'] = { nullable: true, type: 'object', properties: { url: { type: 'string' } } };
  });
  expect(findings(urls)).toEqual([]);
});

test('a description that refers to itself in a circle is read all the same', () => {
  const theirs = altered(schemas('TrackingResponse', 'properties'), (properties) => {
    properties['statusCode'] = { $ref: '#/components/schemas/Circle' };
  });
  (theirs as unknown as { components: { schemas: Json } }).components.schemas['Circle'] = {
    $ref: '#/components/schemas/Circle',
  };
  expect(findings(theirs)).toEqual([]);
});

test('the report says what breaks first, and counts', () => {
  const notice = { where: 'GET /a', breaking: false, what: 'is deprecated' };
  const trouble = { where: 'GET /b', breaking: true, what: 'is not there any more' };
  expect(report([notice, trouble])).toBe(
    [
      'BREAKING  GET /b: is not there any more',
      'note      GET /a: is deprecated',
      '2 differences in what the till uses, 1 breaking.',
    ].join('\n'),
  );
  expect(report([])).toBe('No differences in what the till uses.');
});

async function serving(status: number, body: string): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/base/apidocs/v1/api.json' ? status : 404).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`;
}

test('a description is read from where the service publishes it', async () => {
  const url = await serving(200, JSON.stringify(DESCRIPTION));
  expect(compare(DESCRIPTION, await readDescription(url))).toEqual([]);
});

test.each([
  ['no address', () => 'nonsense', /no address/],
  ['an error', () => serving(503, ''), /answers 503/],
  ['a page of a proxy', () => serving(200, '<html>'), /no OpenAPI 3 document/],
  ['OpenAPI 2', () => serving(200, '{"swagger":"2.0","paths":{}}'), /no OpenAPI 3 document/],
  ['nobody', () => 'http://127.0.0.1:1', /cannot be read/],
])('%s instead of a description is one sentence', async (_what, start, words) => {
  await expect(readDescription(await start())).rejects.toThrow(words);
});
