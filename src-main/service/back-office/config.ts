import type { Login, OAuthConfig } from '../config.ts';
import type { RouteConfig } from '../transport/route.ts';

/** Endpoint families that may each use another credential (spec "API key", "Used by"). */
export type Family = 'payments' | 'entities' | 'onboarding' | 'reporting' | 'settlement';

/** An API key, or a token for a login: a terminal's, or the integrator's service account. */
export type FamilyCredential = 'apiKey' | 'terminalApiKey' | Login;

/** What a manager's back office must know to speak to the service. */
export interface BackOfficeConfig extends RouteConfig {
  readonly environment: 'sandbox' | 'production';
  /** `{base_url}` of the specification; a trailing slash does no harm. */
  readonly baseUrl: string;
  /** ISO 4217 code of the amounts that the back office's terminal requests. */
  readonly currency: string;
  /** Where tokens come from; needed when a family uses one. */
  readonly oauth?: OAuthConfig;
  /**
   * Deployments differ. Where nothing is said it is the specification's choice: the terminal's API key for payments,
   * the back office's own for all others.
   */
  readonly credentials?: Readonly<Partial<Record<Family, FamilyCredential>>>;
}

/** Kept out of every object that lives on, as the till's. */
export interface BackOfficeSecrets {
  /** The back office's own: a partner's or merchant's. */
  readonly apiKey?: string;
  readonly terminalApiKey?: string;
  readonly terminalPassword?: string;
  readonly integratorPassword?: string;
  /** Only in the `/oauth/token` form. */
  readonly clientSecret?: string;
  /** Goes to the proxy alone. */
  readonly proxyPassword?: string;
}
