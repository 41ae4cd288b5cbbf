import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { typedInto } from '../../../support/back-office/application-at-service.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { clearFaults, setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { recordedEntries } from '../../../support/records/recorded-entries.ts';
import { launchBackOffice, PARTNER_KEY } from '../../../support/back-office/launch-back-office.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { PERSONAL, typedApplication } from '../../../support/records/typed-application.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { ApplicationValues } from '../../../../shared/onboarding/application-values.ts';

const CREATE = { method: 'POST', path: '/merchant-onboarding/applications' };

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

const launch = () => launchBackOffice(world, sandbox);
const restart = async () => {
  world.till.close();
  world = new TillWorld(folder);
  await launch();
};

const get = (id: string) => valueOf(world.commands['applicationDrafts.get']({ id }));
const list = () => valueOf(world.commands['applicationDrafts.list']({}));

const typed = (values?: ApplicationValues) => typedInto(world.commands, values);

async function atService(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const answer = await fetch(`${sandbox.baseUrl}/Partners/par_Northwind/applications?Search=Shell`, {
    headers: { 'X-Api-Key': PARTNER_KEY },
  });
  return ((await answer.json()) as { data: readonly Readonly<Record<string, unknown>>[] }).data;
}

/** What the journal of this till has of changes at the service, oldest first. */
const journal = () => recordedEntries(folder);

/** Every file of the till, as one text. */
function everything(path = folder): string {
  if (statSync(path).isFile()) return readFileSync(path, 'latin1');
  return readdirSync(path)
    .map((name) => everything(join(path, name)))
    .join('\n');
}

test('a form is kept with each field, says what is wrong, and outlives the till', async () => {
  await launch();
  const { id, problems, stage } = await valueOf(world.commands['applicationDrafts.begin'](undefined));
  expect(stage).toBe('typing');
  expect(problems.map(({ field }) => field)).toContain('merchantName');
  expect(await list()).toMatchObject({ drafts: [{ id, merchantName: '' }], isFull: false });
  const values = { ...typedApplication, merchantCategoryCode: '74' };
  const kept = await valueOf(world.commands['applicationDrafts.keep']({ id, values }));
  expect(kept).toEqual({
    problems: [{ field: 'merchantCategoryCode', code: 'not-a-category', step: 'business' }],
    isKept: true,
  });
  await restart();
  expect(await get(id)).toMatchObject({ values, stage: 'typing', problems: kept.problems });
  expect(await list()).toMatchObject({ drafts: [{ id, merchantName: 'Shell Shop', stage: 'typing' }] });
  await valueOf(world.commands['applicationDrafts.remove']({ id }));
  await restart();
  expect(await list()).toEqual({ drafts: [], unreadable: 0, isFull: false });
});

test('a created application is a Draft at the service, is submitted once, and then leaves the till', async () => {
  await launch();
  const id = await typed();
  expect(await atService()).toEqual([]);
  const made = await valueOf(world.commands['applicationDrafts.create']({ id }));
  expect(made).toMatchObject({ stage: 'at-service', problems: [] });
  expect(await atService()).toMatchObject([
    {
      applicationId: made.applicationId,
      status: 'draft',
      merchantName: 'Shell Shop',
      partnerExternalId: 'SHELL-1',
      signerEmail: 'robin@shop.example.test',
    },
  ]);
  // Pressed twice, or after a restart: there is one.
  await restart();
  expect(await world.commands['applicationDrafts.create']({ id })).toMatchObject({
    failure: { code: 'command-refused' },
  });
  expect(await get(id)).toMatchObject({ stage: 'at-service', applicationId: made.applicationId });
  expect(await atService()).toHaveLength(1);
  expect(await world.commands['applicationDrafts.keep']({ id, values: typedApplication })).toMatchObject({
    failure: { code: 'command-refused' },
  });

  await valueOf(world.commands['applicationDrafts.submit']({ id }));
  expect(await atService()).toMatchObject([{ status: 'signing' }]);
  expect(await list()).toMatchObject({ drafts: [] });
  expect(journal()).toMatchObject([
    { what: 'application-created', record: made.applicationId },
    { what: 'application-submitted', record: made.applicationId },
  ]);
});

test('two presses at once make one application', async () => {
  await launch();
  const id = await typed();
  const answers = await Promise.all([
    world.commands['applicationDrafts.create']({ id }),
    world.commands['applicationDrafts.create']({ id }),
  ]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
  expect(await atService()).toHaveLength(1);
});

test('one that was withdrawn elsewhere is not said to be submitted', async () => {
  await launch();
  const id = await typed();
  const { applicationId } = await valueOf(world.commands['applicationDrafts.create']({ id }));
  await valueOf(world.commands['applications.move']({ id: applicationId ?? '', to: 'cancel' }));
  expect(await world.commands['applicationDrafts.submit']({ id })).toMatchObject({
    ok: false,
    failure: { code: 'conflict' },
  });
});

test('a lost answer makes no second application: the first is found in the partner’s list', async () => {
  await launch();
  const id = await typed();
  await setFault(sandbox, { kind: 'drop-after-work', times: 1, match: CREATE });
  expect(await world.commands['applicationDrafts.create']({ id })).toMatchObject({
    failure: { code: 'change-unconfirmed' },
  });
  expect(await get(id)).toMatchObject({ stage: 'unconfirmed' });
  await restart();
  expect(await get(id)).toMatchObject({ stage: 'unconfirmed' });
  const { draft, found } = await valueOf(world.commands['applicationDrafts.findSent']({ id }));
  expect(found).toBe(1);
  const [there] = await atService();
  expect(draft).toMatchObject({ stage: 'at-service', applicationId: there?.['applicationId'] });
  expect(await atService()).toHaveLength(1);
});

test('sent again without a look, it is looked for all the same', async () => {
  await launch();
  const id = await typed();
  await setFault(sandbox, { kind: 'drop-after-work', times: 1, match: CREATE });
  await world.commands['applicationDrafts.create']({ id });
  await valueOf(world.commands['applicationDrafts.create']({ id }));
  expect(await atService()).toHaveLength(1);
});

test('what certainly did not arrive is sent again as it is', async () => {
  await launch();
  const id = await typed();
  await setFault(sandbox, { kind: 'drop-before-work', times: 9, match: CREATE });
  await world.commands['applicationDrafts.create']({ id });
  const { draft, found } = await valueOf(world.commands['applicationDrafts.findSent']({ id }));
  expect({ stage: draft.stage === 'at-service', found }).toEqual({ stage: false, found: 0 });
  await clearFaults(sandbox);
  await valueOf(world.commands['applicationDrafts.create']({ id }));
  expect(await atService()).toHaveLength(1);
});

test('what the service refuses comes back by the form’s fields, and nothing typed is lost', async () => {
  await launch();
  const id = await typed();
  await valueOf(world.commands['applicationDrafts.create']({ id }));
  // Of the same merchant there is one already.
  const again = await typed();
  expect(await world.commands['applicationDrafts.create']({ id: again })).toMatchObject({
    failure: { code: 'conflict' },
  });
  expect(await get(again)).toMatchObject({
    stage: 'typing',
    values: { ...typedApplication, partnerId: 'par_Harbor' },
  });
});

test('an application with a broken rule is not sent', async () => {
  await launch();
  const id = await typed({ ...typedApplication, 'fee:cryptoPercentage': '0.01' });
  expect(await world.commands['applicationDrafts.create']({ id })).toMatchObject({
    failure: { code: 'request-rejected', fields: [{ field: 'fee:cryptoPercentage' }] },
  });
  expect(await atService()).toEqual([]);
});

test('what is personal is in none of the till’s files in plain text', async () => {
  await launch();
  const id = await typed();
  await valueOf(world.commands['applicationDrafts.create']({ id }));
  const text = everything();
  for (const secret of PERSONAL) expect(text).not.toContain(secret);
  expect(text).not.toContain('robin@shop.example.test');
  const [name = ''] = readdirSync(join(folder, 'application-drafts'));
  const file = join(folder, 'application-drafts', name, `${id}.sealed`);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('without a safe keyring nothing is written, and the form says so', async () => {
  world.keyring.safe = false;
  await launch();
  const { id } = await valueOf(world.commands['applicationDrafts.begin'](undefined));
  const kept = await valueOf(world.commands['applicationDrafts.keep']({ id, values: typedApplication }));
  expect(kept).toMatchObject({ isKept: false });
  expect(await get(id)).toMatchObject({ isKept: false, values: typedApplication });
  expect(existsSync(join(folder, 'application-drafts'))).toBe(false);
});

test('a draft that the keyring does not open now stays on the disk', async () => {
  await launch();
  const id = await typed();
  world.till.close();
  world = new TillWorld(folder);
  world.keyring.locked = true;
  await launch();
  expect(await list()).toMatchObject({ drafts: [], unreadable: 1 });
  await restart();
  expect(await get(id)).toMatchObject({ values: typedApplication });
});

test('the till keeps twenty, and refuses the next', async () => {
  await launch();
  for (let count = 0; count < 20; count++) {
    const { id } = await valueOf(world.commands['applicationDrafts.begin'](undefined));
    await valueOf(world.commands['applicationDrafts.keep']({ id, values: { merchantName: `${count}` } }));
  }
  expect(await list()).toMatchObject({ isFull: true });
  expect(await world.commands['applicationDrafts.begin'](undefined)).toMatchObject({
    failure: { code: 'command-refused' },
  });
});
