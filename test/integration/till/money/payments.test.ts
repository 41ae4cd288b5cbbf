import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import {
  findPayments,
  parkedSale,
  paymentMadeElsewhere,
  rowsInShort,
} from '../../../support/back-office/payment-rows.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { PaymentStatus } from '../../../../shared/payment/payment-status.ts';
import type {
  FoundPayments,
  PaymentCursor,
  PaymentSearch,
} from '../../../../shared/contract/back-office/payments.ts';

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
const find = (search?: Partial<PaymentSearch>, after?: PaymentCursor) => findPayments(world, search, after);
const sale = (reference: string) => parkedSale(world, reference);
const madeElsewhere = (reference: string, terminalId: string, apiKey: string) =>
  paymentMadeElsewhere(sandbox, reference, terminalId, apiKey);

describe('payments of both sides', () => {
  test.each(['terminal', 'merchant', 'partner'] as const)('are one row each at %s scope', async (scope) => {
    await launch();
    await sale('A-1');
    await madeElsewhere('NOT-OURS', 'term_Training01', sandbox.secrets.apiKey);
    const { rows, service } = await find({ scope });
    expect(service).toEqual({ state: 'asked' });
    expect(rows.map(({ knownBy }) => knownBy)).toEqual(['service', 'both']);
    expect(rows[1]).toMatchObject({
      sale: { reference: 'A-1', number: 1 },
      payment: { reference: 'A-1', status: { kind: 'created' }, requested: { minor: 1234, currency: 'USD' } },
    });
    expect(rows[1]?.payment?.trackingId).toBeDefined();
  });

  test('are opened by their true ids, though what nobody sees in them is not drawn', async () => {
    await launch();
    const ids = ['trk\u200b1', 'trk\u20601', 'trk\u202e1'];
    const created = '2026-01-01T00:00:00Z';
    const data = ids.map((trackingId) => ({
      trackingId,
      created,
      settlementId: 'set\u200b1',
      customerId: 'cus\u200b1',
      batchId: 'bat\u200b1',
      paymentCode: 'P\u202e1',
    }));
    const match = { method: 'GET', path: '/Terminals/' };
    await setFault(sandbox, { kind: 'answer', status: 200, body: { data, total: 3 }, match });
    const { rows } = await find();
    expect(rows.map(({ payment }) => payment?.trackingId).toSorted()).toEqual(ids.toSorted());
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
    expect(rows[0]?.payment).toMatchObject({
      settlementId: 'set\u200b1',
      customerId: 'cus\u200b1',
      batchId: 'bat\ufffd1',
      paymentCode: 'P 1',
    });
    for (const trackingId of ids) {
      const story = await world.commands['payments.get']({ trackingId });
      expect(story).toMatchObject({ ok: true, value: { payments: [{ trackingId }] } });
    }
  });

  test.each([{ order: 'newest' }, { order: 'oldest' }] as const)(
    'that cannot be read are named, and their neighbours shown ($order first)',
    async ({ order }) => {
      await launch();
      const created = '2026-01-01T00:00:00Z';
      const long = { trackingId: 'x'.repeat(2_049), created, reference: 'LONG\n1', paymentCode: 'P1' };
      const odd = { trackingId: 'trk-odd', customerId: 'c\u0007', settlementId: {}, created: 5 };
      const data = [long, { trackingId: 'trk-fine', created, reference: 'FINE' }, odd];
      const match = { method: 'GET', path: '/Terminals/' };
      await setFault(sandbox, { kind: 'answer', status: 200, body: { data, total: 3 }, match });
      const found = await find({ order });
      expect(rowsInShort(found)).toEqual([['FINE', 'service']]);
      expect(found.unread).toEqual([
        { fields: ['trackingId'], createdAt: Date.parse(created), reference: 'LONG 1', paymentCode: 'P1' },
        { fields: ['settlementId', 'customerId'] },
      ]);
      const reclaims = await world.commands['payments.reclaims']({ scope: 'terminal' });
      expect(reclaims).toMatchObject({ ok: true, value: { unread: [{ reference: 'LONG 1' }, {}] } });
    },
  );

  test('of which none can be read are no empty list', async () => {
    await launch();
    const body = { data: [{ trackingId: 'a\u0000b' }, {}], total: 2 };
    await setFault(sandbox, {
      kind: 'answer',
      status: 200,
      body,
      match: { method: 'GET', path: '/Terminals/' },
    });
    expect((await find()).service).toMatchObject({
      state: 'failed',
      failure: {
        code: 'service-answer-unreadable',
        detail: 'no payment of the page can be read: trackingId',
      },
    });
  });

  test('of other tills are told apart', async () => {
    await launch();
    await sale('A-1');
    await madeElsewhere('WEB-1', 'term_TrainingWeb', 'sandbox-key-TrainingWeb-b83d02c5');
    expect(rowsInShort(await find({ scope: 'merchant' }))).toEqual([
      ['WEB-1', 'other-till'],
      ['A-1', 'both'],
    ]);
    expect(rowsInShort(await find({ scope: 'terminal' }))).toEqual([['A-1', 'both']]);
  });

  test('that the service does not list are said to be only the till’s', async () => {
    await launch(
      { backOffice: { merchantId: 'mer_PierCoffee', auth: { scheme: 'apiKey' } } },
      { ...sandbox.secrets, backOfficeKey: 'sandbox-partner-key-Northwind' },
    );
    await sale('A-1');
    const { rows } = await find({ scope: 'merchant', text: 'A-1' });
    expect(rows).toMatchObject([{ knownBy: 'till', sale: { reference: 'A-1' } }]);
  });

  test('are the till’s alone without credentials, and it says what is missing', async () => {
    const { terminalPassword } = sandbox.secrets;
    await launch({}, { terminalPassword });
    await sale('A-1');
    const found = await find();
    expect(found.service).toEqual({ state: 'not-asked', why: 'no-access' });
    expect(rowsInShort(found)).toEqual([['A-1', 'unmatched']]);
  });

  test('are the till’s alone while the service fails, and the failure is said', async () => {
    await launch();
    await sale('A-1');
    await setFault(sandbox, { kind: 'status', status: 403, match: { method: 'GET', path: '/Terminals/' } });
    const found = await find();
    expect(found.service).toMatchObject({ state: 'failed', failure: { code: 'not-permitted' } });
    expect(rowsInShort(found)).toEqual([['A-1', 'unmatched']]);
  });
});

describe('in an order of the service’s', () => {
  const codeOf = (status: PaymentStatus | undefined): string =>
    status?.kind === 'final' ? status.outcome : (status?.kind ?? '');

  /** All pages, as a screen would add them. */
  async function all(search: Partial<PaymentSearch>) {
    const rows: FoundPayments['rows'][number][] = [];
    let after: PaymentCursor | undefined;
    do {
      const found = await find(search, after);
      rows.push(...found.rows);
      after = found.next;
    } while (after);
    return rows;
  }

  test('payments stay in it from page to page, each once, with the till’s own sales at theirs', async () => {
    await launch();
    await sale('A-1');
    await controlOf(sandbox)('POST', '/past', { payments: 250 });
    for (const scope of ['terminal', 'merchant'] as const) {
      const newest = await all({ scope });
      const first = await world.commands['payments.find']({ search: { scope, order: 'oldest' } });
      expect(first.ok && first.value.rows).toHaveLength(50);
      const rows = await all({ scope, order: 'oldest' });
      const keys = rows.map(({ key }) => key);
      expect(rows.length).toBeGreaterThan(250);
      expect(new Set(keys).size).toBe(rows.length);
      expect(new Set(keys)).toEqual(new Set(newest.map(({ key }) => key)));
      expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => a - b));
      expect(rows.at(-1)).toMatchObject({ knownBy: 'both', sale: { reference: 'A-1' } });
    }
    const changed = (await all({ order: 'changed' })).map(({ payment }) => payment?.updatedAt ?? 0);
    expect(changed).toEqual(changed.toSorted((a, b) => b - a));
    const statuses = (await all({ order: 'status' })).map(({ payment }) => codeOf(payment?.status));
    expect(statuses).toEqual(statuses.toSorted());
    expect(new Set(statuses).size).toBeGreaterThan(1);
  });

  test('nothing is listed that one question of the service does not ask, nor without credentials', async () => {
    await launch({}, { terminalPassword: sandbox.secrets.terminalPassword });
    const sorted = (search: Partial<PaymentSearch>) =>
      world.commands['payments.find']({ search: { scope: 'terminal', order: 'oldest', ...search } });
    const noAccess = { code: 'secret-missing', action: 'fix-configuration' };
    expect(await sorted({})).toMatchObject({ failure: noAccess });
    for (const more of [
      { text: 'A-1' },
      { amountMinor: 5 },
      { number: 1 },
      { cashierId: 'c' },
      { place: 'x' },
    ])
      expect(await sorted(more)).toMatchObject({ failure: { code: 'command-refused' } });
  });
});

test('a long history is paged without a gap or a double', async () => {
  await launch(
    { backOffice: { merchantId: 'mer_PierCoffee', auth: { scheme: 'apiKey' } } },
    { ...sandbox.secrets, backOfficeKey: 'sandbox-partner-key-Northwind' },
  );
  const keys: string[] = [];
  let after: PaymentCursor | undefined;
  let last = Infinity;
  do {
    const { rows, next } = await find({ scope: 'merchant' }, after);
    const fresh = rows.filter(({ key }) => !keys.includes(key));
    for (const { at } of fresh) {
      expect(at).toBeLessThanOrEqual(last);
      last = at;
    }
    keys.push(...fresh.map(({ key }) => key));
    after = next;
  } while (after);
  const response = await fetch(
    `${sandbox.baseUrl}/Merchants/mer_PierCoffee/payments?From=1970-01-01&To=2100-01-01&Page=0&PageSize=1`,
    { headers: { 'X-Api-Key': 'sandbox-partner-key-Northwind' } },
  );
  const { total } = (await response.json()) as { total: number };
  expect(total).toBeGreaterThan(200);
  expect(new Set(keys).size).toBe(total);
});
