import type { PartnerApiKeys } from './world/records/api-keys.ts';
import type { Terminal } from './world/records/terminals.ts';
import type { SignInSettings } from './world/sign-in.ts';
import type { Environment } from './world/environment.ts';

/** A complete terminal profile (version 1) for a till at this sandbox. */
export interface TerminalProfile {
  readonly version: 1;
  readonly environment: Environment;
  readonly baseUrl: string;
  readonly auth: {
    readonly scheme: 'oauth';
    readonly form: 'realm';
    readonly authUrl: string;
    readonly realm: string;
    readonly brand: string;
    readonly identityDomain: string;
  };
  readonly merchantId: string;
  readonly terminalId: string;
  readonly terminalKind: 'physical' | 'virtual';
  readonly store: { readonly name: string; readonly currency: string; readonly locale: string };
  /** Missing where the partner has no API key. */
  readonly backOffice?: {
    readonly partnerId: string;
    readonly merchantId: string;
    readonly auth: { readonly scheme: 'apiKey' };
  };
}

/** The secrets of the same terminal. They protect nothing. */
export interface TerminalSecrets {
  readonly terminalPassword: string;
  readonly clientSecret: string;
  readonly apiKey: string;
  /** The API key of the partner of the terminal's merchant. */
  readonly backOfficeKey?: string;
}

/** The addresses of the service. */
export interface Addresses {
  readonly baseUrl: string;
  /** The identity provider's address. */
  readonly authUrl: string;
  readonly controlUrl: string;
}

/** Everything that a till needs for this terminal. */
export interface TerminalAccess {
  readonly profile: TerminalProfile;
  readonly secrets: TerminalSecrets;
}

export function accessTo(
  terminal: Terminal,
  environment: Environment,
  { realm, brand, identityDomain, clientSecret }: SignInSettings,
  { baseUrl, authUrl }: Addresses,
  partnerApiKeys: PartnerApiKeys,
): TerminalAccess {
  const [partnerKey] = partnerApiKeys.of(terminal.partnerId);
  return {
    profile: {
      version: 1,
      environment,
      baseUrl,
      auth: { scheme: 'oauth', form: 'realm', authUrl, realm, brand, identityDomain },
      merchantId: terminal.merchantId,
      terminalId: terminal.id,
      terminalKind: terminal.kind,
      store: { name: terminal.storeName, currency: terminal.currency, locale: terminal.locale },
      ...(partnerKey && {
        backOffice: {
          partnerId: terminal.partnerId,
          merchantId: terminal.merchantId,
          auth: { scheme: 'apiKey' },
        },
      }),
    },
    secrets: {
      terminalPassword: terminal.password,
      clientSecret,
      apiKey: terminal.apiKey,
      ...(partnerKey && { backOfficeKey: partnerKey.apiKey }),
    },
  };
}
