import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { typedInto } from '../../../support/back-office/application-at-service.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import {
  addDocument,
  documentsAtService,
  pdf,
} from '../../../support/back-office/documents-of-application.ts';
import { clearFaults, setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { launchBackOffice } from '../../../support/back-office/launch-back-office.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

const UPLOAD = { method: 'POST', path: '/attachments' };

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;
/** Of the draft on this till, and what the service calls it. */
let draftId: string;
let id: string;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder);
  await launch();
  draftId = await typedInto(world.commands);
  const { applicationId } = await valueOf(world.commands['applicationDrafts.create']({ id: draftId }));
  id = applicationId ?? '';
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const launch = () => launchBackOffice(world, sandbox);
const restart = async () => {
  world.till.close();
  world = new TillWorld(folder);
  await launch();
};

const list = async () => (await valueOf(world.commands['applicationDocuments.list']({ id }))).documents;
const send = (key: string) => world.commands['applicationDocuments.send']({ id, key });

const add = (fileName: string, file: Buffer) => addDocument(world.commands, { id }, fileName, file);
const download = async (fileName: string) =>
  (await documentsAtService(sandbox, id))[fileName] ?? Buffer.alloc(0);

test('a document of several parts arrives as it was, and is deleted from the Draft', async () => {
  const file = pdf(2_500_000);
  const { key, received } = await add('licence.pdf', file);
  expect(received).toBe(file.length);
  expect(await list()).toEqual([{ key, fileName: 'licence.pdf', size: file.length, state: 'waiting' }]);
  await valueOf(send(key));
  const [sent] = await list();
  expect(sent).toMatchObject({ fileName: 'licence.pdf', size: file.length, state: 'sent' });
  expect((await download('licence.pdf')).equals(file)).toBe(true);
  await valueOf(world.commands['applicationDocuments.remove']({ id, key: sent?.key ?? '' }));
  expect(await list()).toEqual([]);
});

test('one that the service takes without a word is sent', async () => {
  const { key } = await add('licence.pdf', pdf(300));
  await setFault(sandbox, { kind: 'answer', status: 201, body: '', times: 1, match: UPLOAD });
  await valueOf(send(key));
  expect(await list()).toMatchObject([{ fileName: 'licence.pdf', state: 'sent' }]);
});

test('one that could not be sent waits sealed over a restart, and is sent then', async () => {
  const file = pdf(300_000);
  const { key } = await add('licence.pdf', file);
  await setFault(sandbox, { kind: 'status', status: 500, times: 9, match: UPLOAD });
  expect(await send(key)).toMatchObject({ ok: false });
  await clearFaults(sandbox);
  await restart();
  expect(await list()).toEqual([{ key, fileName: 'licence.pdf', size: file.length, state: 'waiting' }]);
  const [name = ''] = readdirSync(join(folder, 'application-drafts'));
  const [sealed = ''] = readdirSync(join(folder, 'application-drafts', name)).filter((each) =>
    each.endsWith('.document'),
  );
  expect(readFileSync(join(folder, 'application-drafts', name, sealed), 'latin1')).not.toContain(
    'licence.pdf',
  );
  await valueOf(send(key));
  expect((await download('licence.pdf')).equals(file)).toBe(true);
  expect(await list()).toHaveLength(1);
});

test('after a lost answer it is not sent a second time', async () => {
  const { key } = await add('licence.pdf', pdf(1_000));
  await setFault(sandbox, { kind: 'drop-after-work', times: 1, match: UPLOAD });
  expect(await send(key)).toMatchObject({ failure: { code: 'change-unconfirmed' } });
  await valueOf(send(key));
  expect(await list()).toMatchObject([{ fileName: 'licence.pdf', state: 'sent' }]);
});

test('a corrected document of the same name and length is sent beside the one that is there, once', async () => {
  const first = await add('licence.pdf', pdf(1_000));
  await valueOf(send(first.key));
  const file = pdf(1_000);
  const { key } = await add('licence.pdf', file);
  await setFault(sandbox, { kind: 'drop-after-work', times: 1, match: UPLOAD });
  expect(await send(key)).toMatchObject({ failure: { code: 'change-unconfirmed' } });
  await restart();
  await valueOf(send(key));
  expect(await list()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  expect((await download('licence.pdf')).equals(file)).toBe(true);
});

test('one that waits under the name of another that was sent is said not to have been sent', async () => {
  const first = await add('licence.pdf', pdf(1_000));
  await valueOf(send(first.key));
  await add('licence.pdf', pdf(1_000));
  await valueOf(world.commands['applicationDrafts.submit']({ id: draftId }));
  const listed = await valueOf(world.commands['applicationDocuments.list']({ id }));
  expect(listed).toMatchObject({ isClosed: true, notSent: ['licence.pdf'] });
});

test.each([
  ['film.pdf', Buffer.from('a film that is called a PDF'), 'type'],
  ['picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'type'],
])('%s is told by its bytes, not by its name', async (name, bytes, refused) => {
  expect(await add(name, bytes)).toMatchObject({ refused });
  expect(await list()).toEqual([]);
});

test('JPEG and PNG are taken, and a name keeps no folder', async () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  for (const [name, file] of [
    ['../../check.png', png],
    ['letter.jpg', jpeg],
  ] as const) {
    const { key, refused } = await add(name, file);
    expect(refused).toBeUndefined();
    await valueOf(send(key));
  }
  expect((await list()).map(({ fileName }) => fileName)).toEqual(['check.png', 'letter.jpg']);
});

test('a part that is not of this file is refused', async () => {
  const part = { id, fileName: 'a.pdf', size: 20, content: pdf(10).toString('base64') };
  const { key } = await valueOf(world.commands['applicationDocuments.addPart'](part));
  for (const hostile of [
    { ...part, key, id: 'app_Seeded01' },
    { ...part, key: draftId },
  ]) {
    expect(await world.commands['applicationDocuments.addPart'](hostile)).toMatchObject({
      failure: { code: 'command-refused' },
    });
  }
});

test('four files may be on their way at a time; with one more the oldest is dropped', async () => {
  const addPart = world.commands['applicationDocuments.addPart'];
  const part = { id, size: 20, content: pdf(10).toString('base64') };
  const begun = async (fileName: string) => (await valueOf(addPart({ ...part, fileName }))).key;
  const first = await begun('1.pdf');
  const second = await begun('2.pdf');
  for (const fileName of ['3.pdf', '4.pdf']) await begun(fileName);
  expect(await addPart({ ...part, fileName: '1.pdf', key: first })).toMatchObject({ ok: true });
  for (const fileName of ['5.pdf', '6.pdf']) await begun(fileName);
  expect(await addPart({ ...part, fileName: '2.pdf', key: second })).toMatchObject({
    failure: { code: 'command-refused' },
  });
});

test('twenty wait at most, and go with the draft that they are of', async () => {
  for (let count = 0; count < 20; count++) {
    expect(await add(`${count}.pdf`, pdf(100))).not.toHaveProperty('refused');
  }
  expect(await add('21.pdf', pdf(100))).toMatchObject({ refused: 'count' });
  await valueOf(world.commands['applicationDrafts.remove']({ id: draftId }));
  const [name = ''] = readdirSync(join(folder, 'application-drafts'));
  expect(readdirSync(join(folder, 'application-drafts', name))).toEqual([]);
});

test('one that still waits when the application is submitted is said not to have been sent, until somebody has read it', async () => {
  await add('licence.pdf', pdf(2_000));
  await valueOf(world.commands['applicationDrafts.submit']({ id: draftId }));
  const listed = () => valueOf(world.commands['applicationDocuments.list']({ id }));
  expect(await listed()).toMatchObject({ isClosed: true, documents: [], notSent: ['licence.pdf'] });
  await restart();
  expect(await listed()).toMatchObject({ notSent: ['licence.pdf'] });
  await valueOf(world.commands['applicationDocuments.understood']({ id }));
  expect(await listed()).toMatchObject({ notSent: [] });
});
