import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { setFault } from '../../support/sandbox-faults.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { TillWorld } from '../../support/till-world.ts';
import type { Sandbox } from '../../../sandbox/server.ts';

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
  const used = await world.till.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
  expect(used.ok).toBe(true);
}

test('a till that stopped in the middle of a try goes on with the sale at once', async () => {
  const match = { method: 'POST', path: '/Payments/crypto' };
  await setFault(sandbox, { kind: 'stall-headers', times: 1, match });
  await world.charge(1234, 'MID-TRY-1');
  const payments = async () =>
    (await (await fetch(`${sandbox.controlUrl}/payments?reference=MID-TRY-1`)).json()) as readonly unknown[];
  await expect.poll(payments).toHaveLength(1);
  world.till.close();

  await open();
  await world.stageWhen('waiting');
  expect(world.till.view().sales).toHaveLength(1);
});
