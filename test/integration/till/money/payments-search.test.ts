import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { movePayment } from '../../../../src-main/electron/training/move-payment.ts';
import {
  findPayments,
  parkedSale,
  paymentMadeElsewhere,
  rowsInShort,
} from '../../../support/back-office/payment-rows.ts';
import { readSearch } from '../../../../shared/search/read-search.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
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

test.each(['terminal', 'merchant'] as const)(
  'a search by the address of a hosted page finds its payment at %s scope, with this till’s sale or without one',
  async (scope) => {
    await sale('A-1');
    await madeElsewhere('NOT-OURS', 'term_Training01', sandbox.secrets.apiKey);
    const own = typedSearch(`${await pageOf('A-1')}?from=mail`);
    expect(rowsInShort(await find({ scope, ...own }))).toEqual([['A-1', 'both']]);
    const other = typedSearch(await pageOf('NOT-OURS'));
    expect(rowsInShort(await find({ scope, ...other }))).toEqual([['NOT-OURS', 'service']]);
  },
);

test('the till’s own record knows the address of a hosted page, too', async () => {
  await sale('A-1');
  await sale('A-2');
  const references = async (address: string) => {
    const found = await world.commands['sales.find']({ search: { ...typedSearch(address), only: 'all' } });
    return found.ok && found.value.sales.map(({ reference }) => reference);
  };
  expect(await references(await pageOf('A-1'))).toEqual(['A-1']);
  expect(await references('https://pay.example.test/pay/nothing')).toEqual([]);
});

async function pageOf(reference: string): Promise<string> {
  const payments = await controlOf(sandbox)('GET', `/payments?reference=${reference}`);
  return (payments as readonly { readonly url: string }[])[0]?.url ?? '';
}

test('a search by the time of day finds what was paid around it', async () => {
  await sale('A-1');
  const minutes = (before: number) => {
    const at = new Date(Date.now() - before * 60_000);
    return `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
  };
  expect(rowsInShort(await find(typedSearch(minutes(3))))).toEqual([['A-1', 'both']]);
  expect(rowsInShort(await find(typedSearch(minutes(30))))).toEqual([]);
});

function typedSearch(text: string): Omit<PaymentSearch, 'scope'> {
  const words = { today: 'today', yesterday: 'yesterday' };
  return readSearch(text, { currency: 'USD', locale: 'en-US', now: Date.now(), ...words });
}
