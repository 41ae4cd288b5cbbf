import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { Vault } from '../../../../src-main/terminal/secrets/vault.ts';
import { code } from '../../../support/worlds/staff-world.ts';
import { MemoryKeyring } from '../../../support/memory/memory-keyring.ts';
import { MemorySettings } from '../../../support/memory/memory-settings.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

let sandbox: Sandbox;
let folder: string;
let settings: MemorySettings;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  settings = new MemorySettings();
});
afterEach(() => sandbox.close());

async function start(): Promise<TillWorld> {
  const secrets = new Vault(join(folder, 'secrets.json'), new MemoryKeyring());
  const world = new TillWorld(folder, { settings, secrets });
  onTestFinished(() => world.till.close());
  await world.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, {});
  return world;
}

/** Ann manages and is signed in, Olga owns; their ids. */
async function withOwner() {
  const { commands, till } = await start();
  await till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
  expect(code(await commands['staff.add']({ name: 'Ann', role: 'manager', pin: '1111' }))).toBe('ok');
  expect(code(await commands['staff.add']({ name: 'Olga', role: 'owner', pin: '3333' }))).toBe('ok');
  const [ann = '', olga = ''] = till.view().staff.cashiers.map(({ id }) => id);
  return { commands, till, ann, olga };
}

test('the back office’s credentials are entered by an owner alone, wherever it is tried', async () => {
  const { commands, ann, olga } = await withOwner();
  const text = JSON.stringify(sandbox.profile);
  const secrets = { backOfficeKey: 'another' };
  const tries = [
    () => commands['backOffice.enterSecrets']({ secrets }),
    () => commands['setup.enterSecrets']({ secrets }),
    () => commands['setup.useProfile']({ text, secrets }),
  ];
  for (const each of tries) expect(code(await each())).toBe('owner-only');
  // What is no credential of the back office stays a manager's.
  expect(code(await commands['setup.checkProfile']({ text }))).toBe('ok');
  await commands['staff.signIn']({ cashierId: olga, pin: '3333' });
  expect(code(await commands['staff.changeRole']({ cashierId: ann, role: 'owner' }))).toBe('ok');
  // The same PIN, bound to the role that Ann has now.
  expect(code(await commands['staff.signIn']({ cashierId: ann, pin: '1111' }))).toBe('ok');
  for (const each of tries) expect(code(await each())).not.toBe('owner-only');
});

/** Writes into the record what no owner did. */
function edit(edits: (journal: ReturnType<typeof openLedger>['journal']) => void): void {
  const ledgers = join(folder, 'ledgers');
  const [name = ''] = readdirSync(ledgers);
  const { ledger, journal } = openLedger(join(ledgers, name), () => 1);
  edits(journal);
  ledger.close();
}

test('a record that was edited makes nobody an owner', async () => {
  const { till, ann } = await withOwner();
  till.close();
  edit((journal) =>
    journal.append({ type: 'cashier-role-changed', at: 1, cashierId: ann, role: 'manager', owner: true }),
  );
  const again = await start();
  expect(again.till.view().staff.cashiers[0]).toMatchObject({ role: 'owner' });
  expect(code(await again.commands['staff.signIn']({ cashierId: ann, pin: '1111' }))).toBe('pins-unreadable');
});

test('a record that has lost its owner gives nothing of theirs to managers until somebody owns the terminal', async () => {
  const { till, ann, olga } = await withOwner();
  till.close();
  edit((journal) => journal.append({ type: 'cashier-removed', at: 1, cashierId: olga }));
  const again = await start();
  const { commands } = again;
  const secret = sandbox.secrets.terminalPassword;
  // The PIN's pepper is another one in this world, so Ann sets a new PIN.
  await commands['staff.resetPin']({ cashierId: ann, secret, pin: '1111' });
  await commands['staff.signIn']({ cashierId: ann, pin: '1111' });
  expect(again.till.view().staff).toMatchObject({ ownersMissing: true, signedIn: ann });
  expect(again.till.session()?.cashiersSales.refusal()).toBeUndefined();
  const add = () => commands['staff.add']({ name: 'Eve', role: 'owner', pin: '6666' });
  expect(code(await add())).toBe('owner-needed');
  expect(code(await commands['staff.proveOwner']({ secret }))).toBe('ok');
  expect(again.till.view().staff.ownersMissing).toBeUndefined();
  expect(code(await add())).toBe('ok');
});
