import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { movePayment } from '../../../../src-main/electron/training/move-payment.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import type { ControlCall } from '../../../support/service/sandbox-control.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { Secrets } from '../../../../src-main/terminal/secrets/secrets.ts';

const NEW_PASSWORD = 'the-new-terminal-password';

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const id = () => sandbox.profile.terminalId;

async function launch(secrets: object, auth: object = sandbox.profile.auth): Promise<void> {
  const text = JSON.stringify({ ...sandbox.profile, auth });
  const { backOfficeKey = '' } = sandbox.secrets;
  await world.till.launch({ kind: 'profile', text }, { ...secrets, backOfficeKey });
  await world.viewWhen(({ session }) => session.state === 'signed-in');
}
const byPassword = () => launch({ terminalPassword: sandbox.secrets.terminalPassword });
const byKey = () => launch({ apiKey: sandbox.secrets.apiKey }, { scheme: 'apiKey' });

const control: ControlCall = (...call) => controlOf(sandbox)(...call);
/** As whoever administers the logins does it: from now on only the new one signs in; tokens live on. */
const passwordBecomes = (password: string) => control('PUT', `/terminals/${id()}/password`, { password });
async function revokeTokens(): Promise<void> {
  // In this order: a reading between the two would fetch another token with the one that is left.
  await control('DELETE', '/tokens/refresh');
  await control('DELETE', '/tokens/access');
}

const change = (secrets: Secrets) => world.commands['tillSecrets.change']({ secrets });
const renew = (how: 'reset' | 'fetch') => world.commands['tillSecrets.renewKey']({ id: id(), how });
const kept = () => [...world.secrets.kept.values()];
const payments = async () =>
  (await control('GET', '/payments')) as readonly {
    readonly trackingId: string;
  }[];

async function waitingSale(reference = 'ROT-1'): Promise<void> {
  await world.charge(1234, reference);
  await world.stageWhen('waiting');
}
async function endsPaidOnce(): Promise<void> {
  const [payment, ...others] = await payments();
  expect(others).toEqual([]);
  await movePayment(sandbox.controlUrl, payment?.trackingId ?? '', 'completed');
  expect(await world.stageWhen('final')).toMatchObject({ outcome: 'completed' });
  expect(await payments()).toHaveLength(1);
}

/** Everything that the till has written, as one text. */
function allFiles(): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

describe('a typed password', () => {
  test('is taken in the middle of a sale; the old one is let go, and the sale still ends paid, once', async () => {
    await byPassword();
    await waitingSale();
    const session = world.till.session();
    await passwordBecomes(NEW_PASSWORD);
    expect(await change({ terminalPassword: NEW_PASSWORD })).toEqual(succeeded(null));
    expect(kept()).toEqual([{ terminalPassword: NEW_PASSWORD }]);
    await revokeTokens();
    await endsPaidOnce();
    expect(world.till.session()).toBe(session);
    expect(world.till.view().session.state).toBe('signed-in');
  });

  test('is shown to the service before the old one is let go: a wrong one changes nothing', async () => {
    await byPassword();
    await waitingSale();
    expect(await change({ terminalPassword: 'wrong' })).toMatchObject({
      failure: { code: 'sign-in-refused', signInFault: 'login' },
    });
    expect(kept()).toEqual([{ terminalPassword: sandbox.secrets.terminalPassword }]);
    expect(world.till.view().session.state).toBe('signed-in');
    await revokeTokens();
    await endsPaidOnce();
  });

  test('that cannot be proven, because the network is gone, changes nothing', async () => {
    await byPassword();
    await waitingSale();
    await setFault(sandbox, { kind: 'drop-before-work', match: { path: '/token' } });
    const changed = await change({ terminalPassword: NEW_PASSWORD });
    expect(changed).toMatchObject({ ok: false, failure: { action: 'wait' } });
    expect(kept()).toEqual([{ terminalPassword: sandbox.secrets.terminalPassword }]);
    await control('DELETE', '/faults');
    await revokeTokens();
    await endsPaidOnce();
  });

  test('that the disk does not take is not used either', async () => {
    await byPassword();
    await waitingSale();
    world.secrets.save = () => Promise.resolve(failed({ action: 'ask-manager', code: 'keyring-missing' }));
    await passwordBecomes(NEW_PASSWORD);
    expect(await change({ terminalPassword: NEW_PASSWORD })).toMatchObject({
      failure: { code: 'keyring-missing' },
    });
    await revokeTokens();
    const { session } = await world.viewWhen((view) => view.session.state === 'refused');
    expect(session).toMatchObject({ failure: { signInFault: 'login' } });
  });

  test('cures a session whose password has been refused already', async () => {
    await byPassword();
    await waitingSale();
    await passwordBecomes(NEW_PASSWORD);
    await revokeTokens();
    await world.viewWhen(({ session }) => session.state === 'refused');
    expect(await change({ terminalPassword: NEW_PASSWORD })).toEqual(succeeded(null));
    expect(world.till.view().session.state).toBe('signed-in');
    await endsPaidOnce();
  });
});

describe('a typed client secret', () => {
  const NEW_SECRET = 'the-new-client-secret';
  const bySecret = async () => {
    const { realm: _, ...auth } = sandbox.profile.auth;
    const { terminalPassword, clientSecret } = sandbox.secrets;
    await launch({ terminalPassword, clientSecret }, { ...auth, form: 'oauth-token' });
  };
  const secretBecomes = (clientSecret: string) => control('PATCH', '/switches', { clientSecret });

  test('is taken in the middle of a sale; the old one is let go, and the sale still ends paid, once', async () => {
    await bySecret();
    await waitingSale();
    const session = world.till.session();
    await secretBecomes(NEW_SECRET);
    expect(await change({ clientSecret: NEW_SECRET })).toEqual(succeeded(null));
    expect(kept()).toEqual([
      { terminalPassword: sandbox.secrets.terminalPassword, clientSecret: NEW_SECRET },
    ]);
    await revokeTokens();
    await endsPaidOnce();
    expect(world.till.session()).toBe(session);
    expect(world.till.view().session.state).toBe('signed-in');
  });

  test('is shown to the service before the old one is let go: a wrong one changes nothing', async () => {
    await bySecret();
    await waitingSale();
    expect(await change({ clientSecret: 'wrong' })).toMatchObject({
      failure: { code: 'sign-in-refused', signInFault: 'client' },
    });
    expect(kept()).toMatchObject([{ clientSecret: sandbox.secrets.clientSecret }]);
    await revokeTokens();
    await endsPaidOnce();
  });

  test('cures a session whose client secret has been refused already', async () => {
    await bySecret();
    await waitingSale();
    await secretBecomes(NEW_SECRET);
    await revokeTokens();
    const { session } = await world.viewWhen((view) => view.session.state === 'refused');
    expect(session).toMatchObject({ failure: { signInFault: 'client' } });
    expect(await change({ clientSecret: NEW_SECRET })).toEqual(succeeded(null));
    await endsPaidOnce();
  });
});

describe('a typed API key', () => {
  test('that only history is read with is proven by reading it', async () => {
    await byPassword();
    expect(await change({ apiKey: 'no-such-key' })).toMatchObject({
      failure: { code: 'sign-in-refused', signInFault: 'api-key' },
    });
    expect(kept()).toEqual([{ terminalPassword: sandbox.secrets.terminalPassword }]);
    expect(await change({ apiKey: sandbox.secrets.apiKey })).toEqual(succeeded(null));
    expect(kept()).toMatchObject([{ apiKey: sandbox.secrets.apiKey }]);
    const read = await world.till.session()?.sales.compareWithHistory({
      wall: Date.now() - 60_000,
      named: new Set(),
    });
    expect(read).toMatchObject({ kind: 'compared' });
  });

  test('that is masked, or none, is refused before anything is sent', async () => {
    await byKey();
    expect(await change({ apiKey: '****9a7e' })).toMatchObject({
      failure: { fields: [{ field: 'apiKey', fault: 'malformed' }] },
    });
    expect(await change({})).toMatchObject({ failure: { code: 'secret-missing' } });
  });
});

describe('an API key that is reset at the service', () => {
  test('in the middle of a sale is used and kept; the sale still ends paid, once', async () => {
    await byKey();
    await waitingSale();
    const session = world.till.session();
    expect(await renew('reset')).toEqual(succeeded({ kept: true }));
    const [{ apiKey = '' } = {}] = kept();
    expect(apiKey).not.toBe(sandbox.secrets.apiKey);
    await endsPaidOnce();
    expect(world.till.session()).toBe(session);
    expect(world.till.view().session.state).toBe('signed-in');
  });

  test('is kept also when it cannot be proven, and followed payments go on once the network is back', async () => {
    await byKey();
    await waitingSale();
    await setFault(sandbox, { kind: 'drop-before-work', match: { path: '/Payments' } });
    expect(await renew('reset')).toMatchObject({ value: { kept: true, unproved: { action: 'wait' } } });
    expect(kept()[0]?.apiKey).not.toBe(sandbox.secrets.apiKey);
    await control('DELETE', '/faults');
    await endsPaidOnce();
  });

  test('whose answer is lost is fetched from the service', async () => {
    await byKey();
    await setFault(sandbox, {
      kind: 'drop-after-work',
      times: 1,
      match: { method: 'POST', path: '/api-keys' },
    });
    expect(await renew('reset')).toEqual(succeeded({ kept: true }));
    expect(world.till.view().session.state).toBe('signed-in');
  });

  test('is fetched where the service answers the reset without content', async () => {
    await byKey();
    await setFault(sandbox, {
      kind: 'answer',
      status: 204,
      times: 1,
      match: { method: 'POST', path: '/api-keys' },
    });
    expect(await renew('reset')).toEqual(succeeded({ kept: true }));
    expect(kept()[0]?.apiKey).not.toBe(sandbox.secrets.apiKey);
    expect(world.till.view().session.state).toBe('signed-in');
  });

  test('is not in use after a till that ended before it was stored, and is fetched at the next start', async () => {
    await byKey();
    await waitingSale();
    // What a till does that is killed there: the service has made the new key, and nothing of it is on this computer.
    await fetch(`${sandbox.baseUrl}/Terminals/${id()}/api-keys`, {
      method: 'POST',
      headers: { 'X-Api-Key': sandbox.secrets.backOfficeKey ?? '' },
    });
    world.till.close();
    const again = new TillWorld(folder);
    for (const [where, secrets] of world.secrets.kept) again.secrets.kept.set(where, secrets);
    for (const [where, secrets] of world.secrets.keptBackOffice)
      again.secrets.keptBackOffice.set(where, secrets);
    world = again;
    const text = JSON.stringify({ ...sandbox.profile, auth: { scheme: 'apiKey' } });
    await world.till.launch({ kind: 'profile', text }, {});
    const { session } = await world.viewWhen((view) => view.session.state === 'refused');
    expect(session).toMatchObject({ failure: { code: 'sign-in-refused' } });
    expect(await renew('fetch')).toEqual(succeeded({ kept: true }));
    await endsPaidOnce();
  });

  test('while a cashier charges: what the dead key could not create is created with the new one, once', async () => {
    await byKey();
    await fetch(`${sandbox.baseUrl}/Terminals/${id()}/api-keys`, {
      method: 'POST',
      headers: { 'X-Api-Key': sandbox.secrets.backOfficeKey ?? '' },
    });
    await world.charge(1234, 'ROT-2');
    await world.viewWhen(({ session }) => session.state === 'refused');
    expect(await renew('fetch')).toEqual(succeeded({ kept: true }));
    await world.stageWhen('waiting');
    await endsPaidOnce();
  });

  test('of another terminal than this till’s is refused', async () => {
    await byKey();
    expect(
      await world.commands['tillSecrets.renewKey']({ id: 'term_PierTill2', how: 'reset' }),
    ).toMatchObject({ ok: false });
  });

  test('that the disk does not take is used all the same, and said not to be kept', async () => {
    await byKey();
    world.secrets.save = () => Promise.resolve(failed({ action: 'ask-manager', code: 'keyring-missing' }));
    expect(await renew('reset')).toEqual(succeeded({ kept: false }));
    expect(world.till.view().session.state).toBe('signed-in');
  });

  test('while the kept secrets cannot be read leaves the till its password: it goes on to sign in', async () => {
    const { terminalPassword, apiKey } = sandbox.secrets;
    await launch({ terminalPassword, apiKey });
    await waitingSale();
    world.secrets.load = () => Promise.resolve({});
    world.secrets.save = () => Promise.resolve(failed({ action: 'ask-manager', code: 'file-not-written' }));
    expect(await renew('reset')).toEqual(succeeded({ kept: false }));
    expect(world.till.view().session.state).toBe('signed-in');
    await revokeTokens();
    await endsPaidOnce();
  });
});

test('each change is in the journal; no secret is in a file or a view', async () => {
  await byKey();
  await renew('reset');
  const [{ apiKey = '-' } = {}] = kept();
  await change({ apiKey });
  const view = JSON.stringify(world.till.view());
  world.till.close();
  const written = allFiles();
  expect(written).toContain('terminal-key-reset');
  expect(written).toContain('terminal-secrets');
  expect(apiKey.length).toBeGreaterThan(8);
  expect(written).not.toContain(apiKey);
  expect(view).not.toContain(apiKey);
});
