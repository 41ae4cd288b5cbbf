import { describe, expect, it, test } from 'vitest';
import { DESCRIPTION } from '../../../sandbox/description/description.ts';
import { operationsOf } from '../../contract/operations.ts';
import { KEYS } from './onboarding/onboarding-back-office.ts';
import { openSandbox } from './open-sandbox.ts';
import type { OpenSandbox } from './open-sandbox.ts';

const KEY = { 'idempotency-key': '7f1c2c7e-8d4b-4a43-9a39-0d0f4f3f9b11' };

async function enforcing(): Promise<OpenSandbox> {
  const till = await openSandbox();
  await till.control('PATCH', '/switches', { idempotencyEnforced: true });
  return till;
}

const post = (till: OpenSandbox, path: string, headers: object, json?: unknown) =>
  till.send('POST', path, { headers: { ...headers, ...KEY }, ...(json !== undefined && { json }) });

describe('an idempotency key', () => {
  it('changes nothing by default: each create makes a payment', async () => {
    const till = await openSandbox();
    const send = () => till.create({}, { ...till.apiKey, ...KEY });
    expect((await send()).json['trackingId']).not.toBe((await send()).json['trackingId']);
  });

  it('is honoured once enforcement is switched on', async () => {
    const till = await enforcing();
    const send = (changes = {}) => till.create(changes, { ...till.apiKey, ...KEY });
    const first = await send();
    expect(await send()).toMatchObject({ status: 201, json: first.json });
    expect(await send({ requestedAmount: 1 })).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect((await till.create()).json['trackingId']).not.toBe(first.json['trackingId']);
  });

  it('is one key in both spellings of the path, and with key and token', async () => {
    const till = await enforcing();
    const first = await till.create({}, { ...till.apiKey, ...KEY });
    const again = await post(till, '/payments/crypto', await till.signIn(), till.createBody());
    expect(again.json).toEqual(first.json);
  });

  it('does not keep a failure: the request can be tried again', async () => {
    const till = await enforcing();
    const send = () => till.create({ requestedAmount: 5.1 }, { ...till.apiKey, ...KEY });
    expect([(await send()).status, (await send()).status]).toEqual([500, 201]);
  });

  it('is not looked at before the credential', async () => {
    const till = await enforcing();
    await till.create({}, { ...till.apiKey, ...KEY });
    expect((await till.create({}, KEY)).status).toBe(401);
  });

  it('meets a fault like every request', async () => {
    const till = await enforcing();
    const send = () => till.create({}, { ...till.apiKey, ...KEY });
    const first = await send();
    await till.control('POST', '/faults', { kind: 'status', status: 503, times: 1 });
    expect((await send()).status).toBe(503);
    expect((await send()).json).toEqual(first.json);
  });
});

test('a repeated POST of any family answers the same, with the same status', async () => {
  const till = await enforcing();
  const { merchantId, terminalId } = till.profile;
  const { json: payment } = await till.create();
  const partner = KEYS.northwind;
  for (const [path, headers, body] of [
    [`/Terminals/${terminalId}/clone`, partner, undefined],
    [`/Merchants/${merchantId}/locations`, partner, { name: 'New', locationBusinessType: 'physical' }],
    ['/Partners/par_Training/partners', partner, { name: 'Below' }],
    ['/Partners/par_Training/api-keys', partner, undefined],
    [
      `/Merchants/${merchantId}/update-requests`,
      partner,
      { changes: { setRebateProgramEnabled: false }, justification: 'x' },
    ],
    [`/PaymentPages/${String(payment['paymentPageId'])}/pending-transaction`, till.apiKey, {}],
    [`/Terminals/${terminalId}/api-keys`, partner, undefined],
  ] as const) {
    const first = await post(till, path, headers, body);
    const second = await post(till, path, headers, body);
    expect([path, second.status, second.text]).toEqual([path, first.status, first.text]);
    expect([path, first.status]).toEqual([path, expect.toSatisfy((status) => status < 300)]);
  }
});

test('a reset forgets the keys', async () => {
  const till = await enforcing();
  const first = await till.create({}, { ...till.apiKey, ...KEY });
  await till.control('POST', '/reset');
  await till.control('PATCH', '/switches', { idempotencyEnforced: true });
  expect((await till.create({}, { ...till.apiKey, ...KEY })).json).not.toEqual(first.json);
});

test('the description has the header at every POST with a credential, and nowhere else', () => {
  for (const { method, path, operation, parameters } of operationsOf(DESCRIPTION)) {
    const isTaken = parameters.some(({ name }) => name === 'Idempotency-Key');
    expect([path, isTaken]).toEqual([path, method === 'post' && operation.security.length > 0]);
  }
});
