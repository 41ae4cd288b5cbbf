import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
  const used = await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
  expect(used.ok).toBe(true);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const fault = (rule: object): Promise<void> => setFault(sandbox, rule);

const create = { method: 'POST', path: '/Payments/crypto' };
const tracking = { method: 'GET', path: '/Payments/tracking' };
const page = 'https://pay.example.test/p';

describe('an answer to a creation', () => {
  test.each([
    ['without a trackingId', { paymentPageId: 'p', paymentUrls: [page] }],
    ['of HTML', '<html>bad gateway</html>'],
    ['of 10 MB', `{"filler":"${'x'.repeat(10_000_000)}"}`],
    ['that is empty', ''],
  ])('%s counts as lost: the sale goes on and shows one payment', async (_, body) => {
    await fault({ kind: 'answer', status: 201, body, times: 1, match: create });
    await world.charge(1234, 'BAD-1');
    expect(await world.stageWhen('waiting')).toMatchObject({ url: expect.stringMatching(/^http/) as string });
    expect(world.till.view().sales).toHaveLength(1);
  });

  test.each([
    ['no address', []],
    ['a script for an address', ['javascript:alert(1)']],
    ['a plain address that is not this computer', ['http://pay.example.test/p']],
  ])('with %s is never shown', async (_, paymentUrls) => {
    await fault({
      kind: 'answer',
      status: 201,
      body: { trackingId: 't-1', paymentUrls },
      times: 1,
      match: create,
    });
    await world.charge(1234, 'BAD-2');
    expect(await world.stageWhen('not-created')).toMatchObject({
      failure: { code: 'payment-address-refused' },
    });
  });
});

describe('an answer to a reading', () => {
  test.each([
    ['of HTML', '<html>maintenance</html>'],
    ['without a status', { reference: 'x' }],
    ['of 10 MB', 'x'.repeat(10_000_000)],
  ])('%s ends nothing: the till reads on', async (_, body) => {
    await fault({ kind: 'answer', status: 200, body, times: 1, match: tracking });
    await world.charge(1001, 'READ-1');
    expect(await world.stageWhen('final')).toMatchObject({ outcome: 'completed' });
  });

  test('with amounts as strings shows the status without them', async () => {
    const amounts = { requested: { amount: '12.34', currency: 'USD' } };
    await fault({
      kind: 'answer',
      status: 200,
      body: { statusCode: 'processing', amounts },
      times: 1,
      match: tracking,
    });
    await world.charge(1234, 'READ-2');
    expect(await world.stageWhen('seen')).not.toHaveProperty('requested');
  });
});

test('closing the till in the middle of a creation leaves nothing unhandled', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  await fault({ kind: 'stall-headers', times: 1, match: create });
  await world.charge(1234, 'CLOSE-1');
  await world.stageWhen('creating');
  world.till.close();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
