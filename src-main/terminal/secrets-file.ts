import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { givenSecrets } from './given-secrets.ts';
import type { Secrets } from './vault.ts';

const fileSchema = z.strictObject({
  terminalPassword: z.string().optional(),
  clientSecret: z.string().optional(),
  apiKey: z.string().optional(),
});

const STANDARD_INPUT = 0;

/** Secrets from a JSON file, or from standard input for `-`. `undefined` when there is nothing such: never quoted. */
export function readSecretsFile(file: string): Secrets | undefined {
  try {
    const text = readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
    const read = fileSchema.safeParse(JSON.parse(text));
    return read.success ? givenSecrets(read.data) : undefined;
  } catch {
    return undefined; // the cause may quote the file
  }
}
