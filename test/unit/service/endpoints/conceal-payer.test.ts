import { expect, it } from 'vitest';
import { createPayment } from '../../../../src-main/service/endpoints/create-payment.ts';
import { payer } from '../../../support/records/payer.ts';
import { answered } from '../../../support/service/service-answers.ts';
import { senderWorld } from '../../../support/service/service-sender.ts';
import type { ServiceConfig } from '../../../../src-main/service/config.ts';
import type { Failure } from '../../../../shared/failure.ts';

const CONFIG: ServiceConfig = {
  environment: 'production',
  baseUrl: 'https://api.example.test',
  auth: { scheme: 'apiKey' },
  merchantId: 'mer_1',
  terminalId: 'term_1',
  currency: 'USD',
};

async function refusal(status: number, body: object): Promise<Failure> {
  const { sender } = senderWorld([answered(status, body)]);
  const amount = { minor: 1, currency: 'USD' };
  const intent = { amount, reference: 'r', idempotencyKey: 'k', sentWithinMs: 60_000, ...payer };
  const answer = await createPayment(sender, CONFIG, intent, new AbortController().signal);
  if (!('failure' in answer)) throw new Error(answer.kind);
  return answer.failure;
}

it('records nothing of the payer that a refusal repeats', async () => {
  const message = 'ADA.LOVELACE@example.com is no address; Ada of 12 St James’s Square, Flat 3, London';
  const details = [{ field: 'customer.email', message }];
  const failure = await refusal(400, { message, details, traceId: 'for ada.lovelace@example.com' });
  expect(failure.detail).toContain('is no address');
  expect(JSON.stringify(failure)).not.toMatch(/ada|lovelace|james|london/i);
});

it.each([
  [400, { details: [{ field: 'customer', message: 'is required on virtual terminals' }] }],
  [400, { details: [{ field: 'customer.postalCode', message: 'is required' }] }],
  [400, { details: [{ field: 'refundEmail', message: 'is required' }] }],
  [400, { title: 'Invalid', errors: { 'Customer.Email': ['The Email field is required.'] } }],
  [422, { message: 'This tender needs a customer.' }],
])('reads %i %j as the customer’s details being asked for', async (status, body) => {
  expect(await refusal(status, body)).toMatchObject({ code: 'customer-required', action: 'fix-input' });
});

it.each([
  [400, { details: [{ field: 'requestedAmount', message: 'not for this customer' }] }],
  [422, { message: 'The merchant does not take part in the rebate program.' }],
])('reads %i %j as another refusal', async (status, body) => {
  expect(await refusal(status, body)).toMatchObject({ code: 'payment-rejected' });
});
