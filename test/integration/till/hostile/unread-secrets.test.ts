import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { keyCipher } from '../../../../src-main/terminal/secrets/key-cipher.ts';
import { Vault } from '../../../../src-main/terminal/secrets/vault.ts';
import { code } from '../../../support/worlds/staff-world.ts';
import { MemorySettings } from '../../../support/memory/memory-settings.ts';
import { asSomebody } from '../../../support/system/as-somebody.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { GivenSecrets } from '../../../../src-main/terminal/secrets/secrets.ts';

let sandbox: Sandbox;
let folder: string;
let settings: MemorySettings;
let key: Buffer;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  settings = new MemorySettings();
  key = Buffer.alloc(32, 1);
});
afterEach(() => sandbox.close());

const file = (): string => join(folder, 'secrets.json');
const profileText = (): string => JSON.stringify(sandbox.profile);

function open(): TillWorld {
  const vault = new Vault(file(), keyCipher(key));
  const world = new TillWorld(folder, {
    settings,
    secrets: vault,
    peppers: (terminal) => ({
      load: () => vault.loadPepper(terminal),
      save: (pepper) => vault.savePepper(terminal, pepper),
    }),
  });
  onTestFinished(() => world.till.close());
  return world;
}

/** As it is started with this profile. */
async function start(text = profileText(), given: GivenSecrets = {}): Promise<TillWorld> {
  const world = open();
  await world.till.launch({ kind: 'profile', text }, given);
  return world;
}

/** A till with its secrets, and with a manager where one works there, closed. */
async function setUp({ manager }: { readonly manager: boolean }): Promise<void> {
  const { till, commands } = await start();
  expect(code(await till.setUp.useProfile(profileText(), sandbox.secrets))).toBe('ok');
  const ann = { name: 'Ann', role: 'manager', pin: '1111' } as const;
  if (manager) expect(code(await commands['staff.add'](ann))).toBe('ok');
  till.close();
}

/** Whatever a passer-by may try at the set-up. */
async function tries({ commands }: Pick<TillWorld, 'commands'>): Promise<readonly (string | undefined)[]> {
  const eves = JSON.stringify({ ...sandbox.profile, terminalId: 'term_of_eve' });
  const answers = [
    await commands['setup.useTraining'](undefined),
    await commands['setup.checkProfile']({ text: eves }),
    await commands['setup.useProfile']({ text: eves, secrets: sandbox.secrets }),
    await commands['setup.takeHandOver']({ text: '{}', code: '1234' }),
    await commands['printer.forget'](undefined),
  ];
  return answers.map(code);
}

/** Types a PIN into the corner of a kiosk. */
async function entered({ till }: Pick<TillWorld, 'till'>, pin: string): Promise<string | undefined> {
  const answer = await till.session()?.staff.corner.enter(pin);
  return answer && code(answer);
}

/** What the standard error says next of PINs that cannot be read: by then the staff PIN of the start is taken, or is not. */
function saidOfPins(): Promise<string> {
  return new Promise((resolve) => {
    const said = vi.spyOn(console, 'error').mockImplementation((text) => {
      if (!String(text).startsWith('No PIN of this till')) return;
      said.mockRestore();
      resolve(String(text));
    });
  });
}

/** Ways in which a till comes to read no secret of its own. */
const losses: Readonly<Record<string, () => void>> = {
  'are damaged': () => writeFileSync(file(), readFileSync(file()).subarray(0, 40)),
  'were sealed by another key': () => (key = Buffer.alloc(32, 2)),
  'are damaged inside': () =>
    writeFileSync(file(), readFileSync(file(), 'utf8').replaceAll(/"[A-Za-z0-9+/=]{40,}"/g, '"AAAA"')),
};

describe.each(Object.entries(losses))('a till with cashiers whose secrets %s', (_, lose) => {
  test('stays locked at each start, and is opened by secrets that the service accepts', async () => {
    await setUp({ manager: true });
    lose();
    for (let starts = 0; starts < 2; starts += 1) {
      const { till, commands } = await start();
      expect(till.view()).toMatchObject({
        phase: 'setup',
        setup: { reason: 'secrets-missing', ownerNeeded: true, secretsUnread: true },
      });
      expect(await tries({ commands })).toEqual(Array(5).fill('owner-needed'));
      expect(code(await commands['staff.proveOwner']({ secret: sandbox.secrets.apiKey }))).toBe(
        'owner-unproved',
      );
      till.close();
    }

    const { till, commands } = await start();
    const guess = { terminalPassword: 'a guess' };
    expect(code(await commands['setup.enterSecrets']({ secrets: guess }))).not.toBe('ok');
    expect(till.view()).toMatchObject({ phase: 'setup', setup: { ownerNeeded: true } });
    const { terminalPassword } = sandbox.secrets;
    expect(code(await commands['setup.enterSecrets']({ secrets: { terminalPassword } }))).toBe('ok');
    expect(till.view().phase).toBe('ready');
    // Her PIN still has to be typed, or set again by whoever owns the terminal.
    expect(code(await commands['setup.useTraining'](undefined))).toBe('signed-out');
    const [ann] = till.view().staff.cashiers;
    const reset = { cashierId: ann?.id ?? '', secret: terminalPassword, pin: '2222' };
    expect(code(await commands['staff.resetPin'](reset))).toBe('ok');
    till.close();
    expect((await start()).till.view().phase).toBe('ready');
  });

  test('is opened by nobody’s words while the service cannot be reached', async () => {
    await setUp({ manager: true });
    lose();
    const { till, commands } = await start();
    await sandbox.close();
    const secrets = { terminalPassword: 'whatever Eve likes' };
    expect(code(await commands['setup.enterSecrets']({ secrets }))).not.toBe('ok');
    expect(till.view()).toMatchObject({ phase: 'setup', setup: { ownerNeeded: true } });
  });

  test('takes the staff PIN of a start that gives secrets which the service accepts, for one manager', async () => {
    await setUp({ manager: true });
    lose();
    const { terminalPassword } = sandbox.secrets;
    let taken = saidOfPins();
    const guess = await start(profileText(), { terminalPassword: 'a guess', staffPin: '4711' });
    expect(await taken).toContain('was not taken');
    expect(await entered(guess, '4711')).toBe('pins-unreadable');
    guess.till.close();
    taken = saidOfPins();
    const { till, commands } = await start(profileText(), { terminalPassword, staffPin: '4711' });
    expect(await taken).toContain('has the staff PIN now');
    expect(await entered({ till }, '4711')).toBe('ok');
    expect(till.view().staff.cashiers).toMatchObject([{ name: 'Ann', role: 'manager' }]);
    // Nobody is signed in by it, so a passer-by has nothing more than before.
    expect(await tries({ commands })).toEqual(Array(5).fill('signed-out'));
    till.close();
    // The PIN can be read by now, so it is not another start's to change.
    const again = await start(profileText(), { terminalPassword, staffPin: '1234' });
    expect(await entered(again, '1234')).toBe('pin-wrong');
    expect(await entered(again, '4711')).toBe('ok');
  });

  test('takes the staff PIN of no start while the service cannot be reached', async () => {
    await setUp({ manager: true });
    lose();
    await sandbox.close();
    const { terminalPassword } = sandbox.secrets;
    const taken = saidOfPins();
    const world = await start(profileText(), { terminalPassword, staffPin: '4711' });
    expect(world.till.view().phase).toBe('ready');
    expect(await taken).toContain('was not taken');
    expect(await entered(world, '4711')).toBe('pins-unreadable');
  });

  test('opens without waiting for what the service says of the secrets that came with a staff PIN', async () => {
    await setUp({ manager: true });
    lose();
    const { terminalPassword } = sandbox.secrets;
    const taken = saidOfPins();
    let isDecided = false;
    void taken.then(() => (isDecided = true));
    const { till } = await start(profileText(), { terminalPassword, staffPin: '4711' });
    expect(till.view().phase).toBe('ready');
    expect(isDecided).toBe(false);
    expect(await taken).toContain('has the staff PIN now');
  });

  test('is set up by everybody where no cashiers work', async () => {
    await setUp({ manager: false });
    lose();
    const { till, commands } = await start();
    expect(till.view().setup).toMatchObject({ reason: 'secrets-missing' });
    expect(till.view().setup.ownerNeeded).toBeUndefined();
    expect(code(await commands['setup.checkProfile']({ text: profileText() }))).toBe('ok');
  });

  test('is set up by everybody once whoever runs the computer has taken the file away', async () => {
    await setUp({ manager: true });
    lose();
    (await start()).till.close();
    rmSync(file());
    const { till, commands } = await start();
    expect(till.view().setup.ownerNeeded).toBeUndefined();
    expect(code(await commands['setup.checkProfile']({ text: profileText() }))).toBe('ok');
  });
});

test('PINs whose pepper alone is lost are set anew by no start that does not give the terminal’s secrets', async () => {
  await setUp({ manager: true });
  const { peppers, ...others } = JSON.parse(readFileSync(file(), 'utf8')) as { readonly peppers: unknown };
  expect(peppers).toBeDefined();
  writeFileSync(file(), JSON.stringify(others));
  let taken = saidOfPins();
  const world = await start(profileText(), { staffPin: '4711' });
  expect(await taken).toContain('was not taken');
  expect(await entered(world, '4711')).toBe('pins-unreadable');
  world.till.close();
  const { terminalPassword } = sandbox.secrets;
  taken = saidOfPins();
  const again = await start(profileText(), { terminalPassword, staffPin: '4711' });
  expect(await taken).toContain('has the staff PIN now');
  expect(await entered(again, '4711')).toBe('ok');
});

test('a damaged vault stays where it is until secrets take its place, and is kept aside then', async () => {
  await setUp({ manager: true });
  writeFileSync(file(), 'torn');
  const { commands } = await start('{}');
  expect(readFileSync(file(), 'utf8')).toBe('torn');
  expect(existsSync(`${file()}.unreadable`)).toBe(false);
  expect(code(await commands['setup.enterSecrets']({ secrets: sandbox.secrets }))).toBe('till-not-ready');
  const { terminalPassword } = sandbox.secrets;
  const again = await start();
  expect(code(await again.commands['setup.enterSecrets']({ secrets: { terminalPassword } }))).toBe('ok');
  expect(readFileSync(`${file()}.unreadable`, 'utf8')).toBe('torn');
});

test.skipIf(process.platform === 'win32')(
  'a till with cashiers that may not read its secrets stays locked until it may',
  async () => {
    await setUp({ manager: true });
    chmodSync(file(), 0o000);
    chmodSync(folder, 0o755);
    const world = open();
    await asSomebody(() => world.till.launch({ kind: 'profile', text: profileText() }, {}));
    expect(world.till.view().setup).toMatchObject({
      reason: 'failed',
      ownerNeeded: true,
      secretsUnread: true,
    });
    await asSomebody(async () => expect(await tries(world)).toEqual(Array(5).fill('owner-needed')));
    chmodSync(file(), 0o600);
    expect(code(await world.commands['setup.tryAgain'](undefined))).toBe('ok');
    expect(world.till.view().phase).toBe('ready');
  },
);
