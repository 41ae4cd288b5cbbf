import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { FullSettings } from '../../../support/memory/full-settings.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  await open();
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

async function open(): Promise<void> {
  world = new TillWorld(folder);
  const used = await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
  expect(used.ok).toBe(true);
}

test('a till that stopped in the middle of a try goes on with the sale at once', async () => {
  const match = { method: 'POST', path: '/Payments/crypto' };
  await setFault(sandbox, { kind: 'stall-headers', times: 1, match });
  await world.charge(1234, 'MID-TRY-1');
  const payments = () => controlOf(sandbox)('GET', '/payments?reference=MID-TRY-1');
  await expect.poll(payments).toHaveLength(1);
  world.till.close();

  await open();
  await world.stageWhen('waiting');
  expect(world.till.view().sales).toHaveLength(1);
});

test('a cart that was charged right before the till was ended is not offered again', async () => {
  const start = async (amountMinor: number): Promise<string> => {
    const started = await world.commands['sale.start']({ amountMinor, reference: '', overrides: [] });
    return started.ok ? started.value.saleId : expect.fail(started.failure.code);
  };
  const ended = async (): Promise<void> => {
    world.till.close();
    await world.till.written();
  };
  const offered = () => world.till.view().checkout?.draft;
  await world.commands['sale.leave']({ saleId: await start(200), seen: 'open' });
  const lines = [{ name: 'Tea', quantity: 1, unitMinor: 350 }];
  await world.commands['checkout.keepDraft']({ digits: '', typedName: 'Amount', lines, reference: '' });
  await ended();
  await open();
  expect(offered()).toMatchObject({ lines, amountMinor: 350 });

  const [terminal = ''] = readdirSync(join(folder, 'counters'));
  const file = join(folder, 'counters', terminal, 'carts.json');
  copyFileSync(file, `${file}.before`);
  await start(350);
  await ended();
  copyFileSync(`${file}.before`, file);
  await open();
  expect(offered()).toMatchObject({ lines: [], amountMinor: 0 });
  expect(world.till.view().sales).toHaveLength(2);
});

test.each(['restart', 'set-up'] as const)(
  'with settings that the disk does not take, the terminal of a %s is at work, and its payment on the screen',
  async (way) => {
    const { secrets } = sandbox;
    await world.charge(1234, 'FULL-1');
    await world.stageWhen('waiting');
    world.till.close();

    const settings = new FullSettings().fill();
    world = new TillWorld(folder, { settings });
    const { profile } = sandbox;
    const text = JSON.stringify({ ...profile, store: { ...profile.store, name: 'A new name' } });
    if (way === 'restart') await world.till.launch({ kind: 'profile', text }, secrets);
    else
      expect(await world.till.setUp.useProfile(text, secrets)).toMatchObject({
        failure: { code: 'file-not-written' },
      });
    expect(world.till.view()).toMatchObject({
      phase: 'ready',
      terminal: { storeName: 'A new name' },
      sales: [{ reference: 'FULL-1' }],
    });
  },
);
