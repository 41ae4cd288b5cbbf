import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultOfOwnFile } from '../../plain-file.ts';
import type { CommandLine } from '../../electron/process/command-line.ts';

const MOST_BYTES = 16_000_000;

/**
 * The text of the profile that this start works with; `undefined` in training and at a first start. It is read here
 * before the till's parts are loaded, which check it later.
 */
export function profileAtStart(
  { training }: Pick<CommandLine, 'training'>,
  givenProfile: string | undefined,
  folder: string,
): string | undefined {
  if (training) return undefined;
  if (givenProfile !== undefined) return givenProfile;
  const { lastMode, profileText } = lastUse(join(folder, 'settings.json'));
  return lastMode !== 'training' && typeof profileText === 'string' ? profileText : undefined;
}

/**
 * Whether this start opens a kiosk, so that the cashier's window is not shown before the kiosk's. A wrong answer only
 * shows the right window a moment later.
 */
export function beginsAsKiosk(
  { kiosk, training }: Pick<CommandLine, 'kiosk' | 'training'>,
  profileText: string | undefined,
): boolean {
  if (kiosk || training) return kiosk;
  return profileText !== undefined && 'kiosk' in fieldsOf(profileText);
}

function lastUse(file: string): Readonly<Record<string, unknown>> {
  try {
    return faultOfOwnFile(file, MOST_BYTES) ? {} : fieldsOf(readFileSync(file, 'utf8'));
  } catch {
    return {}; // not there yet
  }
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // set-up says what is wrong with it
  }
}
