import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { loopbackServer } from '../../../support/service/service-server.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
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

const text = (changes: object = {}): string => JSON.stringify({ ...sandbox.profile, ...changes });
const look = () => world.commands['backOffice.get'](undefined);
const enter = (backOfficeKey: string) =>
  world.commands['backOffice.enterSecrets']({ secrets: { backOfficeKey } });
const launch = (given: object, changes: object = {}) =>
  world.till.launch({ kind: 'profile', text: text(changes) }, given);

/** What a profile says of an integrator's login at this service. */
function withLogin({ baseUrl }: { readonly baseUrl: string }) {
  const form = { scheme: 'oauth', form: 'realm', realm: 'nonprod', brand: 'acme' };
  const auth = { ...form, authUrl: `${baseUrl}/id`, username: 'office@acme.test' };
  return { baseUrl, backOffice: { merchantId: 'mer_Training', auth } };
}

describe('the credentials of the back office', () => {
  test.each(['****4f2a', 'key\n'])('typed as %j are corrected by whoever typed them', async (key) => {
    await launch(sandbox.secrets);
    expect(await enter(key)).toMatchObject({
      failure: {
        action: 'fix-input',
        code: 'secret-missing',
        fields: [{ field: 'apiKey', fault: 'malformed' }],
      },
    });
  });

  test('given at a start are kept apart from the terminal’s, and used at the next', async () => {
    const { terminalPassword, backOfficeKey = '' } = sandbox.secrets;
    await launch({ terminalPassword, backOfficeKey });
    expect(await look()).toMatchObject({
      value: { state: 'ready', scopes: ['terminal', 'merchant', 'partner'] },
    });
    expect([...world.secrets.kept.values()]).toEqual([{ terminalPassword }]);
    expect([...world.secrets.keptBackOffice.values()]).toEqual([{ backOfficeKey }]);
    await launch({});
    expect(await look()).toMatchObject({ value: { state: 'ready' } });
  });

  test('of another address, partner, merchant or login are not found', async () => {
    const { terminalPassword, backOfficeKey = '' } = sandbox.secrets;
    await launch({ terminalPassword, backOfficeKey });
    const { backOffice } = sandbox.profile;
    for (const changed of [
      { partnerId: 'par_Harbor' },
      { merchantId: 'mer_PierCoffee' },
      { auth: { ...sandbox.profile.auth, identityDomain: undefined, username: 'me' } },
    ]) {
      await launch({}, { backOffice: { ...backOffice, ...changed } });
      expect(await look()).toMatchObject({ value: { state: 'secret-missing' } });
    }
  });

  test('are typed, checked with the service, and only then kept', async () => {
    await launch({ terminalPassword: sandbox.secrets.terminalPassword });
    expect(await look()).toMatchObject({ value: { state: 'secret-missing' } });
    expect(await enter('nobody')).toMatchObject({ failure: { code: 'sign-in-refused' } });
    // A terminal's key may not read what the partner sees.
    expect(await enter(sandbox.secrets.apiKey)).toMatchObject({ failure: { code: 'not-permitted' } });
    expect(world.secrets.keptBackOffice.size).toBe(0);
    expect(await enter(sandbox.secrets.backOfficeKey ?? '')).toEqual(succeeded(null));
    expect(await look()).toMatchObject({ value: { state: 'ready' } });
    expect(world.secrets.keptBackOffice.size).toBe(1);
  });

  test('are never those of the till’s owner', async () => {
    const { terminalPassword, backOfficeKey = '' } = sandbox.secrets;
    await launch({ terminalPassword, backOfficeKey });
    await world.commands['staff.add']({ name: 'Ann', pin: '4711', role: 'manager' });
    expect(await world.commands['staff.proveOwner']({ secret: backOfficeKey })).toMatchObject({ ok: false });
  });

  test('are missing where the profile names none', async () => {
    await launch({ terminalPassword: sandbox.secrets.terminalPassword }, { backOffice: undefined });
    expect(await look()).toEqual(succeeded({ state: 'not-set-up' }));
    expect(await enter('k')).toMatchObject({ failure: { code: 'command-refused' } });
  });

  test('of the integrator’s login fetch a token of the integrator’s client', async () => {
    const server = await loopbackServer((request, response) => {
      const isToken = request.url?.endsWith('/token') ?? false;
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify(isToken ? { access_token: 'a-token', expires_in: 3600 } : { data: [], total: 0 }),
      );
    });
    await launch({ terminalPassword: 'p' }, withLogin(server));
    const entered = await world.commands['backOffice.enterSecrets']({
      secrets: { backOfficePassword: 'office-pw' },
    });
    expect(entered).toEqual(succeeded(null));
    const asked = server.arrived.find(({ path }) => path.includes('/Merchants/mer_Training/payments'));
    expect(asked?.headers.authorization).toBe('Bearer a-token');
    const tokens = server.arrived.filter(({ path }) => path.startsWith('/id/'));
    expect(tokens.map(({ body }) => new URLSearchParams(body).get('username'))).toContain('office@acme.test');
  });

  test('of a login whose session has ended sign in with the password again, and a new password is asked for', async () => {
    const session = { token: 'first', isKnown: true };
    const server = await loopbackServer((request, response) => {
      const form = new URLSearchParams(server.arrived.at(-1)?.body);
      const isGranted = form.get('grant_type') === 'password' && session.isKnown;
      const isSignedIn = request.headers.authorization === `Bearer ${session.token}`;
      const tokens = {
        access_token: session.token,
        expires_in: 3600,
        refresh_token: 'r',
        refresh_expires_in: 60,
      };
      const [status, answer] = request.url?.endsWith('/token')
        ? isGranted
          ? [200, tokens]
          : [400, { error: 'invalid_grant' }]
        : isSignedIn
          ? [200, { data: [], total: 0 }]
          : [401, {}];
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
    await launch({ terminalPassword: 'p', backOfficePassword: 'office-pw' }, withLogin(server));
    const find = async () => {
      const found = await world.commands['payments.find']({ search: { scope: 'merchant' } });
      return found.ok ? found.value.service : found.failure;
    };
    expect(await find()).toEqual({ state: 'asked' });
    session.token = 'second';
    expect(await find()).toEqual({ state: 'asked' });
    session.token = 'third';
    session.isKnown = false;
    expect(await find()).toMatchObject({
      state: 'failed',
      failure: { action: 'sign-in', code: 'sign-in-refused', signInFault: 'login' },
    });
  });
});

test.each([
  ['refused', { kind: 'status', status: 401 }],
  ['offline', { kind: 'drop-before-work' }],
] as const)('health asks a service again that was %s', async (result, fault) => {
  await launch(sandbox.secrets);
  const health = async () => {
    const looked = await world.commands['health.get'](undefined);
    if (!looked.ok) throw new Error(looked.failure.code);
    return looked.value.checks.find(({ name }) => name === 'back-office')?.result;
  };
  expect(await health()).toBe('not-asked');
  await setFault(sandbox, { ...fault, match: { method: 'GET', path: '/payments?' } });
  await world.commands['payments.find']({ search: { scope: 'merchant' } });
  expect(await health()).toBe(result);
  await controlOf(sandbox)('DELETE', '/faults');
  expect(await health()).toBe('answers');
});

test('training brings a back office of its own', async () => {
  const trained = new TillWorld(temporaryFolder(), {
    training: {
      start: () => Promise.resolve(succeeded({ profileText: text(), secrets: sandbox.secrets })),
      simulate: () => Promise.resolve(succeeded(null)),
      stop: () => undefined,
    },
  });
  onTestFinished(() => trained.till.close());
  await trained.till.setUp.useTraining();
  expect(await trained.commands['backOffice.get'](undefined)).toMatchObject({ value: { state: 'ready' } });
  expect(trained.secrets.keptBackOffice.size).toBe(0);
});
