import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { Vault } from '../../../../src-main/terminal/secrets/vault.ts';
import { testAuthority } from '../../../support/service/certificate.ts';
import { MemoryKeyring } from '../../../support/memory/memory-keyring.ts';
import { MemorySettings } from '../../../support/memory/memory-settings.ts';
import { strangeServer } from '../../../support/service/strange-server.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { StrangeServer } from '../../../support/service/strange-server.ts';

let sandbox: Sandbox;
let stranger: StrangeServer;
let folder: string;
let settings: MemorySettings;

beforeEach(async () => {
  sandbox = await startSandbox({});
  stranger = await strangeServer();
  folder = temporaryFolder();
  settings = new MemorySettings();
});
afterEach(() => sandbox.close());

/** A till in `folder` with the real vault. */
function openTill(): TillWorld {
  const secrets = new Vault(join(folder, 'secrets.json'), new MemoryKeyring());
  const world = new TillWorld(folder, { settings, secrets });
  onTestFinished(() => world.till.close());
  return world;
}

/** Closes a till that has kept the sandbox's secrets for `auth`. */
async function setUp(auth: object): Promise<string> {
  const profile = { ...sandbox.profile, auth };
  const { till } = openTill();
  const used = await till.setUp.useProfile(JSON.stringify(profile), sandbox.secrets);
  expect(used).toEqual({ ok: true, value: null });
  till.close();
  return JSON.stringify(profile);
}

const secretsOf = ({ secrets }: Sandbox): readonly string[] => [
  secrets.terminalPassword,
  secrets.clientSecret,
  secrets.apiKey,
];
const profileOf = (text: string) => JSON.parse(text) as { baseUrl: string; auth: { authUrl?: string } };
const secretsHeard = (): readonly string[] =>
  stranger.heard.filter((request) => secretsOf(sandbox).some((secret) => request.includes(secret)));

/** Each field of a profile that decides who gets the secrets. */
const swaps: Readonly<Record<string, (text: string) => object>> = {
  baseUrl: (text) => ({ ...profileOf(text), baseUrl: stranger.address }),
  'auth.authUrl': (text) => {
    const { auth, ...rest } = profileOf(text);
    return {
      ...rest,
      auth: { ...auth, authUrl: `${stranger.address}${new URL(auth.authUrl ?? '').pathname}` },
    };
  },
  // The true addresses, by way of somebody who can answer for them.
  certificateAuthorities: (text) => ({
    ...profileOf(text),
    proxy: { address: stranger.address },
    certificateAuthorities: [testAuthority('Stranger').certificate],
  }),
};

const realm = (): object => sandbox.profile.auth;
const token = (): object => ({ ...realm(), form: 'oauth-token', realm: undefined });
const key = (): object => ({ scheme: 'apiKey' });

describe('secrets that were typed for one service', () => {
  test.each([
    ['password', realm, 'auth.authUrl'],
    ['password and API key', realm, 'baseUrl'],
    ['client secret', token, 'auth.authUrl'],
    ['API key', key, 'baseUrl'],
    ['password and API key, by another authority', realm, 'certificateAuthorities'],
    ['API key, by another authority', key, 'certificateAuthorities'],
  ])('are not sent to another one: %s (%#)', async (_, auth, field) => {
    const text = await setUp(auth());
    const swapped = JSON.stringify(swaps[field]?.(text));

    // Loaded on the set-up screen, with nothing typed.
    const { till } = openTill();
    expect(await till.setUp.useProfile(swapped, {})).toMatchObject({ failure: { code: 'secret-missing' } });
    till.close();
    // Given at the start.
    const second = openTill().till;
    await second.launch({ kind: 'profile', text: swapped }, {});
    expect(second.view().setup.reason).toBe('secrets-missing');
    second.close();
    // Put into the settings.
    settings.profileText = swapped;
    const third = openTill().till;
    await third.launch({ kind: 'profile', text: swapped }, {});
    expect(third.view()).toMatchObject({ phase: 'setup', setup: { reason: 'secrets-missing' } });
    expect(stranger.heard).toEqual([]);
  });

  test('go to the other one when somebody types them for it, and only those', async () => {
    const text = await setUp(realm());
    const { till } = openTill();
    const typed = { terminalPassword: 'typed for the other' };
    await till.setUp.useProfile(JSON.stringify(swaps['auth.authUrl']?.(text)), typed);
    expect(stranger.heard.some((request) => request.includes(typed.terminalPassword))).toBe(true);
    expect(secretsHeard()).toEqual([]);
  });

  test('are found again at a start with the profile they were typed for', async () => {
    const text = await setUp(realm());
    const { till } = openTill();
    await till.launch({ kind: 'profile', text }, {});
    expect(till.view().phase).toBe('ready');
  });
});

describe('secrets that an earlier version kept without their service', () => {
  beforeEach(async () => {
    await setUp(realm());
    const file = join(folder, 'secrets.json');
    const { terminals } = JSON.parse(readFileSync(file, 'utf8')) as { terminals: Record<string, string> };
    const encrypted = await new MemoryKeyring().encrypt(JSON.stringify(sandbox.secrets));
    const [terminal = ''] = Object.keys(terminals);
    const earlier = { [terminal]: encrypted.toString('base64') };
    writeFileSync(file, JSON.stringify({ version: 1, terminals: earlier }));
  });

  test('belong to the profile that the till used last', async () => {
    const text = settings.profileText ?? '';
    const { till } = openTill();
    await till.launch({ kind: 'profile', text }, {});
    expect(till.view().phase).toBe('ready');
  });

  test('are not for one that is only just given, neither before nor after', async () => {
    const swapped = JSON.stringify(swaps['baseUrl']?.(settings.profileText ?? ''));
    const first = openTill().till;
    await first.launch({ kind: 'profile', text: swapped }, {});
    expect(first.view().setup.reason).toBe('secrets-missing');
    expect(await first.setUp.useProfile(swapped, {})).toMatchObject({ failure: { code: 'secret-missing' } });
    expect(stranger.heard).toEqual([]);
  });
});
