/**
 * The switch for training, where nobody has named a profile.
 *
 * @param {readonly string[]} args for the application
 * @param {NodeJS.ProcessEnv} env
 * @returns {readonly string[]} what goes before `args`
 */
export function modeSwitches(args, env) {
  const hasProfile = args.some((arg) => arg.startsWith('--profile=')) || Boolean(env['COUNTERTOP_PROFILE']);
  return hasProfile ? [] : ['--training'];
}
