import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto';
import { bindingOf } from './hand-over-code.ts';

export const TAG_BYTES = 16;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const BINDING_BYTES = 4;

/** What scrypt costs: `N` in steps and memory, of `128 × N × r` bytes. */
export interface CodeCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}
/** 128 MiB and about half a second for each try of a code. */
export const CODE_COST: CodeCost = { N: 2 ** 17, r: 8, p: 1 };
const MOST_SCRYPT_BYTES = 192 * 1024 * 1024;

/** What a code's secret and a package's head come to. */
export interface DerivedKey {
  readonly key: Buffer;
  readonly nonce: Buffer;
  /** What the code says of the head, as of `HandOverCode`. */
  readonly binding: string;
}

/** The head has random bytes of its own, so that no key and nonce are used twice. */
export async function deriveKey(secret: string, head: Buffer, { N, r, p }: CodeCost): Promise<DerivedKey> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const options = { N, r, p, maxmem: MOST_SCRYPT_BYTES };
    scrypt(secret, head, KEY_BYTES + NONCE_BYTES + BINDING_BYTES, options, (error, derived) => {
      if (error) reject(error);
      else resolve(derived);
    });
  });
  return {
    key: bytes.subarray(0, KEY_BYTES),
    nonce: bytes.subarray(KEY_BYTES, KEY_BYTES + NONCE_BYTES),
    binding: bindingOf(bytes.subarray(KEY_BYTES + NONCE_BYTES)),
  };
}

/** AES-256-GCM, the tag at the end; `head` is authenticated with it. */
export function encrypted(content: Buffer, head: Buffer, { key, nonce }: DerivedKey): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(head);
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Nothing where the key is another one, or a byte has changed. */
export function decrypted(sealed: Buffer, head: Buffer, { key, nonce }: DerivedKey): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(head);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined; // Node throws where the tag does not fit
  }
}
