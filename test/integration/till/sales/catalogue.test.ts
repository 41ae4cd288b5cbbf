import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandSchemas } from '../../../../shared/contract/commands.ts';
import { startSandbox } from '../../../../sandbox/server.ts';
import { answerCommand } from '../../../../src-main/electron/ipc/answer-command.ts';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';
import { SqliteJournal } from '../../../../src-main/ledger/sqlite-journal.ts';
import { png } from '../../../support/system/png.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { CommandName } from '../../../../shared/contract/channels.ts';

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder);
  await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

/** A command as whoever holds the renderer sends it. */
const send = (name: CommandName, input?: unknown) =>
  answerCommand(name, input, true, { schemas: commandSchemas, handlers: world.commands });

const cells = {
  name: 'Tea',
  price: '2.80',
  code: '',
  quick: '',
  tax: '',
  category: '',
  colour: '',
  picture: 'tea.png',
};
const tea = { name: 'Tea', unitMinor: 280, picture: 'tea.png' };
const done = { ok: true, value: { faults: [] } };

/** What the ledger on the disk says of the catalogue, oldest first. */
function entries() {
  const [name = ''] = readdirSync(join(folder, 'ledgers'));
  const connection = connect(ledgerFiles(join(folder, 'ledgers', name)));
  try {
    const types = ['article-changed', 'catalogue-replaced'] as const;
    return new SqliteJournal(connection, () => undefined).newest(types, 50).toReversed();
  } finally {
    connection.close();
  }
}

test('the record says who changed which article, from what to what', async () => {
  await send('staff.add', { name: 'Ann', role: 'manager', pin: '1234' });
  const [ann] = world.till.view().staff.cashiers;
  expect(await send('catalogue.save', { cells })).toEqual(done);
  const before = tea;
  expect(await send('catalogue.save', { before, cells: { ...cells, price: '3.10' } })).toEqual(done);
  expect(await send('catalogue.undo')).toEqual(done);
  expect(await send('catalogue.clear')).toEqual(done);
  world.till.close();
  const by = ann?.id;
  const dearer = { ...tea, unitMinor: 310 };
  expect(entries()).toMatchObject([
    { type: 'article-changed', currency: 'USD', after: tea, by },
    { type: 'article-changed', before: tea, after: dearer, by },
    { type: 'article-changed', before: dearer, after: tea, undo: true, by },
    { type: 'catalogue-replaced', added: 0, changed: 0, removed: 1, by },
  ]);
});

test('a cashier changes nothing, and nobody does who has not signed in', async () => {
  await send('staff.add', { name: 'Ann', role: 'manager', pin: '1234' });
  await send('staff.add', { name: 'Bo', role: 'cashier', pin: '56789' });
  const bo = world.till.view().staff.cashiers.find(({ name }) => name === 'Bo');
  const changes: readonly (readonly [CommandName, unknown?])[] = [
    ['catalogue.list', { text: '', most: 50 }],
    ['catalogue.save', { cells }],
    ['catalogue.remove', { article: tea }],
    ['catalogue.undo'],
    ['catalogue.clear'],
    ['catalogue.choosePictures'],
    ['catalogue.checkPictures'],
  ];
  await send('staff.lock');
  for (const [name, input] of changes)
    expect(await send(name, input)).toMatchObject({ failure: { code: 'signed-out' } });
  await send('staff.signIn', { cashierId: bo?.id, pin: '56789' });
  for (const [name, input] of changes)
    expect(await send(name, input)).toMatchObject({ failure: { code: 'manager-only' } });
});

test('nonsense from a screen is refused by field, and does nothing', async () => {
  const { picture, ...tooFew } = cells;
  const nonsense: readonly (readonly [CommandName, unknown])[] = [
    ['catalogue.save', undefined],
    ['catalogue.save', { cells: { ...cells, name: 7 } }],
    ['catalogue.save', { cells: { ...cells, price: '1'.repeat(1_001) } }],
    ['catalogue.save', { cells: { ...cells, cost: '1' } }],
    ['catalogue.save', { cells: tooFew }],
    ['catalogue.save', { cells, before: { name: picture, unitMinor: -1 } }],
    ['catalogue.save', { cells, before: { name: 'Tea', unitMinor: 2.5 } }],
    ['catalogue.remove', { article: [] }],
    ['catalogue.list', { text: '', most: 1_000_000 }],
    ['catalogue.import', { text: 'name,price\nTea,1', agreed: { added: -1, changed: 0, removed: 0 } }],
    ['catalogue.picture', { name: '' }],
    ['catalogue.choosePictures', '/etc'],
  ];
  for (const [name, input] of nonsense) expect(await send(name, input)).toMatchObject({ ok: false });
  expect(world.till.view().checkout?.articles).toBe(0);
});

test('pictures come from the folder that main had chosen, and only those that articles name', async () => {
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  for (const name of ['tea.png', 'other.png']) writeFileSync(join(pictures, name), png(4, 3));
  await send('catalogue.save', { cells });
  expect(await send('catalogue.choosePictures')).toMatchObject({ ok: true });
  expect(await send('catalogue.picture', { name: 'tea.png' })).toEqual({ ok: true, value: null });
  world.picturesFolder = pictures;
  await send('catalogue.choosePictures');
  expect(await send('catalogue.checkPictures')).toMatchObject({ value: { folder: pictures, ready: 1 } });
  expect(await send('catalogue.picture', { name: 'tea.png' })).toMatchObject({
    value: expect.stringMatching(/^data:image\/png;base64,/) as unknown,
  });
  for (const name of ['other.png', '../pictures/tea.png'])
    expect(await send('catalogue.picture', { name })).toEqual({ ok: true, value: null });
});
