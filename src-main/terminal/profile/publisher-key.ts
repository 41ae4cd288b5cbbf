import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** The publisher's key as the profile has it, an Ed25519 public key in base64 (SPKI, DER); nothing where it is none. */
export function publisherKey(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined; // Node throws where it is no key
  }
}
