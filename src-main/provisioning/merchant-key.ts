import { createPrivateKey, createPublicKey, generateKeyPairSync, verify, type KeyObject } from 'node:crypto';
import { failed, succeeded } from '../../shared/failure.ts';
import type { Result } from '../../shared/failure.ts';

/** Where the key that signs for one merchant lives: behind the system's keyring. */
export interface SigningKeyKeeper {
  /** What was saved; `undefined` when nothing was. Rejects when it cannot be read now. */
  load(): Promise<string | undefined>;
  save(key: string): Promise<Result<null>>;
}

/** The Ed25519 key that signs for a merchant, made at the first hand-over. `keyring-missing` while it cannot be read. */
export async function merchantKey(keeper: SigningKeyKeeper): Promise<Result<KeyObject>> {
  try {
    const kept = await keeper.load();
    if (kept !== undefined) return succeeded(keyIn(kept));
    const { privateKey } = generateKeyPairSync('ed25519');
    const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    const saved = await keeper.save(text);
    return saved.ok ? succeeded(privateKey) : saved;
  } catch {
    // The cause may quote the key. One that is not read now must not be replaced: tills know it.
    return failed({ action: 'ask-manager', code: 'keyring-missing' });
  }
}

function keyIn(text: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
}

/** The 32 bytes that tills know the merchant's key by. */
export function publicKeyOf(privateKey: KeyObject): Buffer {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url');
}

/** Whether whoever has the private half of this key signed exactly these bytes. */
export function isSignedBy(publicKey: Buffer, body: Buffer, signature: Buffer): boolean {
  try {
    const x = publicKey.toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, body, key, signature);
  } catch {
    return false; // Node throws where it is no key
  }
}
