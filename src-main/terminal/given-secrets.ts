import type { Secrets } from './vault.ts';

/**
 * Takes the secrets that were given once in the environment, and takes them out of it, so that no child process and
 * no crash report inherits them.
 */
export function takeGivenSecrets(env: NodeJS.ProcessEnv): Secrets {
  const take = (name: string): string | undefined => {
    const value = env[name];
    Reflect.deleteProperty(env, name);
    return value === '' ? undefined : value;
  };
  const terminalPassword = take('COUNTERTOP_TERMINAL_PASSWORD');
  const clientSecret = take('COUNTERTOP_CLIENT_SECRET');
  const apiKey = take('COUNTERTOP_API_KEY');
  return {
    ...(terminalPassword !== undefined && { terminalPassword }),
    ...(clientSecret !== undefined && { clientSecret }),
    ...(apiKey !== undefined && { apiKey }),
  };
}
