import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { Vault } from '../../../../src-main/terminal/secrets/vault.ts';
import { FullSettings } from '../../../support/memory/full-settings.ts';
import { FullVault } from '../../../support/memory/full-vault.ts';
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

const FULL = 'Error: ENOSPC: no space left on device, write';

function tillOn(folder: string, kept: ConstructorParameters<typeof TillWorld>[1]): TillWorld {
  const world = new TillWorld(folder, kept);
  onTestFinished(() => world.till.close());
  return world;
}

test.each(['start', 'person'] as const)(
  'secrets of a %s that the disk does not take are used, and open payments are followed: a notice says that they are not kept',
  async (who) => {
    const folder = temporaryFolder();
    const file = join(folder, 'secrets.json');
    const keyring = new MemoryKeyring();
    const settings = new MemorySettings();
    const text = JSON.stringify(sandbox.profile);
    const before = tillOn(folder, { settings, secrets: new Vault(file, keyring) });
    await before.till.setUp.useProfile(text, sandbox.secrets);
    await before.charge(1234, 'FULL-2');
    await before.stageWhen('waiting');
    before.till.close();

    const { till } = tillOn(folder, { settings, secrets: new FullVault(join(folder, 'none.json'), keyring) });
    if (who === 'start') await till.launch({ kind: 'profile', text }, sandbox.secrets);
    else
      expect(await till.setUp.useProfile(text, sandbox.secrets)).toMatchObject({
        failure: { code: 'file-not-written', detail: FULL },
      });
    expect(till.view()).toMatchObject({
      phase: 'ready',
      sales: [{ reference: 'FULL-2' }],
      notices: [{ code: 'set-up-not-kept', detail: FULL }],
    });
  },
);

test('a set-up that the settings do not take is said to be not kept until one is', async () => {
  const settings = new FullSettings().fill();
  const { till } = tillOn(temporaryFolder(), { settings });
  const use = () => till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
  expect(await use()).toMatchObject({ failure: { code: 'file-not-written' } });
  expect(till.view()).toMatchObject({
    phase: 'ready',
    notices: [{ code: 'set-up-not-kept', detail: FULL }],
  });
  settings.free();
  expect(await use()).toMatchObject({ ok: true });
  expect(till.view().notices).toEqual([]);
});
