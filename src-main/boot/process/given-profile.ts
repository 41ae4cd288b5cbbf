import { readFileSync } from 'node:fs';
import { textOfFile } from '../../../shared/text/text-of-file.ts';
import { loggedError } from '../../diagnosis/log/log-entry.ts';
import { faultOfFile } from '../../plain-file.ts';
import type { LogFile } from '../../diagnosis/log/log-file.ts';

/** Set-up takes 65,536 characters at most, of up to four bytes each. */
const MOST_BYTES = 4 * 65_536;

/**
 * The text of the profile that this start was given; nothing where none was named. A file that is named but cannot be read is a
 * faulty profile: its text is empty, and set-up says so.
 */
export function readGivenProfile(file: string | undefined, log: Pick<LogFile, 'write'>): string | undefined {
  if (file === undefined) return undefined;
  try {
    const fault = faultOfFile(file, MOST_BYTES);
    if (fault === undefined) return lettersIn(readFileSync(file));
    const why = fault === 'too-long' ? 'is longer than 256 KiB' : 'is a folder, a pipe or a device';
    console.error(`No profile was read: ${file} ${why}.`);
    log.write({ event: 'profile-not-read', why: fault });
  } catch (error) {
    console.error(`No profile was read: ${String(error)}`);
    log.write({ event: 'profile-not-read', error: loggedError(error).error });
  }
  return '';
}

/** Letters of another encoding are shown as what they are: a till that starts with such a profile goes on selling. */
function lettersIn(bytes: Buffer): string {
  return textOfFile(bytes) ?? bytes.toString('utf8');
}
