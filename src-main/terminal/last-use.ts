import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { faultOfOwnFile } from '../plain-file.ts';
import { MOST_SETTINGS_BYTES } from './damaged-file.ts';

const lastUseSchema = z.object({
  lastMode: z.enum(['training', 'profile']).optional(),
  profileText: z.string().optional(),
});

/** How the till was used last, without touching the file; nothing where it cannot be read. */
export function readLastUse(folder: string): z.output<typeof lastUseSchema> {
  const file = join(folder, 'settings.json');
  try {
    if (faultOfOwnFile(file, MOST_SETTINGS_BYTES)) return {};
    const read = lastUseSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? read.data : {};
  } catch {
    return {}; // not there yet, or damaged: the till itself sets it aside and says so
  }
}
