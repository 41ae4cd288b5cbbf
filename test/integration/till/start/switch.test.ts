import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { strangeServer } from '../../../support/service/strange-server.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = open();
  await world.till.setUp.useProfile(profile(), sandbox.secrets);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const profile = (changes: object = {}): string => JSON.stringify({ ...sandbox.profile, ...changes });
/** Nobody listens there, which a till takes for a network that is gone. */
const other = (): string =>
  profile({ terminalId: 'other', baseUrl: 'http://127.0.0.1:9', auth: { scheme: 'apiKey' } });
const key = { apiKey: 'k' };

/** A till that can train at the sandbox, too. */
function open(): TillWorld {
  const training = {
    start: () => Promise.resolve(succeeded({ profileText: profile(), secrets: sandbox.secrets })),
    simulate: () => Promise.reject(new Error('nobody pays here')),
    stop: () => undefined,
  };
  return new TillWorld(folder, { training });
}

async function waitingSale(): Promise<void> {
  await world.charge(1234, 'OPEN-1');
  await world.stageWhen('waiting');
}

const REFUSED = { ok: false, failure: { action: 'wait', code: 'payments-open', openPayments: 1 } };

describe('with an open payment', () => {
  beforeEach(waitingSale);

  test('another terminal, another merchant and training wait until it has ended, and say how many', async () => {
    const session = world.till.session();
    expect(await world.till.setUp.useProfile(other(), key)).toMatchObject(REFUSED);
    expect(await world.till.setUp.useProfile(profile({ merchantId: 'm2' }), sandbox.secrets)).toMatchObject(
      REFUSED,
    );
    expect(await world.till.setUp.useTraining()).toMatchObject(REFUSED);
    expect(world.till.session()).toBe(session);
    expect(world.till.view()).toMatchObject({ phase: 'ready', sales: [{ stage: { name: 'waiting' } }] });
  });

  test('a manager may leave it; that is recorded and said, and it is followed after the return', async () => {
    expect(await world.till.setUp.useProfile(other(), key, true)).toEqual(succeeded(null));
    const [notice] = world.till.view().notices;
    expect(notice).toMatchObject({ code: 'payments-open-elsewhere' });
    expect(notice?.detail).toMatch(/^sandbox-.+: 1$/);
    expect(await world.till.setUp.useProfile(profile(), sandbox.secrets)).toEqual(succeeded(null));
    expect(world.till.view().notices).toEqual([]);
    await world.viewWhen(({ sales }) =>
      sales.some(({ stage }) => 'lastGoodReadAt' in stage && !('stale' in stage)),
    );
    world.till.close();
    expect(left()).toMatchObject([{ type: 'terminal-left', open: 1 }]);
  });

  test('a start with another profile on its command line says that it is open elsewhere', async () => {
    world.till.close();
    world = open();
    await world.till.launch({ kind: 'profile', text: other() }, key);
    expect(world.till.view().notices).toMatchObject([{ code: 'payments-open-elsewhere' }]);
  });

  test('new secrets of the same terminal are no change, and the session before them is over', async () => {
    const before = world.till.session();
    expect(await world.till.setUp.enterSecrets(sandbox.secrets)).toEqual(succeeded(null));
    expect(world.till.session()).not.toBe(before);
    const wanted = { amount: { minor: 1, currency: 'USD' }, reference: '', overrides: [] };
    expect(before?.staff.changeRules({ shiftRequired: true })).toMatchObject({
      failure: { code: 'ledger-unavailable' },
    });
    expect((await before?.sales.start(wanted))?.ok).toBe(false);
    await world.viewWhen(({ sales }) => sales.some(({ stage }) => stage.name === 'waiting'));
  });

  test('another server with the same ids cannot pay it', async () => {
    const stranger = await strangeServer((path) =>
      path.startsWith('/Payments/tracking') ? { statusCode: 'completed' } : {},
    );
    const swapped = profile({ baseUrl: stranger.address, auth: { scheme: 'apiKey' } });
    world.till.close();
    world = open();
    await world.till.launch({ kind: 'profile', text: swapped }, key);
    const { sales } = await world.viewWhen(({ session }) => session.state === 'signed-in');
    expect(sales).toMatchObject([
      { elsewhere: { origin: new URL(sandbox.baseUrl).origin }, stage: { name: 'waiting' } },
    ]);
    expect(
      stranger.heard.filter((request) => request.includes('tracking/') && !request.includes('sign-in-check')),
    ).toEqual([]);
  });
});

test('a switch away from training never waits', async () => {
  expect(await world.till.setUp.useTraining()).toEqual(succeeded(null));
  await waitingSale();
  expect(await world.till.setUp.useProfile(profile(), sandbox.secrets)).toEqual(succeeded(null));
  expect(world.till.view().notices).toEqual([]);
});

function left(): readonly object[] {
  const ledgers = join(folder, 'ledgers');
  return readdirSync(ledgers).flatMap((name) => {
    const { ledger, journal } = openLedger(join(ledgers, name), () => 0);
    const entries = journal.newest(['terminal-left'], 9);
    ledger.close();
    return entries;
  });
}
