import { readSecretsFile } from '../../terminal/secrets/secrets-file.ts';
import { systemClock } from './system-clock.ts';
import type { GivenSecrets } from '../../terminal/secrets/secrets.ts';
import type { SecretsFault } from '../../terminal/secrets/secrets-file.ts';

/**
 * The secrets of `--secrets-file`; none where none was named. A file that cannot be used is only reported, because the till asks for
 * the secrets that are missing. Never rejects.
 */
export async function readGivenSecrets(file: string | undefined): Promise<GivenSecrets> {
  if (file === undefined) return {};
  const read = await readSecretsFile(file, systemClock);
  if (read.ok) return read.secrets;
  console.error(
    `No secrets were taken: ${SECRETS_FAULTS[read.fault]}. docs/running.md says what --secrets-file takes.`,
  );
  return {};
}

const SECRETS_FAULTS: Readonly<Record<SecretsFault, string>> = {
  terminal: 'standard input is a terminal; pipe the file into it, or name the file',
  'too-long': 'the file is longer than 64 KiB',
  'too-slow': 'the file did not come to its end within 10 seconds',
  unreadable: 'the file cannot be read',
  malformed: 'the file is not JSON with the names of secrets only',
};
