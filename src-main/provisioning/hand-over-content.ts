import { failed, succeeded } from '../../shared/failure.ts';
import { maskedKeyRefusal } from '../../shared/masked-key.ts';
import type { HandOverSignIn } from '../../shared/contract/hand-over.ts';
import type { ShownSecret } from '../../shared/contract/hierarchy.ts';
import type { Result } from '../../shared/failure.ts';
import type { TerminalProfile } from '../terminal/profile.ts';
import type { Secrets } from '../terminal/secrets.ts';

/** The till that hands over. */
interface OwnTill {
  readonly profile: TerminalProfile;
  readonly secrets: Secrets;
}

interface NewTill {
  readonly terminalId: string;
  readonly storeName: string;
  readonly signIn: HandOverSignIn;
}

/**
 * The profile of another terminal of the same merchant: this till's own, but for the terminal. The back office stays
 * with the manager, what makes a till a kiosk with the till that is one, and webhooks with the terminal whose secret signs them.
 */
export function profileFor(
  own: TerminalProfile,
  { terminalId, storeName, signIn }: NewTill,
): TerminalProfile {
  const { $schema: _schema, backOffice: _backOffice, kiosk: _kiosk, webhooks: _webhooks, ...shared } = own;
  return {
    ...shared,
    auth: signIn === 'apiKey' ? { scheme: 'apiKey' } : own.auth,
    terminalId,
    store: { ...own.store, name: storeName },
  };
}

/**
 * What the new till signs in with: the API key as the service hands it out, `secret-missing` where it is withheld; or
 * the typed password, beside which the key is only of help, to look up lost answers.
 */
export function secretsFor(
  { profile, secrets: { proxyPassword, clientSecret } }: OwnTill,
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
