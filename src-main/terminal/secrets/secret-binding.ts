import { X509Certificate } from 'node:crypto';
import { terminalKey } from '../profile/profile.ts';
import type { TerminalProfile } from '../profile/profile.ts';

/** Whose secrets they are, and what they were typed for. */
export interface SecretBinding {
  /** `terminalKey` of the profile. */
  readonly terminal: string;
  /** Everything of the profile that decides which server gets them, and in whose name. */
  readonly boundTo: string;
  /**
   * Sums of the authorities' certificates that the profile trusts beside the usual ones; empty for none. Whoever holds
   * the key of one can take the place of each of these servers, with their own names.
   */
  readonly authorities: string;
}

/**
 * Terminal ids are no secret, so a profile with the same ids and another address must not find the kept secrets: they
 * belong to the addresses, realm, brand and merchant that they were typed for. Of `baseUrl` only the origin counts,
 * since whoever serves an origin serves all of its paths; a realm stands in the path of `authUrl`. An authority that the
 * profile adds could give anybody a certificate for these addresses, so it is part of what they were typed for.
 */
export function secretBinding(profile: TerminalProfile): SecretBinding {
  const { environment, terminalId, merchantId, baseUrl, auth, proxy } = profile;
  const service = [environment, terminalId, merchantId, new URL(baseUrl).origin];
  const bound = [...service, ...authOf(auth), ...proxyOf(proxy)];
  return { ...sharedBinding(profile), boundTo: JSON.stringify(bound) };
}

function sharedBinding(profile: TerminalProfile): Pick<SecretBinding, 'terminal' | 'authorities'> {
  return { terminal: terminalKey(profile), authorities: authoritiesOf(profile) };
}

/** In any order, and however their text is broken into lines. */
function authoritiesOf({ certificateAuthorities = [] }: TerminalProfile): string {
  const sums = certificateAuthorities.map((text) => new X509Certificate(text).fingerprint256);
  return [...new Set(sums)].toSorted().join(' ');
}

/** A proxy is shown its own password as it is. */
function proxyOf(proxy: TerminalProfile['proxy']): readonly string[] {
  if (proxy?.username === undefined) return [];
  return ['proxy', new URL(proxy.address).origin, proxy.username];
}

function authOf(auth: TerminalProfile['auth']): readonly string[] {
  if (auth.scheme !== 'oauth') return [auth.scheme];
  const { scheme, form, authUrl, brand, identityDomain } = auth;
  return [scheme, form, endpointOf(authUrl), auth.form === 'realm' ? auth.realm : '', brand, identityDomain];
}

/**
 * The same of the back office's credentials: sealed to the service, to whose payments they show and to the login. None
 * where the profile has no back office.
 */
export function backOfficeBinding(profile: TerminalProfile): SecretBinding | undefined {
  const { environment, baseUrl, backOffice } = profile;
  if (!backOffice) return undefined;
  const { partnerId = '', merchantId = '', auth } = backOffice;
  const service = [environment, new URL(baseUrl).origin, partnerId, merchantId];
  return { ...sharedBinding(profile), boundTo: JSON.stringify([...service, ...loginOf(auth)]) };
}

function loginOf(auth: NonNullable<TerminalProfile['backOffice']>['auth']): readonly string[] {
  if (auth.scheme === 'apiKey') return [auth.scheme];
  const { scheme, form, authUrl, brand, username } = auth;
  return [scheme, form, endpointOf(authUrl), auth.form === 'realm' ? auth.realm : '', brand, username];
}

function endpointOf(authUrl: string): string {
  const { origin, pathname } = new URL(authUrl);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
