import { chmodSync, mkdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keyCipher, noCipher, readKeyFile } from '../../../src-main/terminal/secrets/key-cipher.ts';
import { Vault } from '../../../src-main/terminal/secrets/vault.ts';
import { MemoryKeyring } from '../../support/memory/memory-keyring.ts';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';

const KEY = Buffer.alloc(32, 7);
const BINDING = { terminal: 'sandbox term_456', boundTo: 'a service', authorities: '' };
const SECRETS = { terminalPassword: 'pa55 wörd 密' };

describe('a key of the computer’s', () => {
  test('keeps secrets, and gives them back to itself alone', async () => {
    const file = join(temporaryFolder(), 'secrets.json');
    expect(await new Vault(file, keyCipher(KEY)).save(BINDING, SECRETS)).toMatchObject({ ok: true });
    expect(await new Vault(file, keyCipher(KEY)).load(BINDING)).toEqual(SECRETS);
    expect(await new Vault(file, keyCipher(Buffer.alloc(32, 8))).load(BINDING)).toEqual({});
    // And nothing of a keyring is taken for its own, or the other way round.
    expect(await new Vault(file, new MemoryKeyring()).load(BINDING)).toEqual({});
    await new Vault(file, new MemoryKeyring()).save(BINDING, SECRETS);
    expect(await new Vault(file, keyCipher(KEY)).load(BINDING)).toEqual({});
  });

  test('finds out every changed byte, and what is cut off', async () => {
    const cipher = keyCipher(KEY);
    const sealed = await cipher.encrypt('secret');
    for (const [at, byte] of sealed.entries()) {
      const changed = Buffer.from(sealed);
      changed[at] = byte ^ 1;
      await expect(cipher.decrypt(changed)).rejects.toThrow();
      await expect(cipher.decrypt(sealed.subarray(0, at))).rejects.toThrow();
    }
    expect(await cipher.decrypt(sealed)).toBe('secret');
    expect(await cipher.encrypt('secret')).not.toEqual(sealed);
  });

  test('is safe, and none is not', async () => {
    expect(await keyCipher(KEY).isSafe()).toBe(true);
    expect(await noCipher().isSafe()).toBe(false);
    const file = join(temporaryFolder(), 'secrets.json');
    expect(await new Vault(file, noCipher()).save(BINDING, SECRETS)).toMatchObject({ ok: false });
  });
});

describe('a key file', () => {
  test('of this user alone is read', () => {
    const file = writeIn(temporaryFolder(), 'key', 'k'.repeat(32), 0o400);
    expect(readKeyFile(file)).toEqual({ key: Buffer.from('k'.repeat(32)) });
  });

  test('that is no key is refused, and why is said', () => {
    const folder = temporaryFolder();
    expect(readKeyFile(join(folder, 'none'))).toEqual({ fault: 'unreadable' });
    expect(readKeyFile(writeIn(folder, 'short', 'k'.repeat(31), 0o400))).toEqual({ fault: 'too-short' });
    const long = writeIn(folder, 'long', '', 0o600);
    truncateSync(long, 64 * 1024 + 1);
    expect(readKeyFile(long)).toEqual({ fault: 'too-long' });
    mkdirSync(join(folder, 'folder'));
    expect(readKeyFile(join(folder, 'folder'))).toEqual({ fault: 'not-a-file' });
  });

  test.skipIf(process.platform === 'win32')('that others may read is refused', () => {
    const file = writeIn(temporaryFolder(), 'key', 'k'.repeat(32), 0o400);
    for (const mode of [0o440, 0o404, 0o600 | 0o020]) {
      chmodSync(file, mode);
      expect(readKeyFile(file)).toEqual({ fault: 'for-others' });
    }
  });
});
