import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const launch = (key?: string) => launchBackOffice(world, sandbox, undefined, key);

const look = (kind: 'location' | 'terminal', id: string) =>
  valueOf(world.commands['hierarchy.get']({ kind, id }));

/** What the journal of this till has of changes at the service, oldest first. */
const journal = () => recordedEntries(folder);

test('a terminal is renamed, and tenders that nobody touched stay inherited', async () => {
  await launch();
  const { commands } = world;
  const id = 'term_PierTill1';
  const before = await look('terminal', id);
  await valueOf(commands['terminals.update']({ id, name: 'Till 1, north door' }));
  const after = await look('terminal', id);
  expect(after).toMatchObject({ name: 'Till 1, north door', tenders: before.tenders });

  const location = after.location?.id ?? '';
  const [first = ''] = before.tenders.accepted;
  await valueOf(
    commands['locations.update']({
      id: location,
      name: after.location?.name ?? 'Pier Coffee',
      tenderTypes: [first],
    }),
  );
  expect((await look('terminal', id)).tenders.accepted).toEqual([first]);
});

test('tenders are set for one terminal, and inherited again', async () => {
  await launch();
  const { commands } = world;
  const id = 'term_PierTill1';
  const { tenders } = await look('terminal', id);
  const [first = ''] = tenders.accepted;
  await valueOf(commands['terminals.update']({ id, name: 'Till 1', tenderTypes: [first] }));
  expect((await look('terminal', id)).tenders).toMatchObject({ state: 'own', accepted: [first] });
  await valueOf(commands['terminals.update']({ id, name: 'Till 1', tenderTypes: null }));
  expect((await look('terminal', id)).tenders.accepted).toEqual(tenders.accepted);
});

test('each field of a location is changed, and what is left out stays', async () => {
  await launch();
  const { commands } = world;
  const id = 'loc_PierCoffee';
  const address = {
    address: '12 Harbour Street',
    city: 'Portland',
    state: 'ME',
    countryCode: 'US',
    postalCode: '04101',
  };
  const name = 'Pier Coffee, harbour';
  await valueOf(
    commands['locations.update']({ id, name, address, contactEmail: 'harbour@pier.example.test' }),
  );
  await valueOf(commands['locations.update']({ id, name, contactPhone: '+12075550100' }));
  expect(await look('location', id)).toMatchObject({
    name,
    address,
    email: 'harbour@pier.example.test',
    phone: '+12075550100',
  });
  await valueOf(commands['locations.update']({ id, name, address: null, contactEmail: null }));
  const after = await look('location', id);
  expect(after.address).toBeUndefined();
  expect(after.email).toBeUndefined();
});

test('a location says which tills its tenders concern, and what they accept', async () => {
  await launch();
  const { tills, total } = await valueOf(world.commands['locations.tills']({ id: 'loc_PierMarket' }));
  expect(total).toBe(tills.length);
  expect(tills).toContainEqual({
    id: 'term_MarketTill',
    name: 'Market till',
    tenders: ['usdcBase', 'bitcoin_Lightning'],
  });
});

test('each refusal names the field, and is the service’s', async () => {
  await launch();
  const { commands } = world;
  const update = (input: Parameters<(typeof commands)['locations.update']>[0]) =>
    commands['locations.update'](input);
  const id = 'loc_PierCoffee';
  expect(
    await commands['terminals.update']({
      id: 'term_PierTill1',
      name: 'Till 1',
      tenderTypes: ['neverHeardOf'],
    }),
  ).toMatchObject({ failure: { code: 'request-rejected', fields: [{ field: 'tenderTypes' }] } });
  expect(await update({ id, name: 'P', locationBusinessType: 'virtual', website: null })).toMatchObject({
    failure: { fields: [{ field: 'website' }] },
  });
  expect(await update({ id, name: 'P', contactEmail: 'nobody' })).toMatchObject({
    failure: { fields: [{ field: 'contactEmail' }] },
  });
  const address = { address: 'a', city: 'b', state: 'c', countryCode: 'ZZ', postalCode: 'd' };
  expect(await update({ id, name: 'P', address })).toMatchObject({
    failure: { fields: [{ field: 'address.countryCode' }] },
  });
  expect(await update({ id: 'loc_Nowhere', name: 'P' })).toMatchObject({ failure: { code: 'not-found' } });
  expect(journal()).toEqual([]);
});

test('a terminal’s own key changes nothing, and whose credentials it were is said', async () => {
  await launch(sandbox.secrets.apiKey);
  expect(await world.commands['terminals.update']({ id: 'term_PierTill1', name: 'Mine' })).toMatchObject({
    failure: { code: 'not-permitted' },
  });
});

test('what was changed stands in the journal, and so does a change whose answer was lost', async () => {
  await launch();
  const { commands } = world;
  await valueOf(commands['terminals.update']({ id: 'term_PierTill1', name: 'Till 1 A' }));
  await valueOf(commands['locations.update']({ id: 'loc_PierCoffee', name: 'Pier' }));
  await setFault(sandbox, { kind: 'drop-after-work', times: 1, match: { method: 'PUT' } });
  expect(await commands['terminals.update']({ id: 'term_PierTill2', name: 'Till 2 A' })).toMatchObject({
    failure: { code: 'change-unconfirmed', action: 'try-again' },
  });
  expect(journal()).toEqual([
    { type: 'service-record-changed', what: 'terminal-updated', record: 'term_PierTill1' },
    { type: 'service-record-changed', what: 'location-updated', record: 'loc_PierCoffee' },
    { type: 'service-record-changed', what: 'terminal-updated', record: 'term_PierTill2', unconfirmed: true },
  ]);
});

test('what was typed outlives the till, also a torn file, and goes once it is saved', async () => {
  await launch();
  const values = { name: 'Half a na', tenderTypes: ['usdcBase'] };
  await valueOf(world.commands['formDrafts.keep']({ form: 'terminal term_1', values }));
  world.till.close();
  world = new TillWorld(folder);
  await launch();
  const get = () => valueOf(world.commands['formDrafts.get']({ form: 'terminal term_1' }));
  expect(await get()).toEqual(values);
  await valueOf(world.commands['formDrafts.keep']({ form: 'terminal term_1' }));
  expect(await get()).toBeNull();
  world.till.close();

  const [file = ''] = readdirSync(join(folder, 'form-drafts'));
  const path = join(folder, 'form-drafts', file);
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 1));
  world = new TillWorld(folder);
  await launch();
  expect(await get()).toBeNull();
  await valueOf(world.commands['formDrafts.keep']({ form: 'terminal term_1', values }));
  expect(await get()).toEqual(values);
});

test('a terminal is made, cloned and deleted; each is in its location at once', async () => {
  await launch();
  const { commands } = world;
  const made = await valueOf(
    commands['terminals.create']({
      locationId: 'loc_PierMarket',
      name: 'Stall till',
      tenderTypes: ['usdcBase'],
      useSandboxSharedWallet: true,
    }),
  );
  expect(made).toMatchObject({ kind: 'terminal', name: 'Stall till' });
  expect(JSON.stringify(made)).not.toContain('sandbox-key');
  expect(await look('terminal', made.id)).toMatchObject({
    useSandboxSharedWallet: true,
    tenders: { state: 'own', accepted: ['usdcBase'] },
  });
  const clone = await valueOf(commands['terminals.clone']({ id: made.id, name: 'Stall till 2' }));
  expect(await look('terminal', clone.id)).toMatchObject({
    name: 'Stall till 2',
    location: { id: 'loc_PierMarket' },
    tenders: { accepted: ['usdcBase'] },
  });
  await valueOf(commands['terminals.remove']({ id: made.id }));
  expect(await commands['hierarchy.get']({ kind: 'terminal', id: made.id })).toMatchObject({
    failure: { code: 'not-found' },
  });
  const { tills } = await valueOf(commands['locations.tills']({ id: 'loc_PierMarket' }));
  expect(tills.map(({ id }) => id)).toContain(clone.id);
  expect(tills.map(({ id }) => id)).not.toContain(made.id);
});

test('this till’s own terminal is not deleted, whatever a screen sends', async () => {
  await launch();
  const id = sandbox.profile.terminalId;
  expect(await world.commands['terminals.remove']({ id })).toMatchObject({
    failure: { code: 'command-refused' },
  });
  expect(await look('terminal', id)).toMatchObject({ id });
});

test('a location is made, disabled, enabled and deleted, but not with terminals in it', async () => {
  await launch();
  const { commands } = world;
  const made = await valueOf(
    commands['locations.create']({
      merchantId: 'mer_PierCoffee',
      name: 'Pier Coffee, ferry',
      locationBusinessType: 'virtual',
      website: 'https://ferry.example.test',
    }),
  );
  const { id } = made;
  await valueOf(commands['locations.setEnabled']({ id, enabled: false }));
  expect(await look('location', id)).toMatchObject({ isEnabled: false, businessType: 'virtual' });
  await valueOf(commands['locations.setEnabled']({ id, enabled: true }));
  expect(await look('location', id)).toMatchObject({ isEnabled: true });
  const till = await valueOf(commands['terminals.create']({ locationId: id, name: 'Ferry till' }));
  expect(await commands['locations.remove']({ id })).toMatchObject({
    failure: { code: 'conflict', action: 'fix-input' },
  });
  await valueOf(commands['terminals.remove']({ id: till.id }));
  await valueOf(commands['locations.remove']({ id }));
  expect(journal().map(({ what }) => what)).toEqual([
    'location-created',
    'location-disabled',
    'location-enabled',
    'terminal-created',
    'terminal-deleted',
    'location-deleted',
  ]);
});

test('a disabled location’s terminals take no payments, as its question says', async () => {
  await launch();
  await valueOf(world.commands['locations.setEnabled']({ id: 'loc_PierMarket', enabled: false }));
  const { secret } = await valueOf(world.commands['terminals.revealKey']({ id: 'term_MarketTill' }));
  const asked = await fetch(`${sandbox.baseUrl}/Payments/crypto`, {
    method: 'POST',
    headers: { 'X-Api-Key': secret ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      merchantId: 'mer_PierCoffee',
      terminalId: 'term_MarketTill',
      requestedAmount: 5,
      reference: 'A-1',
    }),
  });
  expect(asked.status).toBeGreaterThanOrEqual(400);
});
