import { join } from 'node:path';
import { secretCipher } from './secret-cipher.ts';
import { keepForNextStart } from '../../terminal/secrets/secure-secrets.ts';
import { readLastUse } from '../../terminal/last-use.ts';
import { Vault } from '../../terminal/secrets/vault.ts';
import { decideLaunch } from '../../session/till/launch.ts';
import type { GivenSecrets } from '../../terminal/secrets/secrets.ts';

interface Given {
  readonly folder: string;
  readonly training: boolean;
  /** Text of the profile that the command line names. */
  readonly givenProfile: string | undefined;
  readonly secrets: GivenSecrets;
  readonly keyFile: string | undefined;
}

/**
 * Stores the secrets of this start for the terminal that the till would open, before the till's parts are loaded.
 * Answers whether a start without these secrets would have all that it needs.
 */
export function keepGivenSecrets({
  folder,
  training,
  givenProfile,
  secrets,
  keyFile,
}: Given): Promise<boolean> {
  const { lastMode, profileText } = readLastUse(folder);
  const launch = decideLaunch({ training, givenProfile, lastMode, storedProfile: profileText });
  const vault = new Vault(join(folder, 'secrets.json'), secretCipher(keyFile));
  return keepForNextStart(vault, launch.kind === 'profile' ? launch.text : undefined, profileText, secrets);
}
