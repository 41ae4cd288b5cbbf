import { safeStorage } from 'electron';
import type { Cipher } from '../terminal/secrets/vault-file.ts';

/**
 * The system's keyring, as this runtime offers it. Electron 45 has asynchronous calls and deprecates the synchronous ones; the runtime of the tests has only those.
 * https://www.electronjs.org/docs/latest/api/safe-storage
 */
export function systemKeyring(): Cipher {
  // Chromium's fixed key, when no keyring runs, keeps no other program out.
  const isPlain = (): boolean =>
    process.platform === 'linux' &&
    ['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend());
  // Without this nothing could be kept at all; production refuses such a computer before anything is kept.
  if (isPlain()) safeStorage.setUsePlainTextEncryption(true);
  return 'encryptStringAsync' in safeStorage
    ? {
        isSafe: async () => (await safeStorage.isAsyncEncryptionAvailable()) && !isPlain(),
        encrypt: (text) => safeStorage.encryptStringAsync(text),
        decrypt: async (encrypted) => (await safeStorage.decryptStringAsync(encrypted)).result,
      }
    : synchronousKeyring(safeStorage, isPlain);
}

/* oxlint-disable typescript/no-deprecated, typescript/require-await -- all that the older runtime has */
function synchronousKeyring(storage: Electron.SafeStorage, isPlain: () => boolean): Cipher {
  return {
    isSafe: async () => storage.isEncryptionAvailable() && !isPlain(),
    encrypt: async (text) => storage.encryptString(text),
    decrypt: async (encrypted) => storage.decryptString(encrypted),
  };
}
