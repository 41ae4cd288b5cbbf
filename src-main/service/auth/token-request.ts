import { addressOf } from '../address-of.ts';
import type { OAuthConfig, ServiceSecrets } from '../config.ts';
import type { HttpRequest } from '../transport/exchange.ts';

/** No other scope is accepted (spec "OAuth 2.0 password grant"). */
const SCOPE = 'openid profile email';

/** The password grant of the terminal's login, in the address form that the profile names. */
export function passwordRequest(
  auth: OAuthConfig,
  terminalId: string,
  secrets: Pick<ServiceSecrets, 'terminalPassword' | 'clientSecret'>,
): HttpRequest {
  return tokenRequest(auth, {
    grant_type: 'password',
    client_id: clientId(auth),
    ...(auth.form === 'oauth-token' && { client_secret: secrets.clientSecret ?? '' }),
    username: `${terminalId}@${auth.identityDomain}`,
    password: secrets.terminalPassword ?? '',
    scope: SCOPE,
  });
}

/** Only the realm form hands out refresh tokens. */
export function refreshRequest(auth: OAuthConfig, refreshToken: string): HttpRequest {
  return tokenRequest(auth, {
    grant_type: 'refresh_token',
    client_id: clientId(auth),
    refresh_token: refreshToken,
  });
}

function clientId(auth: OAuthConfig): string {
  return `${auth.brand}-terminal`;
}

function tokenRequest(auth: OAuthConfig, form: Record<string, string>): HttpRequest {
  const path =
    auth.form === 'realm'
      ? `/realms/${encodeURIComponent(auth.realm)}/protocol/openid-connect/token`
      : '/oauth/token';
  return {
    method: 'POST',
    url: addressOf(auth.authUrl, path),
    headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  };
}
