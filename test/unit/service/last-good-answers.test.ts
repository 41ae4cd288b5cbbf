import { expect, test } from 'vitest';
import { LastGood } from '../../../src-main/service/last-good-answers.ts';
import { answered, LOST } from '../../support/service/service-answers.ts';

const BASE = 'https://api.example.test/v';

test.each([
  ['POST', `${BASE}/Payments/crypto`, 201, { creation: 7 }],
  ['GET', `${BASE}/Payments/tracking/abc`, 200, { status: 7 }],
  // The sign of life: nobody's payment is unknown to a service that is well.
  ['GET', `${BASE}/Payments/tracking/abc`, 404, { status: 7 }],
  ['GET', `${BASE}/Terminals/term_1/payments?Page=0`, 200, { history: 7 }],
  ['GET', `${BASE}/Terminals/term_1`, 200, { terminal: 7 }],
  ['POST', 'https://id.example.test/realms/prod/protocol/openid-connect/token', 200, { 'sign-in': 7 }],
  ['GET', `${BASE}/Terminals/term_1`, 404, {}],
  ['GET', `${BASE}/Payments/tracking/abc`, 401, {}],
  ['POST', `${BASE}/Payments/crypto`, 500, {}],
  ['GET', `${BASE}/Merchants/mer_1`, 200, {}],
])('%s %s answered with %i', (method, url, status, expected) => {
  const lastGood = new LastGood(() => 7, 'https://id.example.test');
  lastGood.observe(answered(status), { method: method as 'GET', url });
  lastGood.observe(LOST, { method: method as 'GET', url });
  expect(lastGood.answers).toEqual(expected);
});
