import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { Vault } from '../../../../src-main/terminal/secrets/vault.ts';
import { asSomebody } from '../../../support/system/as-somebody.ts';
import { unreadFiles } from '../../../support/system/unread-files.ts';
import { code } from '../../../support/worlds/staff-world.ts';
import { MemoryKeyring } from '../../../support/memory/memory-keyring.ts';
import { MemorySettings } from '../../../support/memory/memory-settings.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({});
});
afterEach(() => sandbox.close());

test.skipIf(process.platform === 'win32')(
  'secrets that this user may not read are not asked for again: the set-up says why, and goes on once they can be read',
  async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'secrets.json');
    const settings = new MemorySettings();
    const keyring = new MemoryKeyring();
    const start = () => {
      const world = new TillWorld(folder, { settings, secrets: new Vault(file, keyring) });
      onTestFinished(() => world.till.close());
      return world;
    };
    const text = JSON.stringify(sandbox.profile);
    const before = start();
    await before.till.setUp.useProfile(text, sandbox.secrets);
    before.till.close();
    const kept = readFileSync(file, 'utf8');
    chmodSync(file, 0o000);
    chmodSync(folder, 0o755);

    const { till } = start();
    await asSomebody(() => till.launch({ kind: 'profile', text }, {}));
    expect(till.view()).toMatchObject({
      phase: 'setup',
      setup: { reason: 'failed', failure: { action: 'ask-manager', code: 'secrets-unreadable' } },
    });

    chmodSync(file, 0o600);
    expect(await till.tryAgain()).toMatchObject({ ok: true });
    expect(till.view().phase).toBe('ready');
    expect(readFileSync(file, 'utf8')).toBe(kept);
  },
);

describe('a start that gives its secrets while those that are kept cannot be read', () => {
  const text = (): string => JSON.stringify(sandbox.profile);

  /** A till with a payment that waits, and with a manager where one works there; closed. */
  async function closedTill({ manager }: { readonly manager: boolean }) {
    const folder = temporaryFolder();
    const settings = new MemorySettings();
    const keyring = new MemoryKeyring();
    const open = () => {
      const world = new TillWorld(folder, {
        settings,
        secrets: new Vault(join(folder, 'secrets.json'), keyring),
      });
      onTestFinished(() => world.till.close());
      return world;
    };
    const world = open();
    await world.till.setUp.useProfile(text(), sandbox.secrets);
    await world.charge(1234, 'UNREAD-1');
    await world.stageWhen('waiting');
    const ann = { name: 'Ann', role: 'manager', pin: '1111' } as const;
    if (manager) expect(code(await world.commands['staff.add'](ann))).toBe('ok');
    world.till.close();
    return { folder, file: join(folder, 'secrets.json'), open };
  }

  test('works with them and follows its payments: a notice says what could not be read, and nothing of it is replaced', async () => {
    const { file, open } = await closedTill({ manager: false });
    const kept = readFileSync(file, 'utf8');
    const isReadAgain = unreadFiles();
    const { till, commands } = open();
    await till.launch({ kind: 'profile', text: text() }, sandbox.secrets);
    expect(till.view()).toMatchObject({
      phase: 'ready',
      sales: [{ reference: 'UNREAD-1' }],
      notices: [{ code: 'set-up-not-kept', detail: expect.stringContaining('EIO') as string }],
    });
    expect(till.view().staff.missing).toBeUndefined();
    expect(code(await commands['setup.checkProfile']({ text: text() }))).toBe('ok');
    isReadAgain();
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  test('still asks for the missing ones where they are not all', async () => {
    const { open } = await closedTill({ manager: false });
    unreadFiles();
    const { till } = open();
    await till.launch({ kind: 'profile', text: text() }, { apiKey: sandbox.secrets.apiKey });
    expect(till.view()).toMatchObject({
      phase: 'setup',
      setup: { reason: 'failed', failure: { code: 'secrets-unreadable' } },
    });
  });

  test('gives nobody the rights of the cashiers whom the record has lost', async () => {
    const { folder, open } = await closedTill({ manager: true });
    const [terminal = ''] = readdirSync(join(folder, 'ledgers'));
    rmSync(join(folder, 'ledgers', terminal, 'ledger.db'));
    unreadFiles();
    const { till, commands } = open();
    await till.launch({ kind: 'profile', text: text() }, sandbox.secrets);
    expect(till.view()).toMatchObject({ phase: 'ready', staff: { missing: true } });
    expect(code(await commands['setup.checkProfile']({ text: text() }))).toBe('owner-needed');
  });
});
