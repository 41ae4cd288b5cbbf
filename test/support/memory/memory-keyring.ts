import type { Cipher } from '../../../src-main/terminal/secrets/vault-file.ts';

/** Turns each byte round: enough to see that nothing is written in plain text. */
const turned = (buffer: Buffer): Buffer => Buffer.from(buffer.map((byte) => byte ^ 0x5a));

/** A keyring that a test may lock. */
export class MemoryKeyring implements Cipher {
  locked = false;
  /** As of a computer with a keyring. */
  safe = true;

  isSafe(): Promise<boolean> {
    return Promise.resolve(this.safe);
  }

  encrypt(text: string): Promise<Buffer> {
    return this.locked ? Promise.reject(new Error(text)) : Promise.resolve(turned(Buffer.from(text)));
  }

  decrypt(encrypted: Buffer): Promise<string> {
    return this.locked ? Promise.reject(new Error('locked')) : Promise.resolve(turned(encrypted).toString());
  }
}
