import { expect, it } from 'vitest';
import { createPayment } from '../../../../src-main/service/endpoints/create-payment.ts';
import { payer } from '../../../support/records/payer.ts';
import { answered, LOST } from '../../../support/service/service-answers.ts';
import { senderWorld } from '../../../support/service/service-sender.ts';
import type { PaymentIntent } from '../../../../src-main/sales/ports.ts';
import type { ServiceConfig } from '../../../../src-main/service/config.ts';

const CONFIG: ServiceConfig = {
  environment: 'production',
  baseUrl: 'https://api.example.test',
  auth: { scheme: 'apiKey' },
  merchantId: 'mer_1',
  terminalId: 'term_1',
  currency: 'USD',
};
const INTENT: PaymentIntent = {
  amount: { minor: 1230, currency: 'USD' },
  reference: 'Order 7',
  idempotencyKey: 'uuid-1',
  sentWithinMs: 60_000,
};
const CREATED = answered(201, { trackingId: 't1', paymentUrls: ['https://pay.test/1'] });
const signal = new AbortController().signal;

async function bodySent(config: ServiceConfig, more: Partial<PaymentIntent> = {}): Promise<unknown> {
  const { sender, transport } = senderWorld([CREATED]);
  await createPayment(sender, config, { ...INTENT, ...more }, signal);
  return JSON.parse(transport.requests[0]?.body ?? '');
}

it('sends the fields of the specification, the amount as a number', async () => {
  expect(await bodySent(CONFIG)).toEqual({
    merchantId: 'mer_1',
    terminalId: 'term_1',
    requestedAmount: 12.3,
    reference: 'Order 7',
  });
});

it('adds the profile’s webhook addresses', async () => {
  expect(await bodySent({ ...CONFIG, webhookUrls: ['https://hook.test'] })).toMatchObject({
    webhookUrls: ['https://hook.test'],
  });
});

it('sends whole details of the payer, or none', async () => {
  expect(await bodySent(CONFIG, payer)).toMatchObject(payer);
  expect(await bodySent(CONFIG)).not.toHaveProperty('customer');
});

it('sends a rebate in currency units', async () => {
  const rebate = { total: 25, merchantPortion: 15, targetRebate: 10 };
  expect(await bodySent(CONFIG, { rebate })).toMatchObject({
    rebate: { total: 0.25, merchantPortion: 0.15, targetRebate: 0.1 },
  });
});

it('carries the intent’s Idempotency-Key', async () => {
  const { sender, transport } = senderWorld([CREATED]);
  expect(await createPayment(sender, CONFIG, INTENT, signal)).toMatchObject({ kind: 'created' });
  expect(transport.requests[0]?.headers['Idempotency-Key']).toBe('uuid-1');
});

it('hands a lost answer on as lost', async () => {
  const { sender } = senderWorld([LOST]);
  expect(await createPayment(sender, CONFIG, INTENT, signal)).toMatchObject({ kind: 'lost' });
});

it('is not written once the intent’s time is over', async () => {
  const { sender, transport, clock } = senderWorld([CREATED]);
  await createPayment(sender, CONFIG, INTENT, signal);
  const mayBeWritten = transport.requests[0]?.mayBeWritten;
  clock.suspend(60_000);
  expect(mayBeWritten?.()).toBe(true);
  clock.suspend(1);
  expect(mayBeWritten?.()).toBe(false);
});

it('sends nothing for an amount that the service would refuse: three decimals', async () => {
  const { sender, transport } = senderWorld([CREATED]);
  const config = { ...CONFIG, currency: 'KWD' };
  const intent = { ...INTENT, amount: { minor: 1234, currency: 'KWD' } };
  expect(await createPayment(sender, config, intent, signal)).toMatchObject({
    kind: 'rejected',
    failure: { code: 'currency-not-payable' },
  });
  const rebate = { total: 10, merchantPortion: 5, targetRebate: 5 };
  const rebated = { ...intent, amount: { minor: 1230, currency: 'KWD' }, rebate };
  expect(await createPayment(sender, config, rebated, signal)).toMatchObject({ kind: 'rejected' });
  expect(transport.requests).toEqual([]);
});

it('sends nothing for a sale that was begun in another currency than the terminal’s', async () => {
  const { sender, transport } = senderWorld([CREATED]);
  expect(await createPayment(sender, { ...CONFIG, currency: 'JPY' }, INTENT, signal)).toMatchObject({
    kind: 'rejected',
    failure: { code: 'sale-currency-changed' },
  });
  expect(transport.requests).toEqual([]);
});
