import { expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';

test('a sale without a payment asks for nothing once its terminal has another currency', async () => {
  let sandbox = await startSandbox({});
  const { profile, secrets } = sandbox;
  const port = Number(new URL(profile.baseUrl).port);
  const folder = temporaryFolder();
  const text = (currency: string): string =>
    JSON.stringify({ ...profile, store: { ...profile.store, currency } });
  let world = new TillWorld(folder);
  await world.till.setUp.useProfile(text('USD'), secrets);
  await sandbox.close();
  await world.charge(1_234);
  await world.stageWhen('creating');
  world.till.close();

  sandbox = await startSandbox({ port });
  world = new TillWorld(folder, { secrets: world.secrets });
  await world.till.launch({ kind: 'profile', text: text('JPY') }, secrets);
  expect(await world.stageWhen('not-created')).toMatchObject({ failure: { code: 'sale-currency-changed' } });
  expect(await controlOf(sandbox)('GET', '/payments')).toEqual([]);
  expect(world.till.view().sales).toMatchObject([{ amount: { minor: 1_234, currency: 'USD' } }]);
  world.till.close();
  await sandbox.close();
});
