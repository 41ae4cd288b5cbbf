import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { launchBackOffice } from '../../../support/back-office/launch-back-office.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

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

const launch = (key: string, ids: object) => launchBackOffice(world, sandbox, ids, key);
const asPartner = () => launchBackOffice(world, sandbox);

const below = (kind: 'partner' | 'merchant' | 'location', id: string) =>
  valueOf(world.commands['hierarchy.children']({ kind, id, page: 0 }));
const find = (text: string) => valueOf(world.commands['hierarchy.find']({ text, page: 0 }));
const look = (kind: 'location' | 'terminal', id: string) =>
  valueOf(world.commands['hierarchy.get']({ kind, id }));

test('the tree is read level by level, from the partners to the terminals', async () => {
  await asPartner();
  const top = await valueOf(world.commands['hierarchy.top']({ page: 0 }));
  expect(top.entries).toContainEqual(expect.objectContaining({ kind: 'partner', id: 'par_Northwind' }));
  const merchants = [];
  for (const { id } of top.entries) merchants.push(...(await below('partner', id)).entries);
  expect(merchants).toContainEqual(expect.objectContaining({ kind: 'merchant', id: 'mer_PierCoffee' }));
  expect(await below('merchant', 'mer_PierCoffee')).toMatchObject({
    entries: [{ kind: 'location', id: 'loc_PierCoffee', isEnabled: true }, { id: 'loc_PierMarket' }],
  });
  const { entries } = await below('location', 'loc_PierCoffee');
  expect(entries.map(({ name }) => name)).toEqual(['Till 1', 'Till 2']);
});

test('a part of a name finds a terminal, and so does its whole identifier', async () => {
  await asPartner();
  const byName = await find('market TILL');
  expect(byName.entries).toEqual([
    {
      kind: 'terminal',
      id: 'term_MarketTill',
      name: 'Market till',
      path: [expect.any(String), 'Pier Coffee, Market Hall'],
    },
  ]);
  expect((await find('term_PierTill2')).entries.map(({ id }) => id)).toEqual(['term_PierTill2']);
  const none = await find('nothing is called this');
  expect(none.entries).toEqual([]);
  expect(none.failure).toBeUndefined();
});

test('a part of an identifier finds its terminal, as it is read from a screen', async () => {
  await asPartner();
  expect((await find('MarketTill')).entries.map(({ id }) => id)).toEqual(['term_MarketTill']);
  expect((await find('markettill')).entries).toEqual([]);
  expect((await find('term')).entries).toEqual([]);
});

test('a location with tenders of its own shows them apart from those of its merchant', async () => {
  await asPartner();
  const place = await look('location', 'loc_PierMarket');
  expect(place.tenders).toMatchObject({ state: 'own', accepted: ['usdcBase', 'bitcoin_Lightning'] });
  expect(place.tenders.omitted.length).toBeGreaterThan(0);
  const till = await look('terminal', 'term_MarketTill');
  expect(till).toMatchObject({
    location: { id: 'loc_PierMarket' },
    merchant: { id: 'mer_PierCoffee' },
    tenders: { state: 'same', accepted: ['usdcBase', 'bitcoin_Lightning'] },
  });
});

test('no API key in full is in what a screen gets of a terminal', async () => {
  await asPartner();
  const till = await look('terminal', 'term_PierTill1');
  expect(till.maskedApiKey).toEqual(expect.any(String));
  expect(JSON.stringify(till)).not.toContain('sandbox-key-PierTill1-000000');
});

test('without credentials nothing is asked; those of a terminal see no tree', async () => {
  const { terminalPassword, apiKey } = sandbox.secrets;
  const text = JSON.stringify(sandbox.profile);
  await world.till.launch({ kind: 'profile', text }, { ...(terminalPassword && { terminalPassword }) });
  expect(await world.commands['hierarchy.top']({ page: 0 })).toMatchObject({
    failure: { code: 'secret-missing' },
  });
  await launch(apiKey, { partnerId: 'par_Northwind' });
  expect(await world.commands['hierarchy.top']({ page: 0 })).toMatchObject({
    failure: { code: 'not-permitted' },
  });
});
