import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const signedIn = () =>
  world.viewWhen(({ session, tenders }) => session.state === 'signed-in' && tenders.length > 0);

test('a till without a key for the history says so beside the reference, asks nothing, and records it', async () => {
  const { terminalPassword } = sandbox.secrets;
  await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), { terminalPassword });
  await world.viewWhen(({ otherTillsUnseen }) => otherTillsUnseen === true);
  await world.charge(1200, 'T5');
  const [sale] = world.till.view().sales;
  const events = world.till.session()?.salesHistory.get(sale?.id ?? '');
  expect(JSON.stringify(events)).toContain('other-tills-unchecked');
});

test('with a key it says nothing', async () => {
  await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
  expect(await signedIn()).not.toHaveProperty('otherTillsUnseen');
});
