import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { HandOverRecord, merchantOf } from '../../../../src-main/provisioning/hand-over-record.ts';
import { ManagedSettings } from '../../../../src-main/provisioning/managed/managed-settings.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { clearFaults, setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { PARTNER_KEY } from '../../../support/back-office/launch-back-office.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { CommandInput } from '../../../../shared/contract/commands.ts';
import type { HandOverShown } from '../../../../shared/contract/back-office/hand-over.ts';

/** Of Pier Coffee and of Old Town Books, which belong to partners below Northwind; the training merchant does not. */
const PIER = 'term_PierTill2';
const BOOKS_WEB = 'term_BooksWeb';

let sandbox: Sandbox;
/** The back office of the partner alone: it has neither a terminal nor a merchant. */
let office: TillWorld;
let officeFolder: string;

beforeEach(async () => {
  sandbox = await startSandbox({});
  officeFolder = temporaryFolder();
  office = opened(officeFolder);
  onTestFinished(() => sandbox.close());
  const { version, environment, baseUrl } = sandbox.profile;
  const text = JSON.stringify({
    version,
    environment,
    baseUrl,
    store: { name: 'Northwind', currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' },
    backOffice: { partnerId: 'par_Northwind', auth: { scheme: 'apiKey' } },
  });
  await office.till.launch({ kind: 'profile', text }, { backOfficeKey: PARTNER_KEY });
});

function opened(folder = temporaryFolder()): TillWorld {
  const world = new TillWorld(folder);
  onTestFinished(() => world.till.close());
  return world;
}

async function bareTill(folder = temporaryFolder()): Promise<TillWorld> {
  const till = opened(folder);
  await till.till.launch({ kind: 'first-start' }, {});
  return till;
}

const make = (id: string, more: Partial<CommandInput<'handOver.make'>> = {}) =>
  office.commands['handOver.make']({ id, storeName: 'Pier 7', locale: 'en-US', ...more });
const take = (till: TillWorld, { qr = '', code }: HandOverShown) =>
  till.commands['setup.takeHandOver']({ text: qr, code });
const signerOf = (folder: string, merchantId: string) => {
  const { environment, baseUrl } = sandbox.profile;
  const merchant = JSON.stringify([environment, new URL(baseUrl).origin, merchantId]);
  return new HandOverRecord(join(folder, 'hand-overs.json')).signerOf(merchant);
};

test('a terminal of any merchant is handed over from a partner’s back office, and sells as its own', async () => {
  expect(await valueOf(office.commands['handOver.get']({ id: PIER }))).toEqual({
    storeName: 'Pier Coffee, Pier 7',
    signIns: ['apiKey'],
    terminalKind: 'physical',
    merchant: { id: 'mer_PierCoffee', name: 'Pier Coffee' },
    currency: 'USD',
    locale: 'de-US',
    carries: [],
  });
  const till = await bareTill();
  await valueOf(take(till, await valueOf(make(PIER))));
  const { terminal } = till.till.view();
  expect(terminal).toMatchObject({
    merchantId: 'mer_PierCoffee',
    terminalId: PIER,
    storeName: 'Pier 7',
    currency: 'USD',
    locale: 'en-US',
  });
  // The clock of the partner's office is not that of the store.
  expect(terminal).not.toHaveProperty('timeZone');
  await till.charge(1001);
  expect(await till.stageWhen('final')).toMatchObject({ outcome: 'completed' });
});

test('a virtual terminal is handed over as one, and asks for the payer’s details', async () => {
  const till = await bareTill();
  await valueOf(take(till, await valueOf(make(BOOKS_WEB))));
  expect(till.till.view().terminal?.customerDetails).toEqual({ ask: 'required' });
});

test('each merchant has a signing key of its own, and its tills know no other', async () => {
  const [pierFolder, booksFolder] = [temporaryFolder(), temporaryFolder()];
  const [pier, books] = [await bareTill(pierFolder), await bareTill(booksFolder)];
  await valueOf(take(pier, await valueOf(make(PIER))));
  await valueOf(take(books, await valueOf(make(BOOKS_WEB))));
  const signer = await signerOf(pierFolder, 'mer_PierCoffee');
  expect(signer).toBeDefined();
  expect(await signerOf(booksFolder, 'mer_OldTownBooks')).toBeDefined();
  expect(await signerOf(booksFolder, 'mer_OldTownBooks')).not.toBe(signer);
  expect(await signerOf(booksFolder, 'mer_PierCoffee')).toBeUndefined();
  // The next till of the same merchant is signed for by the same key.
  const nextFolder = temporaryFolder();
  await valueOf(take(await bareTill(nextFolder), await valueOf(make('term_PierTill1'))));
  expect(await signerOf(nextFolder, 'mer_PierCoffee')).toBe(signer);
});

test('its secrets are sealed to its own merchant, and the back office’s stay here', async () => {
  const till = await bareTill();
  await valueOf(take(till, await valueOf(make(PIER))));
  const kept = [...till.secrets.kept].map(([binding, secrets]) => [binding, Object.keys(secrets)]);
  expect(kept).toEqual([[expect.stringContaining('"mer_PierCoffee"'), ['apiKey']]]);
  expect(till.secrets.keptBackOffice.size).toBe(0);
});

test('what is wrong with what was typed is said by its field, and nothing is made', async () => {
  const { locale: _, ...nothing } = { locale: '', storeName: 'Pier 7', id: PIER };
  expect(await office.commands['handOver.make'](nothing)).toMatchObject({
    failure: { code: 'profile-invalid', fields: [{ field: 'store.locale', expected: 'locale' }] },
  });
  expect(await make(PIER, { timeZone: 'Mars/Olympus' })).toMatchObject({
    failure: { fields: [{ field: 'store.timeZone', expected: 'time-zone' }] },
  });
});

test('whose it is, of which kind and in which currency is asked where the service does not say', async () => {
  const silent = (path: string, body: object, times = 2) =>
    setFault(sandbox, { kind: 'answer', status: 200, body, times, match: { method: 'GET', path } });
  await silent(`/Terminals/${PIER}`, { id: PIER, locationId: 'loc_PierCoffee' });
  await silent('/Locations/loc_PierCoffee', { id: 'loc_PierCoffee', locationBusinessType: 'both' });
  const offer = await valueOf(office.commands['handOver.get']({ id: PIER }));
  expect(offer).toEqual({ storeName: '', signIns: ['apiKey'], locale: 'de-DE', carries: [] });
  const refused = await make(PIER);
  expect(refused).toMatchObject({ failure: { code: 'profile-invalid' } });
  const fields = refused.ok ? [] : (refused.failure.fields ?? []);
  expect(fields.map(({ field }) => field).sort()).toEqual(['merchantId', 'store.currency', 'terminalKind']);
  await clearFaults(sandbox);
  // Only the terminal: its key stands below the same path.
  await silent(`/Terminals/${PIER}`, { id: PIER }, 1);
  const till = await bareTill();
  const asked = { merchantId: 'mer_PierCoffee', terminalKind: 'physical', currency: 'USD' } as const;
  const made = await valueOf(make(PIER, asked));
  await clearFaults(sandbox);
  await valueOf(take(till, made));
  expect(till.till.view().terminal).toMatchObject({ merchantId: 'mer_PierCoffee' });
});

test('where the service cannot be asked whose it is, nothing is guessed', async () => {
  await setFault(sandbox, {
    kind: 'status',
    status: 500,
    times: 20,
    match: { method: 'GET', path: '/Locations/' },
  });
  expect(await make(PIER)).toMatchObject({ ok: false, failure: { code: 'service-error' } });
});

test('a file of tills of several merchants makes each its own', async () => {
  const folder = temporaryFolder();
  office.picturesFolder = folder;
  const columns = 'terminal,locale,zone,store';
  const unsaid = `${columns}\n${PIER},,,\n${BOOKS_WEB},nowhere-like-this-at-all,Mars/Olympus,Books`;
  expect(await valueOf(office.commands['fleet.check']({ text: unsaid }))).toMatchObject({
    faults: [
      { line: 2, column: 'locale', fault: 'not-as-expected', expected: 'locale' },
      { line: 3, column: 'locale', fault: 'not-as-expected', expected: 'locale' },
      { line: 3, column: 'zone', fault: 'not-as-expected', expected: 'time-zone' },
    ],
  });
  const text = `${columns}\n${PIER},en-US,,\n${BOOKS_WEB},en-US,America/New_York,Books`;
  const { fileName = '' } = await valueOf(office.commands['fleet.start']({ text }));
  await office.viewWhen(({ fleetRun }) => fleetRun?.state === 'done');
  const codes: readonly Record<string, string>[] = parse(readFileSync(join(folder, fileName, 'codes.csv')), {
    bom: true,
    columns: true,
  });
  const expected = [
    { merchantId: 'mer_PierCoffee', storeName: 'Pier Coffee, Pier 7', locale: 'en-US' },
    { merchantId: 'mer_OldTownBooks', storeName: 'Books', timeZone: 'America/New_York' },
  ];
  for (const [index, { file = '', code = '' }] of codes.entries()) {
    const till = await bareTill();
    const packed = readFileSync(join(folder, fileName, file), 'utf8');
    await valueOf(till.commands['setup.takeHandOver']({ text: packed, code }));
    expect(till.till.view().terminal).toMatchObject(expected[index] ?? {});
  }
});

test('settings are signed for the tills of one merchant, once a terminal of it was handed over', async () => {
  const folder = temporaryFolder();
  office.target = join(folder, 'managed-settings.json');
  const look = async () => (await valueOf(office.commands['managedSettings.get']({}))).merchants;
  const save = (more: object) =>
    office.commands['managedSettings.save']({ by: 'Northwind', names: ['theme'], ...more });
  expect(await look()).toEqual([]);
  const refused = { failure: { code: 'command-refused' } };
  expect(await save({})).toMatchObject(refused);
  expect(await save({ merchantId: 'mer_PierCoffee' })).toMatchObject(refused);
  const tillFolder = temporaryFolder();
  await valueOf(take(await bareTill(tillFolder), await valueOf(make(PIER))));
  await valueOf(make(BOOKS_WEB));
  expect(await look()).toEqual([
    { id: 'mer_PierCoffee', name: 'Pier Coffee' },
    { id: 'mer_OldTownBooks', name: 'Old Town Books' },
  ]);
  /** What a till of a merchant makes of a file that was saved for the tills of one. */
  const found = async (signedFor: string, at: string, merchantId: string) => {
    await valueOf(save({ merchantId: signedFor }));
    const record = new HandOverRecord(join(at, 'hand-overs.json'));
    const till = new ManagedSettings({
      read: () => ({ text: readFileSync(office.target ?? '', 'utf8') }),
      keptFile: join(temporaryFolder(), 'kept.json'),
      merchant: () => merchantOf({ ...sandbox.profile, merchantId }),
      signsFor: (publicKey) => record.signsFor(publicKey),
      now: () => Date.now(),
      use: () => undefined,
    });
    return till.readAgain();
  };
  expect(await found('mer_PierCoffee', tillFolder, 'mer_PierCoffee')).toMatchObject({ result: 'used' });
  expect(await found('mer_OldTownBooks', tillFolder, 'mer_PierCoffee')).toEqual({ result: 'unknown-signer' });
  // The computer that hands over for both knows both keys, and is a till of one merchant all the same.
  expect(await found('mer_PierCoffee', officeFolder, 'mer_PierCoffee')).toMatchObject({ result: 'used' });
  const { host: service } = new URL(sandbox.profile.baseUrl);
  expect(await found('mer_OldTownBooks', officeFolder, 'mer_PierCoffee')).toEqual({
    result: 'other-merchant',
    merchantId: 'mer_OldTownBooks',
    service,
  });
});
