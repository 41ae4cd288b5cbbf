import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { recordedEntries } from '../../../support/records/recorded-entries.ts';
import { launchBackOffice } from '../../../support/back-office/launch-back-office.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const launch = (ids?: object, key?: string) => launchBackOffice(world, sandbox, ids, key);

/** What the journal of this till has of changes at the service, oldest first. */
const journal = () => recordedEntries(folder);

const books = 'mer_OldTownBooks';
const get = (id: string) => valueOf(world.commands['merchants.get']({ id }));

test('partners and merchants are listed together, and found by a part of the name', async () => {
  await launch();
  const all = await valueOf(world.commands['merchants.find']({ text: '', page: 0 }));
  expect(all.total).toBe(all.entries.length);
  expect(all.entries.map(({ kind }) => kind)).toContain('partner');
  expect(all.entries).toContainEqual({ kind: 'merchant', id: books, name: 'Old Town Books' });
  const found = await valueOf(world.commands['merchants.find']({ text: 'harbor', page: 0 }));
  expect(found.entries.map(({ id }) => id)).toEqual(['par_HarborCafes', 'par_Harbor', 'mer_HarborRetail']);
});

test('a merchant’s own back office has that merchant alone, without its partner’s name', async () => {
  await launch({ merchantId: books });
  const all = await valueOf(world.commands['merchants.find']({ text: '', page: 0 }));
  expect(all.entries.map(({ id }) => id)).toEqual([books]);
});

test('a merchant is read with its partner, and a sale of $100.00 costs by that partner’s schedule', async () => {
  await launch();
  const merchant = await get('mer_PierCoffee');
  expect(merchant).toMatchObject({
    name: 'Pier Coffee',
    partner: { kind: 'partner', id: 'par_HarborCafes', name: 'Harbor Cafés' },
    rebates: true,
    currency: 'USD',
  });
  const fees = await valueOf(
    world.commands['merchants.fees']({ partnerId: merchant.partner?.id ?? '', currency: 'USD' }),
  );
  expect(fees.sale).toEqual({ minor: 10_000, currency: 'USD' });
  expect(fees.costs.map(({ paidWith, sell }) => [paidWith, sell.minor])).toEqual([
    ['crypto', 110],
    ['wallet', 250],
  ]);
  expect(await world.commands['merchants.fees']({ partnerId: 'par_Meadow' })).toMatchObject({
    failure: { code: 'not-found' },
  });
});

test('each field of a merchant is changed, and what is left out stays', async () => {
  await launch();
  const before = await get(books);
  const address = {
    address: '1 Quay',
    city: 'Portland',
    state: 'ME',
    countryCode: 'US',
    postalCode: '04101',
  };
  const update = (input: object) =>
    valueOf(world.commands['merchants.update']({ id: books, name: 'Old Town Books', ...input }));
  await update({ address, merchantCategoryCode: '0742', contactPhone: '+12075550100', externalId: null });
  const after = await get(books);
  expect(after).toMatchObject({ address, categoryCode: '0742', phone: '+12075550100', email: before.email });
  expect(after.externalId).toBeUndefined();
  await update({ address: null });
  expect((await get(books)).address).toBeUndefined();
});

/** The service names no field with a 409; its words do. */
const TAKEN = {
  field: 'externalId',
  fault: 'malformed',
  said: expect.stringContaining('externalId') as unknown,
};

test('each refusal names the field, as the service does', async () => {
  await launch();
  const refused = (input: object) =>
    world.commands['merchants.update']({ id: books, name: 'Old Town Books', ...input });
  expect(await refused({ contactPhone: 'ask Ann' })).toMatchObject({
    failure: { code: 'request-rejected', fields: [{ field: 'contactPhone' }] },
  });
  expect(await refused({ website: 'http://books.example.test' })).toMatchObject({
    failure: { fields: [{ field: 'website' }] },
  });
  expect(await refused({ externalId: 'HARBORRETAIL' })).toMatchObject({
    failure: { code: 'conflict', fields: [TAKEN] },
  });
  const { commands } = world;
  expect(
    await commands['merchants.create']({
      partnerId: 'par_Harbor',
      name: 'Another',
      merchantCategoryCode: '5411',
      externalId: 'HARBORRETAIL',
    }),
  ).toMatchObject({ failure: { fields: [TAKEN] } });
  expect(
    await commands['partners.create']({
      parentId: 'par_Harbor',
      name: 'Another',
      externalId: 'HARBORCAFES',
    }),
  ).toMatchObject({ failure: { fields: [TAKEN] } });
  expect(journal()).toEqual([]);
});

test('a conflict about something else is not laid to the external ID', async () => {
  await launch();
  await setFault(sandbox, {
    kind: 'answer',
    status: 409,
    times: 1,
    match: { method: 'POST', path: '/Merchants' },
    body: { code: 'conflict', error: 'conflict', message: 'The partner is being closed.', traceId: 't' },
  });
  const refused = await world.commands['merchants.create']({
    partnerId: 'par_Harbor',
    name: 'Another',
    merchantCategoryCode: '5411',
    externalId: 'FREE-1',
  });
  expect(refused).toMatchObject({ failure: { code: 'conflict', detail: 'The partner is being closed.' } });
  expect(refused.ok ? {} : refused.failure).not.toHaveProperty('fields');
});

test('a merchant and a partner are made below a partner; a merchant with locations is not deleted', async () => {
  await launch();
  const { commands } = world;
  const partner = await valueOf(
    commands['partners.create']({ parentId: 'par_Meadow', name: 'Meadow Stands', externalId: 'STANDS' }),
  );
  expect(await valueOf(commands['partners.get']({ id: partner.id }))).toMatchObject({
    name: 'Meadow Stands',
    parent: { id: 'par_Meadow', name: 'Meadow Online' },
  });
  const merchant = await valueOf(
    commands['merchants.create']({ partnerId: partner.id, name: 'Stand 1', merchantCategoryCode: '5411' }),
  );
  expect(await get(merchant.id)).toMatchObject({ partner: { id: partner.id }, categoryCode: '5411' });
  await valueOf(commands['merchants.remove']({ id: merchant.id }));
  expect(await commands['merchants.get']({ id: merchant.id })).toMatchObject({
    failure: { code: 'not-found' },
  });
  expect(await commands['merchants.remove']({ id: books })).toMatchObject({ failure: { code: 'conflict' } });
  expect(journal().map(({ what }) => what)).toEqual([
    'partner-created',
    'merchant-created',
    'merchant-deleted',
  ]);
});

test('a partner says who represents it; its new key works, and is in no list and no journal', async () => {
  await launch();
  const { commands } = world;
  expect(await valueOf(commands['partners.get']({ id: 'par_Harbor' }))).toMatchObject({
    parent: { id: 'par_Northwind' },
    representing: { kind: 'merchant', id: 'mer_HarborRetail' },
  });
  const { secret = '' } = await valueOf(commands['partners.createKey']({ id: 'par_Harbor', name: 'Second' }));
  const asked = await fetch(`${sandbox.baseUrl}/Partners/par_Harbor`, { headers: { 'X-Api-Key': secret } });
  expect(asked.status).toBe(200);
  const keys = await valueOf(commands['partners.keys']({ id: 'par_Harbor' }));
  expect(keys.map(({ name }) => name)).toEqual(['First key', 'Second']);
  expect(JSON.stringify([keys, journal()])).not.toContain(secret);
});

test('a partner’s webhook is registered, replaced only where that is asked, and removed; no secret is kept', async () => {
  await launch();
  const { commands } = world;
  const set = (url: string, replace: boolean) =>
    commands['partners.setWebhook']({
      id: 'par_Harbor',
      url,
      replace,
      events: ['applicationSigned', 'merchantBoarded'],
    });
  const { secret = '' } = await valueOf(set('https://portal.example.test/hook', false));
  expect(secret).not.toBe('');
  expect(await set('https://other.example.test/hook', false)).toMatchObject({
    failure: { code: 'conflict' },
  });
  expect(await valueOf(set('https://other.example.test/hook', true))).toEqual({ secret });
  expect(await set('ftp://portal.example.test', true)).toMatchObject({
    failure: { code: 'request-rejected', fields: [{ field: 'endpointUrl' }] },
  });
  await valueOf(commands['partners.removeWebhook']({ id: 'par_Harbor' }));
  expect(await commands['partners.removeWebhook']({ id: 'par_Harbor' })).toMatchObject({
    failure: { code: 'not-found' },
  });
  expect(journal().map((entry) => ('what' in entry ? entry.what : ''))).toEqual([
    'partner-webhook-set',
    'partner-webhook-set',
    'partner-webhook-removed',
  ]);
  expect(JSON.stringify(journal())).not.toContain(secret);
});

test('the rebate program is switched by a request that is written, submitted and approved', async () => {
  await launch();
  const { commands } = world;
  expect((await get(books)).rebates).toBe(false);
  const { id, status } = await valueOf(
    commands['updateRequests.create']({ merchantId: books, rebates: true, justification: 'Autumn offer' }),
  );
  expect(status).toBe('draft');
  const move = (to: 'submit' | 'approve' | 'reject' | 'cancel') =>
    commands['updateRequests.move']({ merchantId: books, id, to });
  expect(await move('approve')).toMatchObject({ failure: { code: 'conflict' } });
  await valueOf(move('submit'));
  expect((await get(books)).rebates).toBe(false);
  await valueOf(move('approve'));
  expect((await get(books)).rebates).toBe(true);
  expect(await move('cancel')).toMatchObject({ failure: { code: 'conflict' } });
  expect(await valueOf(commands['updateRequests.get']({ merchantId: books, id }))).toMatchObject({
    status: 'approved',
    rebates: true,
    justification: 'Autumn offer',
  });
  expect(journal().map(({ what }) => what)).toEqual([
    'update-request-created',
    'update-request-submitted',
    'update-request-approved',
  ]);
});

test('what was rejected or cancelled changes nothing; requests are listed, the newest first', async () => {
  await launch();
  const { commands } = world;
  const make = async (justification: string) =>
    (await valueOf(commands['updateRequests.create']({ merchantId: books, rebates: true, justification })))
      .id;
  const first = await make('first');
  await valueOf(commands['updateRequests.move']({ merchantId: books, id: first, to: 'submit' }));
  await valueOf(commands['updateRequests.move']({ merchantId: books, id: first, to: 'reject' }));
  const second = await make('second');
  await valueOf(commands['updateRequests.move']({ merchantId: books, id: second, to: 'cancel' }));
  expect((await get(books)).rebates).toBe(false);
  const { requests, total } = await valueOf(commands['updateRequests.list']({ merchantId: books }));
  expect(total).toBe(2);
  expect(new Map(requests.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [second, 'cancelled'],
      [first, 'rejected'],
    ]),
  );
});

test('a merchant’s own back office writes and submits a request; a partner’s decides it', async () => {
  await launch({ merchantId: books });
  const { commands } = world;
  const { id } = await valueOf(
    commands['updateRequests.create']({ merchantId: books, rebates: true, justification: 'Please' }),
  );
  await valueOf(commands['updateRequests.move']({ merchantId: books, id, to: 'submit' }));
  for (const to of ['approve', 'reject'] as const) {
    expect(await commands['updateRequests.move']({ merchantId: books, id, to })).toMatchObject({
      failure: { code: 'not-permitted' },
    });
  }
  expect(await valueOf(commands['updateRequests.get']({ merchantId: books, id }))).toMatchObject({
    status: 'submitted',
  });
});

test('a lost answer to a change is said, and stands in the journal as unconfirmed', async () => {
  await launch();
  await setFault(sandbox, { kind: 'drop-after-work', times: 1, match: { method: 'PUT' } });
  expect(await world.commands['merchants.update']({ id: books, name: 'Books' })).toMatchObject({
    failure: { code: 'change-unconfirmed' },
  });
  expect(journal()).toEqual([
    { type: 'service-record-changed', what: 'merchant-updated', record: books, unconfirmed: true },
  ]);
});

test('a good answer that cannot be read leaves a new merchant unconfirmed, which the journal says', async () => {
  await launch();
  const match = { method: 'POST', path: '/Merchants' };
  await setFault(sandbox, { kind: 'answer', status: 201, body: '', times: 1, match });
  const made = world.commands['merchants.create']({
    partnerId: 'par_Harbor',
    name: 'Stand 1',
    merchantCategoryCode: '5411',
  });
  expect(await made).toMatchObject({ failure: { action: 'try-again', code: 'change-unconfirmed' } });
  expect(journal()).toMatchObject([
    { type: 'service-record-changed', what: 'merchant-created', unconfirmed: true },
  ]);
});
