import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { movePayment } from '../../../../src-main/electron/training/move-payment.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { PaymentName, PaymentStory } from '../../../../shared/contract/back-office/payment-story.ts';

const TENDER = /^(usdcBase|ethereum|bitcoin)/;

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const launch = (changes: object = {}, given: object = sandbox.secrets) =>
  world.till.launch({ kind: 'profile', text: JSON.stringify({ ...sandbox.profile, ...changes }) }, given);

async function look(name: PaymentName): Promise<PaymentStory> {
  const answer = await world.commands['payments.get'](name);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

async function paidSale(): Promise<string> {
  await world.charge(1234, 'A-1');
  await world.stageWhen('waiting');
  const { currentSaleId: saleId = '' } = world.till.view();
  const payments = await listed();
  await movePayment(sandbox.controlUrl, payments[0]?.trackingId ?? '', 'completed');
  await world.stageWhen('final');
  return saleId;
}

/** As the terminal's own key lists them. */
async function listed(): Promise<readonly { readonly trackingId: string }[]> {
  const response = await fetch(
    `${sandbox.baseUrl}/Terminals/${sandbox.profile.terminalId}/payments?From=1970-01-01&To=2100-01-01&Page=0&PageSize=9`,
    { headers: { 'X-Api-Key': sandbox.secrets.apiKey } },
  );
  return ((await response.json()) as { data: { trackingId: string }[] }).data;
}

test('has the till’s half and what all scopes say, tender and sender included', async () => {
  await launch();
  const saleId = await paidSale();
  const { past, payments, service } = await look({ saleId });
  expect(service).toEqual({ state: 'asked' });
  expect(past?.sale.reference).toBe('A-1');
  const names = past?.history.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['started', 'asked', 'code-shown', 'read']));
  const [payment] = payments;
  expect(payment).toMatchObject({
    status: { kind: 'final', outcome: 'completed' },
    requested: { minor: 1234, currency: 'USD' },
    trackingId: (await listed())[0]?.trackingId,
  });
  // Tender and sender only wider scopes return, the end of the time to pay only the terminal's.
  expect(payment?.tender).toMatch(TENDER);
  expect(payment?.senderAddress).toMatch(/./);
  expect(payment?.expiresAt).toBeGreaterThan(payment?.createdAt ?? Infinity);
});

test('has the tender by the filter where only the terminal’s payments may be listed', async () => {
  await launch({ backOffice: { auth: { scheme: 'apiKey' } } });
  const saleId = await paidSale();
  const [payment] = (await look({ saleId })).payments;
  expect(payment?.tender).toBeUndefined();
  const tender = await world.commands['payments.tender']({ trackingId: payment?.trackingId ?? '' });
  expect(tender.ok && tender.value.tender).toMatch(TENDER);
  expect(await world.commands['payments.tender']({ trackingId: 'trk_unknown' })).toEqual({
    ok: true,
    value: {},
  });
});

test('is the service’s half of a payment that this till does not know', async () => {
  await launch();
  const made = await fetch(`${sandbox.baseUrl}/Payments/crypto`, {
    method: 'POST',
    headers: { 'X-Api-Key': sandbox.secrets.apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      merchantId: sandbox.profile.merchantId,
      terminalId: sandbox.profile.terminalId,
      requestedAmount: 5,
      reference: 'NOT-OURS',
    }),
  });
  const { trackingId } = (await made.json()) as { trackingId: string };
  const story = await look({ trackingId });
  expect(story.past).toBeUndefined();
  expect(story.payments).toMatchObject([{ trackingId, reference: 'NOT-OURS' }]);
});

test('is the till’s half without credentials, and while the service fails', async () => {
  const { terminalPassword } = sandbox.secrets;
  await launch({}, { terminalPassword });
  const saleId = await paidSale();
  expect(await look({ saleId })).toMatchObject({
    past: { sale: { reference: 'A-1' } },
    payments: [],
    service: { state: 'not-asked', why: 'no-access' },
  });
  expect(await world.commands['payments.tender']({ trackingId: 'trk' })).toMatchObject({
    ok: false,
    failure: { code: 'secret-missing', action: 'fix-configuration' },
  });
});

test('takes what one scope answers while the other refuses, and says when none does', async () => {
  await launch();
  const saleId = await paidSale();
  await setFault(sandbox, { kind: 'status', status: 403, match: { method: 'GET', path: '/Merchants/' } });
  const narrow = await look({ saleId });
  expect(narrow).toMatchObject({ service: { state: 'asked' }, payments: [{ reference: 'A-1' }] });
  await setFault(sandbox, { kind: 'status', status: 403, match: { method: 'GET', path: '/Terminals/' } });
  await setFault(sandbox, { kind: 'status', status: 403, match: { method: 'GET', path: '/Merchants/' } });
  expect((await look({ saleId })).service).toMatchObject({
    state: 'failed',
    failure: { code: 'not-permitted' },
  });
});

test('of a sale that never came to a payment asks nobody', async () => {
  await launch();
  await setFault(sandbox, {
    kind: 'status',
    status: 400,
    match: { method: 'POST', path: '/Payments/crypto' },
  });
  await world.charge(500, 'A-2');
  await world.stageWhen('not-created');
  const { currentSaleId: saleId = '' } = world.till.view();
  expect(await look({ saleId })).toMatchObject({ service: { state: 'not-asked', why: 'no-payment' } });
  expect(await world.commands['payments.get']({ saleId: 'nobody' })).toMatchObject({
    ok: false,
    failure: { code: 'sale-not-found' },
  });
});
