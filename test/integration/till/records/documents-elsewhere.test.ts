import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import {
  addDocument,
  documentsAtService,
  pdf,
} from '../../../support/back-office/documents-of-application.ts';
import { clearFaults, setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { launchBackOffice, PARTNER_KEY } from '../../../support/back-office/launch-back-office.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

/** A Draft that this till has not made. */
const id = 'app_Seeded01';
const merchantName = 'Lighthouse Bakery';
const UPLOAD = { method: 'POST', path: '/attachments' };

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;

const launch = () => launchBackOffice(world, sandbox);
const restart = async () => {
  world.till.close();
  world = new TillWorld(folder);
  await launch();
};

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder);
  await launch();
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const list = (of = id) => valueOf(world.commands['applicationDocuments.list']({ id: of }));
const send = (key: string) => world.commands['applicationDocuments.send']({ id, key });
const unsent = () => valueOf(world.commands['applicationDocuments.unsent']({}));
const add = (fileName: string, file: Buffer) =>
  addDocument(world.commands, { id, merchantName }, fileName, file);
/** By somebody else, with the same key. */
const movedElsewhere = async (move: 'submit' | 'cancel') => {
  const path = move === 'submit' ? `applications/${id}/submit` : `${id}/cancel`;
  const answer = await fetch(`${sandbox.baseUrl}/merchant-onboarding/${path}`, {
    method: 'POST',
    headers: { 'X-Api-Key': PARTNER_KEY },
  });
  expect(answer.status).toBeLessThan(300);
};
const filesOnDisk = () => {
  const [name = ''] = readdirSync(join(folder, 'application-drafts'));
  return readdirSync(join(folder, 'application-drafts', name));
};

test('a Draft that was made elsewhere takes a document, also one that waited over a restart', async () => {
  const file = pdf(1_500_000);
  const { key } = await add('licence.pdf', file);
  await setFault(sandbox, { kind: 'status', status: 500, times: 9, match: UPLOAD });
  expect(await send(key)).toMatchObject({ ok: false });
  await clearFaults(sandbox);
  await restart();
  expect(await unsent()).toEqual({
    waiting: [{ id, merchantName, fileNames: ['licence.pdf'] }],
    notSent: [],
  });
  expect(await list()).toMatchObject({
    documents: [{ key, fileName: 'licence.pdf', size: file.length, state: 'waiting' }],
    isClosed: false,
  });
  await valueOf(send(key));
  expect((await documentsAtService(sandbox, id))['licence.pdf']?.equals(file)).toBe(true);
  expect(await unsent()).toEqual({ waiting: [], notSent: [] });
  expect(filesOnDisk()).toEqual([]);
});

test.each(['submit', 'cancel'] as const)(
  'after a %s elsewhere what waits is never sent: its content goes, its name stays until it was read',
  async (move) => {
    const { key } = await add('licence.pdf', pdf(300_000));
    await movedElsewhere(move);
    expect(await send(key)).toMatchObject({ ok: false, failure: { code: 'conflict' } });
    expect(await unsent()).toEqual({
      waiting: [],
      notSent: [{ id, merchantName, fileNames: ['licence.pdf'] }],
    });
    // A till that ends before somebody has read it says it again.
    await restart();
    expect(await list()).toMatchObject({ documents: [], isClosed: true, notSent: ['licence.pdf'] });
    expect(await valueOf(world.commands['applications.get']({ id }))).toMatchObject({
      notSent: ['licence.pdf'],
    });
    expect(await send(key)).toMatchObject({ ok: false, failure: { code: 'not-found' } });
    await valueOf(world.commands['applicationDocuments.understood']({ id }));
    expect(await unsent()).toEqual({ waiting: [], notSent: [] });
    expect(filesOnDisk()).toEqual([]);
    expect(await documentsAtService(sandbox, id)).toEqual({});
  },
);

test('the page of the application itself says what was not sent, without another look', async () => {
  await add('licence.pdf', pdf(1_000));
  await movedElsewhere('submit');
  const read = await valueOf(world.commands['applications.get']({ id }));
  expect(read).toMatchObject({ status: 'signing', notSent: ['licence.pdf'] });
});

test('one whose answer was lost before the application was submitted is not said to be missing', async () => {
  const { key } = await add('licence.pdf', pdf(1_000));
  await setFault(sandbox, { kind: 'drop-after-work', times: 1, match: UPLOAD });
  expect(await send(key)).toMatchObject({ failure: { code: 'change-unconfirmed' } });
  await movedElsewhere('submit');
  const { notSent, documents } = await list();
  expect({ notSent, names: documents.map(({ fileName }) => fileName) }).toEqual({
    notSent: [],
    names: ['licence.pdf'],
  });
});

test('where the application cannot be read what waits is shown, and nothing is dropped', async () => {
  const { key } = await add('licence.pdf', pdf(1_000));
  await movedElsewhere('submit');
  await setFault(sandbox, { kind: 'status', status: 403, times: 99, match: { path: id } });
  expect(await list()).toMatchObject({ documents: [{ key, state: 'waiting' }], unread: {}, notSent: [] });
  expect(await unsent()).toMatchObject({ waiting: [{ id }], notSent: [] });
});

test('an application that these credentials do not see keeps its files, and they can be deleted', async () => {
  const foreign = 'app_OfAnotherPartner';
  const { key } = await addDocument(world.commands, { id: foreign }, 'licence.pdf', pdf(1_000));
  await add('letter.pdf', pdf(1_000));
  await movedElsewhere('cancel');
  // One that cannot be read does not keep the others from being looked at.
  expect(await unsent()).toMatchObject({
    waiting: [{ id: foreign, fileNames: ['licence.pdf'] }],
    notSent: [{ id, fileNames: ['letter.pdf'] }],
  });
  await valueOf(world.commands['applicationDocuments.remove']({ id: foreign, key }));
  expect((await unsent()).waiting).toEqual([]);
});

test('two presses send a document once', async () => {
  const { key } = await add('licence.pdf', pdf(2_000_000));
  const [first, second] = await Promise.all([send(key), send(key)]);
  expect([first.ok, second.ok]).toEqual([true, true]);
  expect((await list()).documents).toHaveLength(1);
});

test.each([
  [400, 'request-rejected'],
  [403, 'not-permitted'],
  [409, 'conflict'],
  [422, 'request-rejected'],
])('a document that the service refuses with %d stays to be sent or deleted', async (status, code) => {
  const { key } = await add('licence.pdf', pdf(1_000));
  await setFault(sandbox, { kind: 'status', status, times: 9, match: UPLOAD });
  expect(await send(key)).toMatchObject({ ok: false, failure: { code } });
  expect((await list()).documents).toMatchObject([{ key, state: 'waiting' }]);
});

test('twenty wait at most, of all applications together; names of those that were not sent do not count', async () => {
  await add('early.pdf', pdf(100));
  await movedElsewhere('submit');
  expect((await list()).notSent).toEqual(['early.pdf']);
  const other = 'app_Other';
  for (let count = 0; count < 20; count++) {
    const added = await addDocument(world.commands, { id: other }, `${count}.pdf`, pdf(100));
    expect(added).not.toHaveProperty('refused');
  }
  expect(await addDocument(world.commands, { id: other }, '21.pdf', pdf(100))).toMatchObject({
    refused: 'count',
  });
});
