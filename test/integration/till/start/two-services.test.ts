import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { startRecordingProxy } from '../../../contract/recording-proxy.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

async function service(): Promise<Sandbox> {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  return sandbox;
}

test('of two services with the same identifiers, each pays its own sale, and neither hears of the other’s', async () => {
  const [ours, theirs] = [await service(), await service()];
  const heard = await startRecordingProxy(theirs.baseUrl);
  onTestFinished(heard.close);
  const folder = temporaryFolder();
  const open = async (sandbox: Sandbox, baseUrl = sandbox.baseUrl): Promise<TillWorld> => {
    const world = new TillWorld(folder);
    onTestFinished(() => world.till.close());
    const auth = { ...sandbox.profile.auth, authUrl: sandbox.authUrl.replace(sandbox.baseUrl, baseUrl) };
    const text = JSON.stringify({ ...sandbox.profile, baseUrl, auth });
    await world.till.launch({ kind: 'profile', text }, sandbox.secrets);
    await world.viewWhen(({ session }) => session.state === 'signed-in');
    return world;
  };

  let world = await open(ours);
  await world.charge(1234, 'BOTH-1');
  await world.stageWhen('waiting');
  const [payment] = (await controlOf(ours)('GET', '/payments')) as { trackingId: string }[];
  world.till.close();

  // Whatever it is asked about, the other one says that it was paid.
  await setFault(theirs, {
    kind: 'answer',
    status: 200,
    body: { trackingId: payment?.trackingId, statusCode: 'completed' },
    match: { path: `/Payments/tracking/${payment?.trackingId}` },
  });
  world = await open(theirs, heard.url);
  const refused = await world.till.session()?.sales.start({
    amount: { minor: 1234, currency: 'USD' },
    reference: 'BOTH-1',
    overrides: [],
  });
  expect(refused).toMatchObject({ ok: false, failure: { code: 'earlier-payment-unreadable' } });
  await world.charge(1201, 'BOTH-2');
  await world.stageWhen('final');
  const { sales } = world.till.view();
  expect(sales.find(({ reference }) => reference === 'BOTH-1')).toMatchObject({
    elsewhere: { origin: new URL(ours.baseUrl).origin },
    stage: { name: 'waiting' },
  });
  expect(JSON.stringify(heard.exchanges)).not.toContain(payment?.trackingId);
  world.till.close();

  await controlOf(ours)('POST', `/payments/${payment?.trackingId}`, { statusCode: 'completed' });
  world = await open(ours);
  const { sales: back } = await world.viewWhen(({ sales }) =>
    sales.some(({ reference, stage }) => reference === 'BOTH-1' && stage.name === 'final'),
  );
  expect(back.find(({ reference }) => reference === 'BOTH-1')?.stage).toMatchObject({ outcome: 'completed' });
});
