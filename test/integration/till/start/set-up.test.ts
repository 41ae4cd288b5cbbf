import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { serverCertificate } from '../../../support/service/certificate.ts';
import { tlsFront } from '../../../support/service/tls-front.ts';
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

const auth = (changes: object): string => text({ auth: { ...sandbox.profile.auth, ...changes } });
const text = (changes: object = {}): string => JSON.stringify({ ...sandbox.profile, ...changes });

describe('a refused sign-in says what is wrong', () => {
  const wrong = { terminalPassword: 'wrong', clientSecret: 'wrong', apiKey: 'wrong' };
  test.each<[string, () => string, object]>([
    ['the login', () => text(), { signInFault: 'login', code: 'sign-in-refused' }],
    ['the terminal, which is half of it', () => text({ terminalId: 'term_x' }), { signInFault: 'login' }],
    ['the client', () => auth({ brand: 'nobody' }), { signInFault: 'client' }],
    ['the client secret', () => auth({ form: 'oauth-token', realm: undefined }), { signInFault: 'client' }],
    ['the realm', () => auth({ realm: 'elsewhere' }), { signInFault: 'address' }],
    ['the address', () => auth({ authUrl: sandbox.baseUrl }), { signInFault: 'address' }],
    ['the API key', () => text({ auth: { scheme: 'apiKey' } }), { signInFault: 'api-key' }],
  ])('%s', async (_what, profileText, failure) => {
    const { terminalPassword } = _what.startsWith('the terminal') ? sandbox.secrets : wrong;
    expect(await world.till.setUp.useProfile(profileText(), { ...wrong, terminalPassword })).toMatchObject({
      ok: false,
      failure,
    });
    expect(world.till.session()).toBeUndefined();
  });

  test('a certificate that nobody vouches for, which no waiting cures', async () => {
    const { port } = await tlsFront(9, serverCertificate('127.0.0.1'));
    const authUrl = `https://127.0.0.1:${port}`;
    const used = await world.till.setUp.useProfile(auth({ authUrl }), wrong);
    expect(used).toMatchObject({ failure: { code: 'service-unreachable', signInFault: 'certificate' } });
    expect(world.till.session()).toBeUndefined();
  });
});

describe('taking a profile into use', () => {
  test('opens the terminal once the service has accepted the secrets, and keeps them', async () => {
    const used = await world.till.setUp.useProfile(text(), {
      terminalPassword: sandbox.secrets.terminalPassword,
    });
    expect(used).toEqual({ ok: true, value: null });
    expect(world.till.view()).toMatchObject({ phase: 'ready', terminal: { storeName: 'Training Store' } });
    expect([...world.secrets.kept.values()]).toEqual([
      { terminalPassword: sandbox.secrets.terminalPassword },
    ]);
  });

  test('goes on with the cart that the cashier is typing, when the secrets are entered again', async () => {
    const { terminalPassword } = sandbox.secrets;
    await world.till.setUp.useProfile(text(), { terminalPassword });
    const checkout = world.till.session()?.checkout;
    const entering = world.till.setUp.enterSecrets({ terminalPassword });
    checkout?.carts.keepDraft({ digits: '1250', typedName: 'Amount', lines: [], reference: '' });
    expect((await entering).ok).toBe(true);
    checkout?.carts.keepDraft({ digits: '12500', typedName: 'Amount', lines: [], reference: '' });
    expect(world.till.view().checkout?.draft).toMatchObject({ digits: '12500' });
  });

  test('keeps nothing of a password that the service refused', async () => {
    const used = await world.till.setUp.useProfile(text(), { terminalPassword: 'wrong' });
    expect(used).toMatchObject({ ok: false, failure: { code: 'sign-in-refused', action: 'sign-in' } });
    expect(world.secrets.kept.size).toBe(0);
    expect(world.till.view().phase).not.toBe('ready');
  });

  test('names each secret that is missing', async () => {
    const used = await world.till.setUp.useProfile(text(), {});
    expect(used).toMatchObject({
      ok: false,
      failure: { code: 'secret-missing', fields: [{ field: 'terminalPassword', fault: 'missing' }] },
    });
  });

  test('opens for work when the service cannot be reached, and signs in when it can', async () => {
    const { port } = new URL(sandbox.baseUrl);
    const profile = text();
    const { terminalPassword } = sandbox.secrets;
    await sandbox.close();
    const used = await world.till.setUp.useProfile(profile, { terminalPassword });
    expect(used.ok).toBe(true);
    await world.viewWhen(({ session }) => session.state === 'unreachable');
    sandbox = await startSandbox({ port: Number(port) });
    await world.viewWhen(({ session, tenders }) => session.state === 'signed-in' && tenders.length >= 0);
  });

  test('refuses production on a computer without a keyring', async () => {
    world.secrets.safe = false;
    const production = {
      environment: 'production',
      baseUrl: 'https://127.0.0.1:9',
      auth: { scheme: 'apiKey' },
    };
    const used = await world.till.setUp.useProfile(text(production), { apiKey: 'k' });
    expect(used).toMatchObject({ ok: false, failure: { code: 'keyring-missing' } });
    expect(world.secrets.kept.size).toBe(0);
  });

  test('tells of a computer without a keyring in the sandbox', async () => {
    world.secrets.safe = false;
    await world.till.setUp.useProfile(text(), sandbox.secrets);
    expect(world.till.view().notices).toEqual([{ code: 'keyring-plain-text' }]);
  });
});

test('a ledger that cannot be opened stops at set-up, says where and what to do, and sends nothing', async () => {
  const folder = temporaryFolder();
  const blocked = new TillWorld(folder);
  onTestFinished(() => blocked.till.close());
  await blocked.till.setUp.useProfile(text(), sandbox.secrets);
  blocked.till.close();
  const [ledger = ''] = readdirSync(join(folder, 'ledgers'));
  const file = join(folder, 'ledgers', ledger, 'ledger.db');
  rmSync(file);
  mkdirSync(file);
  const used = await blocked.till.setUp.useProfile(text(), sandbox.secrets);
  expect(used).toMatchObject({ ok: false, failure: { code: 'ledger-unavailable' } });
  expect(blocked.till.view()).toMatchObject({
    phase: 'setup',
    setup: { reason: 'failed', failure: { detail: expect.stringContaining(folder) as string } },
  });
  expect(blocked.till.session()).toBeUndefined();
});

test('a refused payment has the tenders read again', async () => {
  await world.till.setUp.useProfile(text(), sandbox.secrets);
  await world.viewWhen(({ tenders }) => tenders.length > 0);
  const tenderTypes = ['brandNew_Tender'];
  await setFault(sandbox, {
    kind: 'answer',
    status: 200,
    body: { tenderTypes },
    times: 1,
    match: { path: '/Terminals/' },
  });
  await setFault(sandbox, {
    kind: 'status',
    status: 422,
    times: 1,
    match: { method: 'POST', path: '/Payments/crypto' },
  });
  await world.charge(1234);
  const view = await world.viewWhen(({ tenders }) => tenders[0]?.id === 'brandNew_Tender');
  expect(view.tenders).toEqual([{ id: 'brandNew_Tender', label: 'Brand New Tender' }]);
});

test('a start that was stopped is tried again once its cause is gone', async () => {
  const folder = temporaryFolder();
  const stopped = new TillWorld(folder);
  onTestFinished(() => stopped.till.close());
  writeFileSync(join(folder, 'ledgers'), 'in the way');
  await stopped.till.launch({ kind: 'profile', text: text() }, sandbox.secrets);
  expect(stopped.till.view().setup.reason).toBe('failed');
  expect(await stopped.till.tryAgain()).toMatchObject({ ok: false, failure: { code: 'ledger-unavailable' } });
  rmSync(join(folder, 'ledgers'));
  expect(await stopped.till.tryAgain()).toEqual({ ok: true, value: null });
  expect(stopped.till.view().phase).toBe('ready');
});

describe('a start with a given profile', () => {
  test('stops at set-up for missing secrets, with the profile known', async () => {
    await world.till.launch({ kind: 'profile', text: text() }, {});
    expect(world.till.view()).toMatchObject({
      phase: 'setup',
      setup: { reason: 'secrets-missing', profile: { secretsNeeded: ['terminalPassword'] } },
    });
    const entered = await world.till.setUp.enterSecrets({
      terminalPassword: sandbox.secrets.terminalPassword,
    });
    expect(entered.ok).toBe(true);
    expect(world.till.view().phase).toBe('ready');
  });

  test('stops at set-up for faults, each by field', async () => {
    await world.till.launch({ kind: 'profile', text: text({ merchantId: '', terminalKind: 'x' }) }, {});
    const { phase, setup } = world.till.view();
    expect(phase).toBe('setup');
    expect(setup.faults.map(({ field }) => field)).toEqual(['merchantId', 'terminalKind']);
  });

  test('that the service refuses is ready, and says so', async () => {
    await world.till.launch({ kind: 'profile', text: text() }, { terminalPassword: 'wrong' });
    const view = await world.viewWhen(({ session }) => session.state === 'refused');
    expect(view.phase).toBe('ready');
  });

  test('with an API key that the service refuses says that it is the key', async () => {
    await world.till.launch(
      { kind: 'profile', text: text({ auth: { scheme: 'apiKey' } }) },
      { apiKey: 'wrong' },
    );
    const { session } = await world.viewWhen((view) => view.session.state === 'refused');
    expect(session).toMatchObject({ failure: { code: 'sign-in-refused', signInFault: 'api-key' } });
  });

  test('refuses a masked API key in words, also where the till signs in otherwise', async () => {
    const { terminalPassword } = sandbox.secrets;
    await world.till.launch({ kind: 'profile', text: text() }, { terminalPassword, apiKey: 'tk_****1234' });
    expect(world.till.view()).toMatchObject({
      phase: 'setup',
      setup: { failure: { fields: [{ field: 'apiKey', expected: 'unmasked-key' }] } },
    });
    expect(world.secrets.kept.size).toBe(0);
  });
});
