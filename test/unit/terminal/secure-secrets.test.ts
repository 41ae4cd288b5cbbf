import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseProfile } from '../../../src-main/terminal/profile/profile.ts';
import { backOfficeBinding, secretBinding } from '../../../src-main/terminal/secrets/secret-binding.ts';
import { keepForNextStart } from '../../../src-main/terminal/secrets/secure-secrets.ts';
import { readLastUse } from '../../../src-main/terminal/last-use.ts';
import { Vault } from '../../../src-main/terminal/secrets/vault.ts';
import { profileText } from '../../support/records/terminal-profile.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { Cipher } from '../../../src-main/terminal/secrets/vault-file.ts';

const keyring: Cipher = {
  isSafe: () => Promise.resolve(true),
  encrypt: (text) => Promise.resolve(Buffer.from(text).reverse()),
  decrypt: (encrypted) => Promise.resolve(Buffer.from(encrypted).reverse().toString()),
};
const vaultWith = (cipher: Partial<Cipher> = {}) =>
  new Vault(join(temporaryFolder(), 'secrets.json'), { ...keyring, ...cipher });

function bindingOf(text: string) {
  const parsed = parseProfile(text);
  if ('faults' in parsed) throw new Error('a faulty profile');
  return secretBinding(parsed.profile);
}

describe('secrets for the next start', () => {
  const text = profileText();

  test('are found by it, with those that were kept before', async () => {
    const vault = vaultWith();
    await vault.save(bindingOf(text), { apiKey: 'kept' });
    expect(await keepForNextStart(vault, text, undefined, { terminalPassword: 'given' })).toBe(true);
    expect(await vault.load(bindingOf(text))).toEqual({ apiKey: 'kept', terminalPassword: 'given' });
  });

  test('hold no masked API key: the start that it came with refuses it', async () => {
    const vault = vaultWith();
    const given = { terminalPassword: 'given', apiKey: 'tk_****1234' };
    expect(await keepForNextStart(vault, text, undefined, given)).toBe(false);
    expect(await vault.load(bindingOf(text))).toEqual({});
  });

  test('lack a PIN of the staff until it has made a manager: it is kept as a verifier only', async () => {
    const vault = vaultWith();
    const given = { terminalPassword: 'given', staffPin: '2580' };
    expect(await keepForNextStart(vault, text, undefined, given)).toBe(false);
    await vault.markStaff(bindingOf(text).terminal, { staffed: true });
    expect(await keepForNextStart(vault, text, undefined, given)).toBe(true);
  });

  test('hold the back office’s, where the profile has one', async () => {
    const office = profileText({ backOffice: { merchantId: 'mer_123', auth: { scheme: 'apiKey' } } });
    const parsed = parseProfile(office);
    const binding = 'profile' in parsed ? backOfficeBinding(parsed.profile) : undefined;
    if (!binding) throw new Error('no back office');
    const vault = vaultWith();
    const given = { terminalPassword: 'given', backOfficeKey: 'office' };
    expect(await keepForNextStart(vault, office, undefined, given)).toBe(true);
    expect(await vault.loadBackOffice(binding)).toEqual({ backOfficeKey: 'office' });
    expect(await vault.load(bindingOf(office))).toEqual({ terminalPassword: 'given' });
    const forgetful = { loadBackOffice: () => Promise.resolve({}) };
    expect(await keepForNextStart(Object.assign(vaultWith(), forgetful), office, undefined, given)).toBe(
      false,
    );
  });

  test.each([
    ['are not stored', { encrypt: () => Promise.reject(new Error('no')) }],
    ['cannot be read back', { decrypt: () => Promise.reject(new Error('no')) }],
  ])('that %s are said to be', async (_, cipher) => {
    const kept = await keepForNextStart(vaultWith(cipher), text, undefined, { terminalPassword: 'p' });
    expect(kept).toBe(false);
  });

  test('are not kept for production without a keyring', async () => {
    const vault = vaultWith({ isSafe: () => Promise.resolve(false) });
    const production = profileText({ environment: 'production' });
    expect(await keepForNextStart(vault, production, undefined, { terminalPassword: 'p' })).toBe(false);
    expect(await vault.load(bindingOf(production))).toEqual({});
  });

  test('belong to nothing without a profile, and to no faulty one', async () => {
    const vault = vaultWith();
    for (const none of [undefined, '{}']) {
      expect(await keepForNextStart(vault, none, undefined, { apiKey: 'k' })).toBe(true);
    }
  });
});

test('how the till was used last is read without touching the file', () => {
  const folder = temporaryFolder();
  expect(readLastUse(folder)).toEqual({});
  writeFileSync(join(folder, 'settings.json'), '{"lastMode":"profile","profileText":"{}","other":1}');
  expect(readLastUse(folder)).toEqual({ lastMode: 'profile', profileText: '{}' });
  writeFileSync(join(folder, 'settings.json'), '{"lastMo');
  expect(readLastUse(folder)).toEqual({});
});
