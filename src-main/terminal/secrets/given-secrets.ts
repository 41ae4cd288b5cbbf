import { givenSecretsIn } from './secrets.ts';
import type { GivenSecrets } from './secrets.ts';

/**
 * Takes the secrets that were given once in the environment, and takes them out of it, so that no child process that
 * starts from now on and no crash report inherits them.
 */
export function takeGivenSecrets(env: NodeJS.ProcessEnv): GivenSecrets {
  const take = (name: string): string | undefined => {
    const value = env[name];
    Reflect.deleteProperty(env, name);
    return value;
  };
  return givenSecretsIn({
    terminalPassword: take('COUNTERTOP_TERMINAL_PASSWORD'),
    clientSecret: take('COUNTERTOP_CLIENT_SECRET'),
    apiKey: take('COUNTERTOP_API_KEY'),
    proxyPassword: take('COUNTERTOP_PROXY_PASSWORD'),
    webhookSecret: take('COUNTERTOP_WEBHOOK_SECRET'),
    partnerWebhookSecret: take('COUNTERTOP_PARTNER_WEBHOOK_SECRET'),
    backOfficeKey: take('COUNTERTOP_BACK_OFFICE_KEY'),
    backOfficePassword: take('COUNTERTOP_BACK_OFFICE_PASSWORD'),
    backOfficeClientSecret: take('COUNTERTOP_BACK_OFFICE_CLIENT_SECRET'),
    staffPin: take('COUNTERTOP_STAFF_PIN'),
  });
}
