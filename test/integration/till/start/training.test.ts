import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { OUTCOMES } from '../../../../shared/payment/payment-status.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { movePayment } from '../../../../src-main/electron/training/move-payment.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { FullSettings } from '../../../support/memory/full-settings.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { TillView } from '../../../../shared/contract/views.ts';
import type { TrainingService } from '../../../../src-main/session/till/parts.ts';

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder(), { training: training() });
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

/** The sandbox of this test as the till's built-in one. */
function training(): TrainingService {
  return {
    start: () =>
      Promise.resolve(succeeded({ profileText: JSON.stringify(sandbox.profile), secrets: sandbox.secrets })),
    simulate: (trackingId, outcome) => movePayment(sandbox.controlUrl, trackingId, outcome),
    stop: () => undefined,
  };
}

async function waitingSale(): Promise<string> {
  await world.charge(1234);
  await world.stageWhen('waiting');
  return world.till.view().currentSaleId ?? '';
}

test('the articles and taxes of training are training’s alone', async () => {
  await world.till.setUp.useTraining();
  await world.viewWhen(({ checkout }) => checkout?.articles === 12);
  expect(world.till.view().terminal?.tax?.mode).toBe('inclusive');
  const found = await world.commands['catalogue.byCode']({ code: '2000000000015' });
  expect(found).toMatchObject({ ok: true, value: { name: 'Coffee', unitMinor: 350 } });
  await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
  expect(world.till.view().terminal).not.toHaveProperty('tax');
  expect(await world.commands['catalogue.byCode']({ code: '2000000000015' })).toEqual(succeeded(null));
  expect(world.till.view().checkout?.articles).toBe(0);
});

describe('the way out', () => {
  const profile = (): string => JSON.stringify(sandbox.profile);

  test('leads back to the terminal that was in use, with its open payments, and nobody types a secret', async () => {
    await world.till.setUp.useProfile(profile(), sandbox.secrets);
    const saleId = await waitingSale();
    await world.till.setUp.useTraining(true);
    expect(world.till.view()).toMatchObject({ terminal: { training: true }, sales: [] });
    expect(await world.commands['training.leave'](undefined)).toEqual(succeeded(null));
    expect(world.till.view()).toMatchObject({
      phase: 'ready',
      terminal: { training: false, terminalId: sandbox.profile.terminalId },
      sales: [{ id: saleId }],
    });
    const read = ({ sales }: TillView) => sales.some(({ stage }) => 'lastGoodReadAt' in stage);
    await world.viewWhen(read);
  });

  test('leads to the first start where no terminal was ever in use', async () => {
    await world.till.setUp.useTraining();
    expect(await world.commands['training.leave'](undefined)).toEqual(succeeded(null));
    const { phase, setup, terminal } = world.till.view();
    expect({ phase, reason: setup.reason, terminal }).toEqual({
      phase: 'setup',
      reason: 'first-start',
      terminal: undefined,
    });
  });

  test('asks for the secrets where the vault has lost them', async () => {
    await world.till.setUp.useProfile(profile(), sandbox.secrets);
    await world.till.setUp.useTraining();
    world.secrets.kept.clear();
    await world.commands['training.leave'](undefined);
    expect(world.till.view()).toMatchObject({ phase: 'setup', setup: { reason: 'secrets-missing' } });
  });

  test('stays closed, and says why, where the next start would be in training again', async () => {
    const settings = new FullSettings();
    world = new TillWorld(temporaryFolder(), { training: training(), settings });
    await world.till.setUp.useProfile(profile(), sandbox.secrets);
    await world.till.setUp.useTraining();
    settings.fill();
    expect(await world.commands['training.leave'](undefined)).toMatchObject({
      failure: { code: 'file-not-written', detail: 'Error: ENOSPC: no space left on device, write' },
    });
    expect(world.till.view()).toMatchObject({ phase: 'ready', terminal: { training: true } });
    await waitingSale();
  });

  test('is no way out of anything else', async () => {
    await world.till.setUp.useProfile(profile(), sandbox.secrets);
    const session = world.till.session();
    expect(await world.commands['training.leave'](undefined)).toMatchObject({
      failure: { code: 'command-refused' },
    });
    expect(world.till.session()).toBe(session);
  });
});

describe('simulated payments', () => {
  test.each(OUTCOMES)('a payment in training ends as %s', async (outcome) => {
    await world.till.setUp.useTraining();
    const saleId = await waitingSale();
    expect(await world.commands['training.simulate']({ saleId, outcome })).toEqual(succeeded(null));
    expect(await world.stageWhen('final')).toMatchObject({ outcome });
    expect(await world.commands['training.simulate']({ saleId, outcome: 'completed' })).toMatchObject({
      failure: { code: 'sale-not-found' },
    });
  });

  test('no payment of a terminal is moved, even at the same sandbox', async () => {
    await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
    const saleId = await waitingSale();
    expect(await world.commands['training.simulate']({ saleId, outcome: 'completed' })).toMatchObject({
      failure: { code: 'command-refused' },
    });
    const [payment] = (await controlOf(sandbox)('GET', '/payments')) as {
      statusCode: string;
    }[];
    expect(payment).toMatchObject({ statusCode: 'created' });
  });

  test('a sale without a payment, and one that is unknown, is said to be so', async () => {
    await world.till.setUp.useTraining();
    expect(await world.commands['training.simulate']({ saleId: 'none', outcome: 'completed' })).toMatchObject(
      { failure: { code: 'sale-not-found' } },
    );
  });

  test('a failure repeats nothing of the address, which is a secret', async () => {
    const refused = await movePayment(`${sandbox.controlUrl}x`, 'trk', 'completed');
    expect(refused).toEqual({
      ok: false,
      failure: { action: 'try-again', code: 'service-error', detail: 'HTTP 404' },
    });
    const gone = await movePayment('http://127.0.0.1:9/control/secret', 'trk', 'completed');
    expect(gone).toEqual({ ok: false, failure: { action: 'try-again', code: 'service-unreachable' } });
  });
});
