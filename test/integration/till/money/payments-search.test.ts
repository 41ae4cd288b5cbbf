import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { movePayment } from '../../../../src-main/electron/training/move-payment.ts';
import {
  findPayments,
  parkedSale,
  paymentMadeElsewhere,
  rowsInShort,
} from '../../../support/back-office/payment-rows.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { PaymentSearch } from '../../../../shared/contract/back-office/payments.ts';

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
  await world.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const find = (search?: Partial<PaymentSearch>) => findPayments(world, search);
const sale = (reference: string) => parkedSale(world, reference);
const madeElsewhere = (reference: string, terminalId: string, apiKey: string) =>
  paymentMadeElsewhere(sandbox, reference, terminalId, apiKey);

test.each<[string, Partial<PaymentSearch>]>([
  ['reference', { text: 'A-2' }],
  ['sale’s number', { number: 2 }],
  ['amount', { amountMinor: 500 }],
  ['status', { status: 'completed' }],
])('a search by %s finds it on both sides', async (_what, search) => {
  await sale('A-1');
  if ('amountMinor' in search) await world.charge(500, 'A-2');
  else await world.charge(1234, 'A-2');
  await world.stageWhen('waiting');
  const [row] = (await find({ text: 'A-2' })).rows;
  await movePayment(sandbox.controlUrl, row?.payment?.trackingId ?? '', 'completed');
  const found = await find(search);
  expect(rowsInShort(found)).toEqual([['A-2', 'both']]);
  expect(found.rows[0]?.payment?.status).toEqual({ kind: 'final', outcome: 'completed' });
});

test('a search by a tracking id or a part of a payment code finds what the till does not have', async () => {
  const trackingId = await madeElsewhere('NOT-OURS', 'term_Training01', sandbox.secrets.apiKey);
  const byId = await find({ text: trackingId });
  expect(rowsInShort(byId)).toEqual([['NOT-OURS', 'service']]);
  const code = byId.rows[0]?.payment?.paymentCode ?? '';
  expect(rowsInShort(await find({ text: code.slice(0, -1).toLowerCase() }))).toEqual([
    ['NOT-OURS', 'service'],
  ]);
});

test('a search by the cashier asks the till’s record', async () => {
  await sale('A-1');
  const found = await find({ cashierId: 'nobody' });
  expect(found).toMatchObject({ rows: [], service: { state: 'not-asked', why: 'till-only' } });
});

test('a search by a part of a terminal’s name, where the service looks for it', async () => {
  await sale('A-1');
  await madeElsewhere('WEB-1', 'term_TrainingWeb', 'sandbox-key-TrainingWeb-b83d02c5');
  const name = (await find({ scope: 'merchant', text: 'WEB-1' })).rows[0]?.payment?.terminalName ?? '';
  const place = name.slice(1).toUpperCase();
  expect(place).not.toBe('');
  expect(rowsInShort(await find({ scope: 'merchant', place }))).toEqual([['WEB-1', 'other-till']]);
  expect(rowsInShort(await find({ scope: 'merchant', place, text: 'WEB-1' }))).toEqual([
    ['WEB-1', 'other-till'],
  ]);
  expect(rowsInShort(await find({ scope: 'merchant', place: 'no such place' }))).toEqual([]);
});

test.each(['terminal', 'merchant'] as const)(
  'a search by a customer finds all of theirs at %s scope',
  async (scope) => {
    await sale('A-1');
    await madeElsewhere('ONE', 'term_Training01', sandbox.secrets.apiKey);
    await madeElsewhere('TWO', 'term_Training01', sandbox.secrets.apiKey);
    const [one] = (await find({ scope, text: 'ONE' })).rows;
    const customerId = one?.payment?.customerId ?? '';
    expect(customerId).not.toBe('');
    expect(rowsInShort(await find({ scope, text: customerId }))).toEqual([
      ['TWO', 'service'],
      ['ONE', 'service'],
    ]);
  },
);

test('a search by tender goes by the service’s filter', async () => {
  await sale('A-1');
  const all = [...(await find({ tender: 'usdcBase' })).rows, ...(await find({ tender: 'ethereum' })).rows];
  expect(all.length).toBeLessThanOrEqual(1);
});
