import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { recordedEntries } from '../../../support/records/recorded-entries.ts';
import { launchBackOffice } from '../../../support/back-office/launch-back-office.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { CommandInput } from '../../../../shared/contract/commands.ts';

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder);
  await launchBackOffice(world, sandbox);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const typed: CommandInput<'applications.createShort'> = {
  partnerId: 'par_Harbor',
  merchantName: 'Ferry Kiosk',
  partnerMid: 'FERRY-1',
  signerFirstName: 'Ada',
  signerLastName: 'Byron',
  signerEmail: 'ada@ferry.example.test',
  fees: [
    { name: 'perTransaction', kind: 'fixed', sellRate: '0.1' },
    { name: 'cryptoPercentage', kind: 'percentage', sellRate: '1' },
    { name: 'walletPercentage', kind: 'percentage', sellRate: '2.4' },
  ],
};
const PATH = '/merchant-onboarding/applications-short';
const create = (input: Partial<typeof typed> = {}) =>
  world.commands['applications.createShort']({ ...typed, ...input });

/** All that the sandbox has under this external identifier. */
async function atService(externalId: string) {
  const all = (await controlOf(sandbox)('GET', '/applications')) as readonly {
    readonly applicationId: string;
    readonly partnerExternalId: string;
    readonly status: string;
  }[];
  return all.filter(({ partnerExternalId }) => partnerExternalId === externalId);
}

/** What the journal of this till has of changes at the service, oldest first. */
const journal = () => recordedEntries(folder);

test('a short application is made, sent to its signer at once, and in the journal', async () => {
  const made = await create();
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  expect(made.value).toMatchObject({ merchantName: 'Ferry Kiosk', externalId: 'FERRY-1' });
  expect(await atService('FERRY-1')).toMatchObject([{ applicationId: made.value.id, status: 'signing' }]);
  expect(journal()).toEqual([
    { type: 'service-record-changed', what: 'application-created', record: made.value.id },
  ]);
});

test('a lost answer makes one application: it is found in the list and taken for the lost one', async () => {
  await setFault(sandbox, { kind: 'drop-after-work', times: 1, match: { path: PATH } });
  const made = await create();
  const known = await atService('FERRY-1');
  expect(known).toHaveLength(1);
  expect(made).toMatchObject({ ok: true, value: { id: known[0]?.applicationId } });
  expect(journal()).toMatchObject([{ what: 'application-created', record: known[0]?.applicationId }]);
});

test('an answer that cannot be read counts as lost, and makes one application too', async () => {
  await setFault(sandbox, { kind: 'garbage-body', times: 1, match: { path: PATH } });
  expect(await create()).toMatchObject({ ok: true });
  expect(await atService('FERRY-1')).toHaveLength(1);
});

test('where the list cannot be read nothing is sent', async () => {
  const match = { method: 'GET', path: '/Partners/par_Harbor/applications' } as const;
  await setFault(sandbox, { kind: 'status', status: 403, times: 1, match });
  expect(await create()).toMatchObject({ failure: { code: 'not-permitted' } });
  expect(await atService('FERRY-1')).toEqual([]);
  expect(journal()).toEqual([]);
});

test('a request that never arrived is not taken for a lost one, and is sent by the next press', async () => {
  await setFault(sandbox, { kind: 'drop-before-work', times: 1, match: { path: PATH } });
  const lost = await create();
  expect(lost).toMatchObject({ failure: { code: 'change-unconfirmed' } });
  expect(await atService('FERRY-1')).toEqual([]);
  expect(journal()).toEqual([
    {
      type: 'service-record-changed',
      what: 'application-created',
      record: 'par_Harbor',
      unconfirmed: true,
    },
  ]);
  expect(await create()).toMatchObject({ ok: true });
  expect(await atService('FERRY-1')).toHaveLength(1);
});

test('two presses at once, and the same external identifier later, make one application', async () => {
  const answers = await Promise.all([create(), create()]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
  const [first] = await atService('FERRY-1');
  expect(await create({ merchantName: 'Another name' })).toMatchObject({
    failure: { code: 'conflict', detail: first?.applicationId },
  });
  expect(await atService('FERRY-1')).toHaveLength(1);
});

test('one that was withdrawn leaves room for another', async () => {
  const made = await create();
  const id = made.ok ? made.value.id : '';
  await world.commands['applications.move']({ id, to: 'cancel' });
  expect(await create()).toMatchObject({ ok: true });
});

test('each refusal names the field, a fee by its name', async () => {
  expect(await create({ signerEmail: 'ada@' })).toMatchObject({
    failure: {
      code: 'request-rejected',
      fields: [{ field: expect.stringMatching(/signerEmail$/) as unknown }],
    },
  });
  expect(
    await create({
      fees: [
        { name: 'perTransaction', kind: 'fixed', sellRate: '0.1' },
        { name: 'cryptoPercentage', kind: 'percentage', sellRate: '1' },
        { name: 'walletPercentage', kind: 'percentage', sellRate: '1.5' },
      ],
    }),
  ).toMatchObject({ failure: { fields: [{ field: 'feewalletPercentage' }] } });
  expect(await atService('FERRY-1')).toEqual([]);
  expect(journal()).toEqual([]);
});
