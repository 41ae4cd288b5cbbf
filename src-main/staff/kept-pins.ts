import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../disk-errors.ts';
import { faultOfOwnFile } from '../plain-file.ts';

/** In a terminal's folder, beside its ledger. */
export const PINS_FILE = 'pins.json';
const MOST_BYTES = 4 * 1024 * 1024;
const fileSchema = z.object({ verifiers: z.record(z.string(), z.unknown()) });

/**
 * Whether PINs are kept in any of these folders but `except`. It needs neither keyring nor ledger. What cannot be read counts as
 * kept: nobody may be let in because a file does not open.
 */
export function keepsPins(ledgers: string, except: string): boolean {
  try {
    const names = readdirSync(ledgers).filter((name) => name !== except);
    return names.some((name) => holdsPins(join(ledgers, name, PINS_FILE)));
  } catch (error) {
    return !isMissing(error);
  }
}

function holdsPins(file: string): boolean {
  try {
    if (faultOfOwnFile(file, MOST_BYTES)) return true;
    const { verifiers } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.keys(verifiers).length > 0;
  } catch (error) {
    return !isMissing(error);
  }
}
