/** The variables that docs/running.md names, by what a file of secrets calls each of them. */
const VARIABLES = {
  terminalPassword: 'COUNTERTOP_TERMINAL_PASSWORD',
  clientSecret: 'COUNTERTOP_CLIENT_SECRET',
  apiKey: 'COUNTERTOP_API_KEY',
  proxyPassword: 'COUNTERTOP_PROXY_PASSWORD',
  webhookSecret: 'COUNTERTOP_WEBHOOK_SECRET',
  partnerWebhookSecret: 'COUNTERTOP_PARTNER_WEBHOOK_SECRET',
  backOfficeKey: 'COUNTERTOP_BACK_OFFICE_KEY',
  backOfficePassword: 'COUNTERTOP_BACK_OFFICE_PASSWORD',
  backOfficeClientSecret: 'COUNTERTOP_BACK_OFFICE_CLIENT_SECRET',
  staffPin: 'COUNTERTOP_STAFF_PIN',
};

/**
 * Takes the secrets out of an environment, to be handed over by a pipe: other programs of the user can read what stands in
 * a program's environment.
 *
 * @param {NodeJS.ProcessEnv} env is changed
 * @returns {string | undefined} a file of secrets, for `--secrets-file`; nothing where none is given
 */
export function takeGivenSecrets(env) {
  const given = Object.entries(VARIABLES).flatMap(([name, variable]) => {
    const value = env[variable];
    Reflect.deleteProperty(env, variable);
    return value ? [[name, value]] : [];
  });
  return given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : undefined;
}
