import { existsSync } from 'node:fs';
import { run } from './program.mjs';

const MINUTES_FOR_APT = 10;
/** A mirror that does not answer is given up; another apt-get that is at work is waited for. */
const PATIENCE = ['-oAcquire::Retries=2', '-oAcquire::http::Timeout=20', '-oDPkg::Lock::Timeout=120'];

/** Whether system packages may be installed from here: Debian or a descendant, as root. */
export const aptUsable = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * @param {readonly string[]} packages
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} what apt-get says when it did not work
 */
export async function aptInstall(packages, env) {
  const options = {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    signal: AbortSignal.timeout(MINUTES_FOR_APT * 60_000),
  };
  const updated = await run('apt-get', [...PATIENCE, 'update'], options);
  const names = packages.flatMap((name) => [name, `${name}t64`]);
  const { output: policy } = await run('apt-cache', ['policy', ...names], options);
  const install = ['install', '-y', '--no-install-recommends', ...installable(packages, policy)];
  const installed = await run('apt-get', [...PATIENCE, ...install], options);
  if (installed.code === 0) return undefined;
  return lastError(installed.output) ?? lastError(updated.output) ?? 'no reason given';
}

/**
 * Picks the names that can be installed: newer releases carry some libraries as `…t64` (64-bit time), and keep the old
 * name only as something several packages provide, which apt-get does not choose from.
 *
 * @param {readonly string[]} packages
 * @param {string} policy what `apt-cache policy` prints, in English
 */
export function installable(packages, policy) {
  const blocks = [...policy.matchAll(/^(\S+):\n(?: .*\n?)*/gm)];
  const candidates = new Set(
    blocks.filter(([block]) => /^ {2}Candidate: (?!\(none\))/m.test(block)).map(([, name]) => name),
  );
  return packages.map((name) =>
    !candidates.has(name) && candidates.has(`${name}t64`) ? `${name}t64` : name,
  );
}

/** @param {string} output */
const lastError = (output) => output.match(/^E: .*$/gm)?.at(-1);
