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
  return givenSecrets({
    terminalPassword: take('COUNTERTOP_TERMINAL_PASSWORD'),
    clientSecret: take('COUNTERTOP_CLIENT_SECRET'),
    apiKey: take('COUNTERTOP_API_KEY'),
  });
}

type Given = { readonly [Name in keyof Secrets]: Secrets[Name] | undefined };

/** Those that are not empty. */
export function givenSecrets({ terminalPassword, clientSecret, apiKey }: Given): Secrets {
  return {
    ...(terminalPassword && { terminalPassword }),
    ...(clientSecret && { clientSecret }),
    ...(apiKey && { apiKey }),
  };
}
