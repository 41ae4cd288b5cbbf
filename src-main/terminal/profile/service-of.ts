import { terminalKey } from './profile.ts';
import type { TerminalProfile } from './profile.ts';

/**
 * Which service a terminal's sales belong to. The path of `baseUrl` does not count: a new version of a service knows
 * the payments of the one before it.
 */
export function serviceOf({ baseUrl, merchantId }: TerminalProfile): {
  readonly origin: string;
  readonly merchantId: string;
} {
  return { origin: new URL(baseUrl).origin, merchantId };
}

/** Equal for two profiles under which the till follows the same payments. */
export function terminalIdentity(profile: TerminalProfile): string {
  const { origin, merchantId } = serviceOf(profile);
  return JSON.stringify([terminalKey(profile), origin, merchantId]);
}
