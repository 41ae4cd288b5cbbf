import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { Vault } from '../../../../src-main/terminal/secrets/vault.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { code } from '../../../support/worlds/staff-world.ts';
import { MemoryKeyring } from '../../../support/memory/memory-keyring.ts';
import { MemorySettings } from '../../../support/memory/memory-settings.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

let sandbox: Sandbox;
let practice: Sandbox;
let folder: string;
let settings: MemorySettings;

beforeEach(async () => {
  [sandbox, practice] = await Promise.all([startSandbox({}), startSandbox({})]);
  folder = temporaryFolder();
  settings = new MemorySettings();
});
afterEach(async () => {
  await Promise.all([sandbox.close(), practice.close()]);
});

function open(): TillWorld {
  const profileText = JSON.stringify(practice.profile);
  const world = new TillWorld(folder, {
    settings,
    secrets: new Vault(join(folder, 'secrets.json'), new MemoryKeyring()),
    training: {
      start: () => Promise.resolve(succeeded({ profileText, secrets: practice.secrets })),
      simulate: () => Promise.resolve(succeeded(null)),
      stop: () => undefined,
    },
  });
  onTestFinished(() => world.till.close());
  return world;
}

const own = (): string => JSON.stringify(sandbox.profile);

/** Whatever somebody in training may try. */
async function tries({ commands }: TillWorld): Promise<readonly (string | undefined)[]> {
  const text = JSON.stringify({ ...sandbox.profile, terminalId: 'term_of_eve' });
  const answers = [
    await commands['setup.useProfile']({ text, secrets: sandbox.secrets }),
    await commands['setup.enterSecrets']({ secrets: { terminalPassword: 'whatever Eve likes' } }),
    await commands['setup.takeHandOver']({ text: '{}', code: '1234' }),
  ];
  return answers.map(code);
}

test('a till with cashiers is not set up from training but by its owner, also after a start in training', async () => {
  const before = open();
  await before.till.setUp.useProfile(own(), sandbox.secrets);
  const ann = { name: 'Ann', role: 'manager', pin: '1111' } as const;
  expect(code(await before.commands['staff.add'](ann))).toBe('ok');
  expect(code(await before.commands['setup.useTraining'](undefined))).toBe('ok');
  expect(await tries(before)).toEqual(Array(3).fill('owner-needed'));
  expect(before.till.view()).toMatchObject({ phase: 'ready', setup: { ownerNeeded: true } });
  before.till.close();

  const world = open();
  await world.till.launch({ kind: 'training' }, {});
  expect(world.till.view()).toMatchObject({ phase: 'ready', setup: { ownerNeeded: true } });
  expect(await tries(world)).toEqual(Array(3).fill('owner-needed'));
  // Practising goes on all the same.
  expect(world.till.refusal('manager')).toBeUndefined();
  expect(code(await world.commands['staff.proveOwner']({ secret: sandbox.secrets.apiKey }))).toBe('ok');
  expect(world.till.view().setup.ownerNeeded).toBeUndefined();
  expect(code(await world.commands['setup.useProfile']({ text: own(), secrets: {} }))).toBe('ok');
});

test('a till without cashiers is set up from training by everybody', async () => {
  const world = open();
  await world.till.launch({ kind: 'training' }, {});
  expect(world.till.view().setup.ownerNeeded).toBeUndefined();
  const used = await world.commands['setup.useProfile']({ text: own(), secrets: sandbox.secrets });
  expect(code(used)).toBe('ok');
});
