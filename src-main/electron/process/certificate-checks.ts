/** Node's switch that turns every check of certificates off. */
const SWITCH = 'NODE_TLS_REJECT_UNAUTHORIZED';

/**
 * Takes the switch that turns off the checks of certificates out of the environment, so that no child process inherits
 * it. Answers whether it was there: somebody expects that it works. The till's own connections never honour it.
 */
export function keepCertificateChecks(env: NodeJS.ProcessEnv): boolean {
  const wasOff = env[SWITCH] === '0';
  Reflect.deleteProperty(env, SWITCH);
  return wasOff;
}
