import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { folderName, keyOf } from '../../../../src-main/boot/terminal/terminal-folder.ts';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { parseProfile } from '../../../../src-main/terminal/profile/profile.ts';
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

const profileText = (): string => JSON.stringify(sandbox.profile);
const ledgers = (): string => join(folder, 'ledgers');

/** A till in `folder`, as it is started with this profile. */
async function start(text = profileText()): Promise<TillWorld> {
  const secrets = new Vault(join(folder, 'secrets.json'), new MemoryKeyring());
  const world = new TillWorld(folder, { settings, secrets });
  onTestFinished(() => world.till.close());
  await world.till.launch({ kind: 'profile', text }, {});
  return world;
}

/** A till with its secrets, closed; `copy` of its ledger from before there were cashiers. */
async function setUp(): Promise<{ readonly copy: string }> {
  const world = await start();
  await world.till.setUp.useProfile(profileText(), sandbox.secrets);
  world.till.close();
  const copy = temporaryFolder();
  cpSync(ledgers(), copy, { recursive: true });
  return { copy };
}

async function addManager(): Promise<void> {
  const { commands, till } = await start();
  expect(code(await commands['staff.add']({ name: 'Ann', role: 'manager', pin: '1111' }))).toBe('ok');
  till.close();
}

/** Each way in which a ledger comes to know no cashier. */
const losses: Readonly<Record<string, (copy: string) => void>> = {
  'was removed': () => rmSync(ledgers(), { recursive: true }),
  'is an older copy': (copy) => {
    rmSync(ledgers(), { recursive: true });
    cpSync(copy, ledgers(), { recursive: true });
  },
  'says that they were removed': () => {
    const [name = ''] = readdirSync(ledgers());
    const { ledger, journal } = openLedger(join(ledgers(), name), () => 1);
    const [added] = journal.newest(['cashier-added'], 1);
    journal.append({ type: 'cashier-removed', at: 1, cashierId: added?.cashierId ?? '' });
    ledger.close();
  },
};

describe.each(Object.entries(losses))('a till with cashiers whose ledger %s', (_, lose) => {
  test('does nothing for anybody until its owner goes on', async () => {
    const { copy } = await setUp();
    await addManager();
    lose(copy);
    const { commands, till } = await start();
    expect(till.view().staff).toMatchObject({ cashiers: [], missing: true });
    const refused = [
      await commands['staff.add']({ name: 'Eve', role: 'manager', pin: '6666' }),
      await commands['setup.useTraining'](undefined),
      await commands['setup.useProfile']({ text: profileText(), secrets: {} }),
      await commands['shift.open'](undefined),
      await commands['printer.forget'](undefined),
    ];
    expect(refused.map(code)).toEqual(Array(5).fill('owner-needed'));
    expect(till.session()?.cashiersSales.refusal()).toMatchObject({ code: 'owner-needed' });
    expect(code(await commands['staff.proveOwner']({ secret: 'a guess' }))).toBe('owner-unproved');
    expect(till.view().staff.missing).toBe(true);

    const { terminalPassword } = sandbox.secrets;
    expect(code(await commands['staff.proveOwner']({ secret: terminalPassword }))).toBe('ok');
    expect(till.view().staff.missing).toBeUndefined();
    till.close();
    expect((await start()).till.session()?.cashiersSales.refusal()).toBeUndefined();
  });
});

test('a wrong owner is locked out as a wrong PIN is', async () => {
  await setUp();
  await addManager();
  rmSync(ledgers(), { recursive: true });
  const { commands } = await start();
  for (let guess = 0; guess < 5; guess += 1) await commands['staff.proveOwner']({ secret: `${guess}` });
  const { terminalPassword } = sandbox.secrets;
  expect(code(await commands['staff.proveOwner']({ secret: terminalPassword }))).toBe('pin-locked');
});

test('a ledger that is restored brings the cashiers back', async () => {
  await setUp();
  await addManager();
  const aside = temporaryFolder();
  cpSync(ledgers(), aside, { recursive: true });
  rmSync(ledgers(), { recursive: true });
  const lost = await start();
  expect(lost.till.view().staff.missing).toBe(true);
  lost.till.close();
  rmSync(ledgers(), { recursive: true });
  cpSync(aside, ledgers(), { recursive: true });
  const { till } = await start();
  expect(till.view().staff).toMatchObject({ cashiers: [{ name: 'Ann' }] });
  expect(till.view().staff.missing).toBeUndefined();
});

test('a till whose last cashier was removed by a manager is everybody’s again', async () => {
  await setUp();
  await addManager();
  // The PIN's pepper is another one in this world, so the owner sets a new PIN.
  const { commands, till } = await start();
  const [ann] = till.view().staff.cashiers;
  const reset = { cashierId: ann?.id ?? '', secret: sandbox.secrets.terminalPassword, pin: '1111' };
  await commands['staff.resetPin'](reset);
  await commands['staff.signIn']({ cashierId: reset.cashierId, pin: '1111' });
  expect(code(await commands['staff.remove']({ cashierId: reset.cashierId }))).toBe('ok');
  till.close();
  expect((await start()).till.session()?.cashiersSales.refusal()).toBeUndefined();
});

describe('a till with cashiers on which no terminal is at work', () => {
  const setUpCommands = (world: TillWorld) => {
    const { commands } = world;
    return [
      () => commands['setup.useTraining'](undefined),
      () => commands['setup.checkProfile']({ text: '{}' }),
      () => commands['setup.useProfile']({ text: profileText(), secrets: {} }),
      () => commands['setup.enterSecrets']({ secrets: {} }),
    ];
  };

  test.each([
    ['its profile is faulty', () => undefined],
    ['its settings are gone', () => (settings = new MemorySettings())],
  ])('is set up by its owner only when %s', async (_, happen) => {
    await setUp();
    await addManager();
    happen();
    const world = await start('{}');
    expect(world.till.view()).toMatchObject({ phase: 'setup', setup: { ownerNeeded: true } });
    for (const command of setUpCommands(world)) expect(code(await command())).toBe('owner-needed');
    expect(code(await world.commands['staff.proveOwner']({ secret: 'a guess' }))).toBe('owner-unproved');
    const { apiKey } = sandbox.secrets;
    expect(code(await world.commands['staff.proveOwner']({ secret: apiKey }))).toBe('ok');
    expect(world.till.view().setup.ownerNeeded).toBeUndefined();
    const used = await world.commands['setup.useProfile']({ text: profileText(), secrets: {} });
    expect(code(used)).toBe('ok');
  });

  test('tries nobody’s words without end', async () => {
    await setUp();
    await addManager();
    const { commands } = await start('{}');
    for (let guess = 0; guess < 20; guess += 1) await commands['staff.proveOwner']({ secret: `${guess}` });
    const { apiKey } = sandbox.secrets;
    expect(code(await commands['staff.proveOwner']({ secret: apiKey }))).toBe('pin-locked');
  });
});

test('how the scanner types is the managers’ to change, and how the till looks everybody’s', async () => {
  await setUp();
  await addManager();
  const { commands, till } = await start();
  const { preferences } = till.view();
  const scanner = { ...preferences.scanner, prefix: '~' };
  expect(code(await commands['preferences.change']({ ...preferences, scanner }))).toBe('signed-out');
  expect(code(await commands['preferences.change']({ ...preferences, theme: 'dark' }))).toBe('ok');
});

test('a till without cashiers is set up by everybody', async () => {
  await setUp();
  const { commands, till } = await start('{}');
  expect(till.view().setup.ownerNeeded).toBeUndefined();
  expect(code(await commands['setup.checkProfile']({ text: '{}' }))).toBe('ok');
});

test('a till whose first cashier came today is set up by its owner alone once no terminal is at work', async () => {
  const world = await start();
  await world.till.setUp.useProfile(profileText(), sandbox.secrets);
  const { commands, till } = world;
  expect(code(await commands['staff.add']({ name: 'Ann', role: 'manager', pin: '1111' }))).toBe('ok');
  const other = parseProfile(JSON.stringify({ ...sandbox.profile, terminalId: 'term_other' }));
  if ('faults' in other) throw new Error(JSON.stringify(other.faults));
  // What stands in the place of its folder is no folder.
  writeFileSync(join(ledgers(), folderName(keyOf(other.profile, false))), '');
  const text = JSON.stringify({ ...sandbox.profile, terminalId: 'term_other', auth: { scheme: 'apiKey' } });
  expect(code(await till.setUp.useProfile(text, sandbox.secrets))).toBe('ledger-unavailable');
  expect(till.view().phase).toBe('setup');
  expect(code(await commands['setup.useTraining'](undefined))).toBe('owner-needed');
});
