import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { recordedEntries } from '../../../support/records/recorded-entries.ts';
import { launchBackOffice } from '../../../support/back-office/launch-back-office.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { ApplicationSearch } from '../../../../shared/contract/back-office/applications.ts';

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

const launch = (ids?: object) => launchBackOffice(world, sandbox, ids);

/** What the journal of this till has of these kinds, oldest first. */
const journal = (type: 'service-record-changed' | 'file-exported') => recordedEntries(folder, type);

/** What signer and service do, which a partner cannot. */
const control = (path: string, body: object) => controlOf(sandbox)('POST', `/applications/${path}`, body);

const found = async (search: Partial<ApplicationSearch> = {}) => {
  const { entries } = await valueOf(
    world.commands['applications.list']({ search: { text: '', ...search }, page: 0 }),
  );
  return entries.map(({ merchantName }) => merchantName);
};
const get = (id: string) => valueOf(world.commands['applications.get']({ id }));
const move = (id: string, to: 'submit' | 'resend' | 'cancel') =>
  world.commands['applications.move']({ id, to });

test('a partner’s applications are listed with those of the partners below it, the newest first', async () => {
  await launch();
  const { entries, total, next } = await valueOf(
    world.commands['applications.list']({ search: { text: '' }, page: 0 }),
  );
  expect([entries.length, total, next]).toEqual([12, 12, undefined]);
  const created = entries.map(({ createdAt = 0 }) => createdAt);
  expect(created).toEqual(created.toSorted((a, b) => b - a));
  expect(entries).toContainEqual({
    id: 'app_Seeded07',
    status: 'changesRequested',
    merchantName: 'Quay Ceramics',
    partnerName: 'Harbor Retail',
    externalId: 'MID-07',
    signerName: 'Robin Alvarez',
    signerEmail: 'robin@quayceramics.test',
    createdAt: expect.any(Number) as unknown,
    updatedAt: expect.any(Number) as unknown,
  });
});

test('one partner’s, one status, a text and days of the last change narrow the list', async () => {
  await launch();
  expect(await found({ partnerId: 'par_Meadow' })).toEqual([
    'Lucky Star Gaming',
    'Northlight Prints',
    'Mill Street Records',
  ]);
  expect(await found({ status: 'draft' })).toEqual(['Lighthouse Bakery']);
  expect(await found({ text: 'QUAY' })).toEqual(['Quay Ceramics']);
  expect(await found({ text: 'mid-09' })).toEqual(['Saltmarsh Outfitters']);
  expect(await found({ text: 'robin@fern' })).toEqual(['Fern Florist']);
  expect(await found({ text: 'nothing of this kind' })).toEqual([]);
  const { entries } = await valueOf(
    world.commands['applications.list']({ search: { text: 'Quay' }, page: 0 }),
  );
  const day = new Date(entries[0]?.updatedAt ?? 0).toISOString().slice(0, 10);
  const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  // The last day is counted whole.
  expect(await found({ text: 'Quay', from: day, to: day })).toEqual(['Quay Ceramics']);
  expect(await found({ text: 'Quay', to: before })).toEqual([]);
});

test('a merchant’s own back office has no applications, and is told so without asking the service', async () => {
  await launch({ merchantId: 'mer_OldTownBooks' });
  expect(await world.commands['applications.list']({ search: { text: '' }, page: 0 })).toMatchObject({
    failure: { code: 'not-permitted' },
  });
});

test('an application says what holds it up, what happened, and which merchant it became', async () => {
  await launch();
  expect(await get('app_Seeded07')).toMatchObject({
    status: 'changesRequested',
    exceptions: [
      {
        status: 'open',
        step: 'review',
        type: 'validationError',
        message: 'The proof of address is older than three months.',
      },
    ],
  });
  const history = await valueOf(world.commands['applications.history']({ id: 'app_Seeded07' }));
  expect(history.map(({ status }) => status)).toEqual([
    ...['changesRequested', 'reviewed', 'reviewing', 'signed', 'viewed', 'signing', 'draft'],
  ]);
  expect(history[0]).toMatchObject({ event: 'requestChanges', actor: 'service' });
  const boarded = await get('app_Seeded10');
  expect(boarded.merchant).toEqual({ kind: 'merchant', id: 'mer_OldTownBooks', name: 'Old Town Books' });
  expect(await world.commands['applications.get']({ id: 'app_None' })).toMatchObject({
    failure: { code: 'not-found' },
  });
});

test('a draft is sent for signature, sent again and withdrawn; each stands in the journal', async () => {
  await launch();
  const draft = 'app_Seeded01';
  await valueOf(move(draft, 'submit'));
  const first = await get(draft);
  expect(first.status).toBe('signing');
  await valueOf(move(draft, 'resend'));
  const second = await get(draft);
  expect(second.envelopeId).not.toBe(first.envelopeId);
  await valueOf(move(draft, 'cancel'));
  expect((await get(draft)).status).toBe('withdrawn');
  for (const to of ['submit', 'resend', 'cancel'] as const) {
    expect(await move(draft, to)).toMatchObject({ failure: { code: 'conflict' } });
  }
  expect(
    journal('service-record-changed').map((entry) => [entry.type, 'what' in entry && entry.what]),
  ).toEqual(
    ['application-submitted', 'application-resent', 'application-cancelled'].map((what) => [
      'service-record-changed',
      what,
    ]),
  );
});

test('a lost answer to a submit is said and not repeated; the application has been sent once', async () => {
  await launch();
  const match = { method: 'POST', path: '/merchant-onboarding/applications/app_Seeded01/submit' };
  await setFault(sandbox, { kind: 'drop-after-work', times: 1, match });
  expect(await move('app_Seeded01', 'submit')).toMatchObject({ failure: { code: 'change-unconfirmed' } });
  expect((await get('app_Seeded01')).status).toBe('signing');
  const history = await valueOf(world.commands['applications.history']({ id: 'app_Seeded01' }));
  expect(history.filter(({ event }) => event === 'submit')).toHaveLength(1);
  expect(journal('service-record-changed')).toMatchObject([
    { what: 'application-submitted', record: 'app_Seeded01', unconfirmed: true },
  ]);
});

test('an application that is boarded meanwhile is a merchant with a location and a terminal', async () => {
  await launch();
  const id = 'app_Seeded09';
  await control(id, { action: 'board' });
  const { status, merchant } = await get(id);
  expect([status, merchant?.name]).toEqual(['boarded', 'Saltmarsh Outfitters']);
  const children = (kind: 'merchant' | 'location', of: string) =>
    valueOf(world.commands['hierarchy.children']({ kind, id: of, page: 0 }));
  const [location] = (await children('merchant', merchant?.id ?? '')).entries;
  expect((await children('location', location?.id ?? '')).entries).toHaveLength(1);
});

async function upload(fileName: string, content: Buffer): Promise<string> {
  const path = '/merchant-onboarding/applications/app_Seeded01/attachments';
  const answered = await fetch(`${sandbox.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Api-Key': 'sandbox-partner-key-Northwind' },
    body: JSON.stringify({ fileName, contentType: 'application/pdf', content: content.toString('base64') }),
  });
  const { attachmentId } = (await answered.json()) as { readonly attachmentId: string };
  return attachmentId;
}

test('a document is saved where somebody chose, byte for byte, and the journal says so', async () => {
  await launch();
  const content = Buffer.from('%PDF-1.7 not really');
  const id = await upload('../../etc/Licence: 2026.pdf', content);
  const attachments = await valueOf(world.commands['applications.attachments']({ id: 'app_Seeded01' }));
  expect(attachments).toMatchObject([{ id, size: content.length }]);
  const save = () =>
    world.commands['applications.saveAttachment']({
      applicationId: 'app_Seeded01',
      id,
      fileName: '../../etc/Licence: 2026.pdf',
    });
  world.target = undefined;
  expect(await valueOf(save())).toEqual({});
  expect(journal('file-exported')).toEqual([]);
  const target = join(folder, 'licence.pdf');
  world.target = target;
  expect(await valueOf(save())).toEqual({ fileName: 'licence.pdf' });
  expect(world.suggested).toBe('Licence- 2026.pdf');
  expect(readFileSync(target)).toEqual(content);
  expect(journal('file-exported')).toMatchObject([{ what: 'attachment' }]);
});

test('a document that is refused leaves the file that stood there as it was', async () => {
  await launch();
  const id = await upload('licence.pdf', Buffer.alloc(200_000, 'x'));
  const target = join(folder, 'licence.pdf');
  writeFileSync(target, 'what stood there');
  world.target = target;
  const save = (attachment: string) =>
    world.commands['applications.saveAttachment']({ applicationId: 'app_Seeded01', id: attachment });
  expect(await save('att_None')).toMatchObject({ failure: { code: 'not-found' } });
  await setFault(sandbox, { kind: 'status', status: 403, times: 1, match: { method: 'GET' } });
  expect(await save(id)).toMatchObject({ failure: { code: 'not-permitted' } });
  expect(readFileSync(target, 'utf8')).toBe('what stood there');
});
