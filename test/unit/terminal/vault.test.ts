import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeGivenSecrets } from '../../../src-main/terminal/secrets/given-secrets.ts';
import { namesSynced } from '../../support/ledger/names-synced.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { Vault } from '../../../src-main/terminal/secrets/vault.ts';
import type { SecretBinding } from '../../../src-main/terminal/secrets/secret-binding.ts';
import type { Cipher } from '../../../src-main/terminal/secrets/vault-file.ts';

/** Turns each byte round: enough to see that no plain text is written. */
const turned = (buffer: Buffer): Buffer => Buffer.from(buffer.map((byte) => byte ^ 0x5a));
const cipher: Cipher = {
  isSafe: () => Promise.resolve(true),
  encrypt: (text) => Promise.resolve(turned(Buffer.from(text))),
  decrypt: (encrypted) => Promise.resolve(turned(encrypted).toString()),
};

/** Another service each. */
const binding = (name: string): SecretBinding => ({
  terminal: `sandbox-${name}`,
  boundTo: name,
  authorities: '',
});
const [a, b, c] = [binding('a'), binding('b'), binding('c')];

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'secrets.json');
});

describe('the vault', () => {
  test('gives each terminal its own secrets back', async () => {
    const vault = new Vault(file, cipher);
    await vault.save(a, { terminalPassword: 'first' });
    await vault.save(b, { apiKey: 'second' });
    expect(await new Vault(file, cipher).load(a)).toEqual({ terminalPassword: 'first' });
    expect(await vault.load(b)).toEqual({ apiKey: 'second' });
    expect(await vault.load(c)).toEqual({});
  });

  test('answers nothing for another service, and keeps what was typed last', async () => {
    const vault = new Vault(file, cipher);
    await vault.save(a, { terminalPassword: 'first' });
    const elsewhere = { ...a, boundTo: 'elsewhere' };
    expect(await vault.load(elsewhere)).toEqual({});
    expect(await vault.load(a)).toEqual({ terminalPassword: 'first' });
    await vault.save(elsewhere, { terminalPassword: 'second' });
    expect(await vault.load(elsewhere)).toEqual({ terminalPassword: 'second' });
    expect(await vault.load(a)).toEqual({});
  });

  test('keeps the back office’s apart from the terminal’s, for its own service only', async () => {
    const vault = new Vault(file, cipher);
    await vault.save(a, { terminalPassword: 'first' });
    await vault.saveBackOffice(a, { backOfficeKey: 'office' });
    expect(await new Vault(file, cipher).loadBackOffice(a)).toEqual({ backOfficeKey: 'office' });
    expect(await vault.load(a)).toEqual({ terminalPassword: 'first' });
    expect(await vault.loadBackOffice({ ...a, boundTo: 'elsewhere' })).toEqual({});
    expect(await vault.loadBackOffice(b)).toEqual({});
    await vault.markStaff(a.terminal, { staffed: true });
    expect(await vault.ownersSecrets()).toEqual([{ terminalPassword: 'first' }]);
    // Where no terminal is at work the owner has the back office's.
    await vault.save(a, {});
    expect(await vault.ownersSecrets()).toEqual([{ backOfficeKey: 'office' }]);
    expect(readFileSync(file, 'utf8')).not.toContain('office');
  });

  test('gives what an earlier version kept to the service that was used last, once', async () => {
    const earlier = turned(Buffer.from(JSON.stringify({ apiKey: 'k' }))).toString('base64');
    writeFileSync(file, JSON.stringify({ version: 1, terminals: { [a.terminal]: earlier } }));
    const vault = new Vault(file, cipher);
    expect(await vault.load(a)).toEqual({});
    expect(await vault.bindUnbound(a)).toMatchObject({ ok: true });
    expect(await vault.load(a)).toEqual({ apiKey: 'k' });
    const swapped = { ...a, boundTo: 'elsewhere' };
    await vault.bindUnbound(swapped);
    expect(await vault.load(swapped)).toEqual({});
  });

  test('answers nothing where another authority could speak for the service', async () => {
    const vault = new Vault(file, cipher);
    await vault.save(a, { apiKey: 'k' });
    await vault.saveBackOffice(a, { backOfficeKey: 'office' });
    const trusting = { ...a, authorities: 'AA:BB' };
    expect(await vault.load(trusting)).toEqual({});
    expect(await vault.loadBackOffice(trusting)).toEqual({});
    // Nor once a profile that adds one was used last.
    await vault.bindUnbound(trusting, trusting);
    expect(await vault.load(trusting)).toEqual({});
    expect(await vault.loadBackOffice(trusting)).toEqual({});
    expect(await vault.load(a)).toEqual({ apiKey: 'k' });
    expect(await vault.loadBackOffice(a)).toEqual({ backOfficeKey: 'office' });
  });

  test('gives what an earlier version kept to the authorities of the profile used last, once', async () => {
    const earlier = (content: object) => turned(Buffer.from(JSON.stringify(content))).toString('base64');
    const terminals = { [a.terminal]: earlier({ apiKey: 'k', boundTo: 'a', staffed: true }) };
    const backOffices = { [a.terminal]: earlier({ backOfficeKey: 'office', boundTo: 'a' }) };
    const others = { [b.terminal]: earlier({ apiKey: 'other', boundTo: 'b' }) };
    writeFileSync(file, JSON.stringify({ version: 1, terminals: { ...terminals, ...others }, backOffices }));
    const vault = new Vault(file, cipher);
    const trusting = { ...a, authorities: 'AA:BB' };
    expect(await vault.bindUnbound(trusting, trusting)).toMatchObject({ ok: true });
    expect(await vault.load(trusting)).toEqual({ apiKey: 'k' });
    expect(await vault.loadBackOffice(trusting)).toEqual({ backOfficeKey: 'office' });
    expect(await vault.load(a)).toEqual({});
    expect(await vault.staffMarks(a.terminal)).toEqual({ staffed: true, owned: false });
    const elsewhere = { ...b, boundTo: 'elsewhere', authorities: 'AA:BB' };
    await vault.bindUnbound(elsewhere);
    await vault.bindUnbound({ ...b, authorities: 'AA:BB' });
    expect(await vault.load({ ...b, authorities: 'AA:BB' })).toEqual({});
    expect(await vault.load(b)).toEqual({ apiKey: 'other' });
  });

  test('writes nothing in plain text, for this user only', async () => {
    await new Vault(file, cipher).save(a, { terminalPassword: 'correct horse' });
    const written = readFileSync(file);
    expect(written.includes('correct horse')).toBe(false);
    expect(written.includes(Buffer.from('correct horse').toString('base64').slice(2, 14))).toBe(false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('keeps everything of what is saved at the same time', async () => {
    const vault = new Vault(file, cipher);
    await Promise.all([
      vault.save(a, { apiKey: 'first' }),
      vault.save(b, { apiKey: 'second' }),
      vault.savePepper('sandbox-a', 'pepper'),
    ]);
    expect(await vault.load(a)).toEqual({ apiKey: 'first' });
    expect(await vault.load(b)).toEqual({ apiKey: 'second' });
    expect(await vault.loadPepper('sandbox-a')).toBe('pepper');
  });

  test('has its file on the disk under its name before it answers', async () => {
    const synced = await namesSynced(folder);
    await new Vault(file, cipher).save(a, { apiKey: 'k' });
    expect(synced).toContainEqual(['secrets.json']);
  });

  test('keeps a file aside that it cannot read', async () => {
    writeFileSync(file, 'torn');
    const vault = new Vault(file, cipher);
    expect(await vault.load(a)).toEqual({});
    await vault.save(a, { apiKey: 'k' });
    expect(readdirSync(folder).sort()).toEqual(['secrets.json', 'secrets.json.unreadable']);
  });

  test('counts secrets of another key as not there', async () => {
    await new Vault(file, cipher).save(a, { apiKey: 'k' });
    const lockedOut: Cipher = { ...cipher, decrypt: () => Promise.reject(new Error('wrong key')) };
    expect(await new Vault(file, lockedOut).load(a)).toEqual({});
  });

  test('tells a pepper that cannot be read now from one that is not there', async () => {
    await new Vault(file, cipher).savePepper(a.terminal, 'pepper');
    const locked: Cipher = {
      ...cipher,
      encrypt: () => Promise.reject(new Error('locked')),
      decrypt: () => Promise.reject(new Error('locked')),
    };
    await expect(new Vault(file, locked).loadPepper(a.terminal)).rejects.toThrow('locked');
    expect(await new Vault(file, locked).loadPepper(b.terminal)).toBeUndefined();
    let failures = 1;
    const stumbling: Cipher = {
      ...cipher,
      decrypt: (text) => (failures-- > 0 ? Promise.reject(new Error('once')) : cipher.decrypt(text)),
    };
    expect(await new Vault(file, stumbling).loadPepper(a.terminal)).toBe('pepper');
  });

  test('keeps a key that signs for each merchant, and tells one that cannot be read now', async () => {
    const vault = new Vault(file, cipher);
    await vault.saveSigningKey('one', 'key of one');
    await vault.saveSigningKey('other', 'key of other');
    await vault.save(a, { apiKey: 'k' });
    const restarted = new Vault(file, cipher);
    expect(await restarted.loadSigningKey('one')).toBe('key of one');
    expect(await restarted.loadSigningKey('other')).toBe('key of other');
    expect(await restarted.loadSigningKey('none')).toBeUndefined();
    expect(readFileSync(file, 'utf8')).not.toContain('key of');
    const refuse = () => Promise.reject(new Error('locked'));
    const locked = new Vault(file, { ...cipher, encrypt: refuse, decrypt: refuse });
    await expect(locked.loadSigningKey('one')).rejects.toThrow('locked');
  });

  test('counts a pepper of another computer as none, and puts it aside when it is replaced', async () => {
    const vault = new Vault(file, cipher);
    await vault.savePepper(a.terminal, 'pepper');
    const before = (JSON.parse(readFileSync(file, 'utf8')) as { peppers: object }).peppers;
    const foreignKey: Cipher = {
      ...cipher,
      encrypt: (text) => Promise.resolve(Buffer.from(text)),
      decrypt: (text) =>
        text.toString() === 'probe' ? Promise.resolve('probe') : Promise.reject(new Error('wrong key')),
    };
    const moved = new Vault(file, foreignKey);
    expect(await moved.loadPepper(a.terminal)).toBeUndefined();
    await moved.savePepper(a.terminal, 'new');
    const { peppersAside } = JSON.parse(readFileSync(file, 'utf8')) as { peppersAside: object };
    expect(peppersAside).toEqual(before);
  });

  test('says what could not be kept without quoting it', async () => {
    const broken: Cipher = { ...cipher, encrypt: (text) => Promise.reject(new Error(text)) };
    const saved = await new Vault(file, broken).save(a, { apiKey: 'sesame' });
    expect(saved).toMatchObject({ ok: false, failure: { code: 'keyring-missing' } });
    expect(JSON.stringify(saved)).not.toContain('sesame');
  });

  test('says of a disk that takes nothing what the system says, and not that there is no keyring', async () => {
    const missing = join(dirname(file), 'gone', 'secrets.json');
    const saved = await new Vault(missing, cipher).save(a, { apiKey: 'sesame' });
    expect(saved).toMatchObject({
      ok: false,
      failure: { code: 'file-not-written', detail: expect.stringContaining('ENOENT') as string },
    });
    expect(JSON.stringify(saved)).not.toContain('sesame');
  });
});

test('secrets from the environment are taken out of it', () => {
  const env = {
    COUNTERTOP_TERMINAL_PASSWORD: 'p',
    COUNTERTOP_API_KEY: '',
    COUNTERTOP_WEBHOOK_SECRET: 'w',
    COUNTERTOP_PARTNER_WEBHOOK_SECRET: 'pw',
    COUNTERTOP_BACK_OFFICE_KEY: 'k',
    COUNTERTOP_BACK_OFFICE_PASSWORD: 'bp',
    COUNTERTOP_BACK_OFFICE_CLIENT_SECRET: 's',
    COUNTERTOP_STAFF_PIN: '2580',
    PATH: '/bin',
  };
  expect(takeGivenSecrets(env)).toEqual({
    terminalPassword: 'p',
    webhookSecret: 'w',
    partnerWebhookSecret: 'pw',
    backOfficeKey: 'k',
    backOfficePassword: 'bp',
    backOfficeClientSecret: 's',
    staffPin: '2580',
  });
  expect(env).toEqual({ PATH: '/bin' });
});

test('a mark that is set while the keyring does not answer for a moment leaves the secrets', async () => {
  const vault = new Vault(file, cipher);
  await vault.save(a, { terminalPassword: 'first' });
  let refusals = 1;
  const slow: Cipher = {
    ...cipher,
    decrypt: (encrypted) =>
      refusals-- > 0 ? Promise.reject(new Error('not now')) : cipher.decrypt(encrypted),
  };
  await new Vault(file, slow).markStaff(a.terminal, { staffed: true });
  expect(await vault.load(a)).toEqual({ terminalPassword: 'first' });
});
