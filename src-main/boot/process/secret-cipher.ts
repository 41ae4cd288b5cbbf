import { systemKeyring } from '../../electron/keyring.ts';
import { keyCipher, noCipher, readKeyFile } from '../../terminal/secrets/key-cipher.ts';
import type { KeyFileFault } from '../../terminal/secrets/key-cipher.ts';
import type { Cipher } from '../../terminal/secrets/vault-file.ts';

/** Protects this till's secrets: with the system's keyring, or with the key file that the till was started with. */
export function secretCipher(keyFile: string | undefined): Cipher {
  if (keyFile === undefined) return systemKeyring();
  const read = readKeyFile(keyFile);
  if ('key' in read) return keyCipher(read.key);
  console.error(
    `No secret is kept: ${KEY_FAULTS[read.fault]}. docs/deployment.md says what --key-file takes.`,
  );
  return noCipher();
}

const KEY_FAULTS: Readonly<Record<KeyFileFault, string>> = {
  unreadable: 'the key file cannot be read',
  'too-short': 'the key file has less than 32 bytes',
  'too-long': 'the key file is longer than 64 KiB',
  'not-a-file': 'the key file is a folder, a pipe or a device',
  'for-others': 'others than this user may read the key file; set its mode to 0400',
};
