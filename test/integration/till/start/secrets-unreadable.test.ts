import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { Vault } from '../../../../src-main/terminal/secrets/vault.ts';
import { asSomebody } from '../../../support/system/as-somebody.ts';
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
