import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { faultOfFile } from '../../plain-file.ts';
import type { Cipher } from './vault-file.ts';

/** What is encrypted begins with it, so that nothing of a keyring is tried. */
const MARK = Buffer.from('ckey1');
const IV_BYTES = 12;
const TAG_BYTES = 16;
const LEAST_KEY_BYTES = 32;
const MOST_KEY_BYTES = 64 * 1024;
/** Readable for the group or for everybody. */
const FOR_OTHERS = 0o077;

export type KeyFileFault = 'unreadable' | 'too-short' | 'too-long' | 'not-a-file' | 'for-others';

/** The key in a file that only this user may read, or why it is none: where a computer has no keyring, it takes its place. */
export function readKeyFile(file: string): { readonly key: Buffer } | { readonly fault: KeyFileFault } {
  try {
    const fault = faultOfFile(file, MOST_KEY_BYTES);
    if (fault) return { fault };
    // Windows has no such modes: whoever may read the file is its folder's matter.
    if (process.platform !== 'win32' && (statSync(file).mode & FOR_OTHERS) !== 0)
      return { fault: 'for-others' };
    const key = readFileSync(file);
    return key.length < LEAST_KEY_BYTES ? { fault: 'too-short' } : { key };
  } catch {
    return { fault: 'unreadable' };
  }
}

/**
 * Encrypts with a key that the computer was given, by AES-256-GCM under a key derived from it. What was encrypted with
 * another key, or by a keyring, rejects.
 */
export function keyCipher(key: Buffer): Cipher {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'countertop vault', 32));
  return {
    isSafe: () => Promise.resolve(true),
    encrypt: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', derived, iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Promise.resolve(Buffer.concat([MARK, iv, cipher.getAuthTag(), encrypted]));
    },
    decrypt: async (sealed) => {
      const [mark, iv, tag, encrypted] = parts(sealed);
      if (!mark.equals(MARK)) throw new Error('encrypted by something else than a key of a file');
      const cipher = createDecipheriv('aes-256-gcm', derived, iv, { authTagLength: TAG_BYTES });
      cipher.setAuthTag(tag);
      return Promise.resolve(Buffer.concat([cipher.update(encrypted), cipher.final()]).toString('utf8'));
    },
  };
}

/** Keeps nothing: a key file was named and is of no use, and the keyring in its place would not be what was asked for. */
export function noCipher(): Cipher {
  const refuse = (): Promise<never> => Promise.reject(new Error('the key file is of no use'));
  return { isSafe: () => Promise.resolve(false), encrypt: refuse, decrypt: refuse };
}

function parts(sealed: Buffer): readonly [mark: Buffer, iv: Buffer, tag: Buffer, encrypted: Buffer] {
  const ends = [MARK.length, MARK.length + IV_BYTES, MARK.length + IV_BYTES + TAG_BYTES] as const;
  return [
    sealed.subarray(0, ends[0]),
    sealed.subarray(ends[0], ends[1]),
    sealed.subarray(ends[1], ends[2]),
    sealed.subarray(ends[2]),
  ];
}
