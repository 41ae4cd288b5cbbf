import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Secrets } from './vault.ts';

/**
 * Takes the secrets that were given once in the environment, and takes them out of it, so that no child process that
 * starts from now on and no crash report inherits them.
 */
export function takeGivenSecrets(env: NodeJS.ProcessEnv): Secrets {
  const take = (name: string): string | undefined => {
    const value = env[name];
    Reflect.deleteProperty(env, name);
    return value;
  };
  return withoutEmpty({
    terminalPassword: take('COUNTERTOP_TERMINAL_PASSWORD'),
    clientSecret: take('COUNTERTOP_CLIENT_SECRET'),
    apiKey: take('COUNTERTOP_API_KEY'),
  });
}

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
    return read.success ? withoutEmpty(read.data) : undefined;
  } catch {
    return undefined; // the cause may quote the file
  }
}

function withoutEmpty({ terminalPassword, clientSecret, apiKey }: z.output<typeof fileSchema>): Secrets {
  return {
    ...(terminalPassword && { terminalPassword }),
    ...(clientSecret && { clientSecret }),
    ...(apiKey && { apiKey }),
  };
}
