import { failed, succeeded } from '../../shared/failure.ts';
import { maskedKeyRefusal } from '../../shared/masked-key.ts';
import type { ShownSecret } from '../../shared/contract/back-office/hierarchy.ts';
import type { Result } from '../../shared/failure.ts';
import type { TerminalProfile } from '../terminal/profile/profile.ts';
import type { Secrets } from '../terminal/secrets/secrets.ts';

interface Signing {
  /** Of the new till. */
  readonly profile: TerminalProfile;
  /** Of the till that hands over. */
  readonly secrets: Secrets;
}

/**
 * What the new till signs in with: the API key as the service hands it out, `secret-missing` where it is withheld; or
 * the typed password, beside which the key is only of help, to look up lost answers.
 */
export function secretsFor(
  { profile, secrets: { proxyPassword, clientSecret } }: Signing,
  key: Result<ShownSecret>,
  password: string | undefined,
): Result<Secrets> {
  const proxied = profile.proxy?.username !== undefined && proxyPassword !== undefined && { proxyPassword };
  const apiKey = key.ok ? key.value.secret : undefined;
  const masked = apiKey === undefined ? undefined : maskedKeyRefusal({ apiKey });
  if (password !== undefined) {
    return succeeded({
      terminalPassword: password,
      ...(clientSecret !== undefined && { clientSecret }),
      ...(apiKey !== undefined && !masked && { apiKey }),
      ...proxied,
    });
  }
  if (!key.ok) return key;
  if (apiKey === undefined) return failed(WITHHELD);
  return masked ? failed(masked) : succeeded({ apiKey, ...proxied });
}

const WITHHELD = {
  action: 'fix-input',
  code: 'secret-missing',
  fields: [{ field: 'apiKey', fault: 'missing' }],
} as const;
