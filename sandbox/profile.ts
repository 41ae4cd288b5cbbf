import type { Terminal } from './world/terminals.ts';
import type { SignInSettings } from './world/training.ts';

/** A complete terminal profile (version 1) for a till that shall work on this sandbox. */
export interface TerminalProfile {
  readonly version: 1;
  readonly environment: 'sandbox';
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
}

/** The secrets of the same terminal. They protect nothing. */
export interface TerminalSecrets {
  readonly terminalPassword: string;
  readonly clientSecret: string;
  readonly apiKey: string;
}

export function profileOf(
  terminal: Terminal,
  { realm, brand, identityDomain }: SignInSettings,
  baseUrl: string,
  authUrl: string,
): TerminalProfile {
  return {
    version: 1,
    environment: 'sandbox',
    baseUrl,
    auth: { scheme: 'oauth', form: 'realm', authUrl, realm, brand, identityDomain },
    merchantId: terminal.merchantId,
    terminalId: terminal.terminalId,
    terminalKind: terminal.kind,
    store: { name: terminal.storeName, currency: terminal.currency, locale: terminal.locale },
  };
}

export function secretsOf(terminal: Terminal, { clientSecret }: SignInSettings): TerminalSecrets {
  return { terminalPassword: terminal.password, clientSecret, apiKey: terminal.apiKey };
}
