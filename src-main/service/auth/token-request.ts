import { addressOf } from '../address-of.ts';
import type { Login, OAuthConfig } from '../config.ts';
import type { HttpRequest } from '../transport/exchange.ts';

/** No other scope is accepted (spec "OAuth 2.0 password grant"). */
const SCOPE = 'openid profile email';

/** The secrets of one login. Only the `/oauth/token` form has a client secret. */
export interface LoginSecrets {
  readonly password?: string | undefined;
  readonly clientSecret?: string | undefined;
}

/** The password grant of one login, in the address form that the profile names. */
export function passwordRequest(auth: OAuthConfig, login: Login, secrets: LoginSecrets): HttpRequest {
  return tokenRequest(auth, {
    grant_type: 'password',
    client_id: clientId(auth, login),
    ...(auth.form === 'oauth-token' && { client_secret: secrets.clientSecret ?? '' }),
    username: 'terminalId' in login ? `${login.terminalId}@${auth.identityDomain}` : login.serviceAccount,
    password: secrets.password ?? '',
    scope: SCOPE,
  });
}

/** Only the realm form hands out refresh tokens. */
export function refreshRequest(auth: OAuthConfig, login: Login, refreshToken: string): HttpRequest {
  return tokenRequest(auth, {
    grant_type: 'refresh_token',
    client_id: clientId(auth, login),
    refresh_token: refreshToken,
  });
}

function clientId(auth: OAuthConfig, login: Login): string {
  return `${auth.brand}-${'terminalId' in login ? 'terminal' : 'integrator'}`;
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
