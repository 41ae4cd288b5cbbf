import type { RouteConfig } from './transport/route.ts';

/**
 * What the client must know of a terminal to speak for it. The terminal profile is a superset of this; it has been
 * checked field by field before it comes here.
 */
export interface ServiceConfig extends RouteConfig {
  readonly environment: 'sandbox' | 'production';
  /** `{base_url}` of the specification; a trailing slash does no harm. */
  readonly baseUrl: string;
  readonly auth: OAuthConfig | { readonly scheme: 'apiKey' };
  readonly merchantId: string;
  readonly terminalId: string;
  /** ISO 4217 code of every amount this terminal requests. */
  readonly currency: string;
  /** Per-payment override addresses, sent with each create when there are any. */
  readonly webhookUrls?: readonly string[];
}

/** The two address forms of the spec "OAuth 2.0 password grant". */
export type OAuthConfig = {
  readonly scheme: 'oauth';
  /** `{auth_url}` of the specification. */
  readonly authUrl: string;
  /** The service's own name as it stands in `<brand>-terminal`. */
  readonly brand: string;
  /** `{identity_domain}`: the part after the `@` of the terminal's login name. */
  readonly identityDomain: string;
} & ({ readonly form: 'realm'; readonly realm: string } | { readonly form: 'oauth-token' });

/** Whose login a token is for: it decides the client id and the user name (spec "OAuth 2.0 password grant"). */
export type Login = { readonly terminalId: string } | { readonly serviceAccount: string };

/** Kept out of every object that lives on: each is handed to the one closure that sends it. */
export interface ServiceSecrets {
  readonly terminalPassword?: string;
  readonly clientSecret?: string;
  readonly apiKey?: string;
  /** Goes to the proxy alone. */
  readonly proxyPassword?: string;
}
