import { isAllowedAddress } from '../../shared/address.ts';
import { faultsOf } from './profile-faults.ts';
import { profileSchema } from './profile-schema.ts';
import type { z } from 'zod';
import type { ProfileSummary, SecretName, TerminalView } from '../../shared/contract/views.ts';
import type { FieldFault } from '../../shared/failure.ts';

/** What a terminal is and where its service lives. Holds no secret. */
export type TerminalProfile = Readonly<z.output<typeof profileSchema>>;

export type ParsedProfile =
  { readonly profile: TerminalProfile } | { readonly faults: readonly FieldFault[] };

/** Reads a profile file. Every fault is listed by field; with one fault there is no profile. */
export function parseProfile(text: string): ParsedProfile {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { faults: [{ field: 'profile', fault: 'not-json', expected: 'a JSON file' }] };
  }
  const parsed = profileSchema.safeParse(value);
  if (!parsed.success) return { faults: faultsOf(parsed.error, value) };
  const faults = addressFaults(parsed.data);
  return faults.length > 0 ? { faults } : { profile: parsed.data };
}

/** What the set-up screen shows of a profile, and which secrets it asks for. */
export function profileSummary(profile: TerminalProfile): ProfileSummary {
  const { merchantId, terminalId, environment, baseUrl, auth, store } = profile;
  return {
    storeName: store.name,
    merchantId,
    terminalId,
    environment,
    baseUrl,
    secretsNeeded: secretsNeeded(auth),
    // With a key, payments that a lost answer left behind can be looked up in the history.
    secretsOptional: auth.scheme === 'oauth' ? ['apiKey'] : [],
  };
}

/** What every screen shows of the terminal at work. */
export function terminalView(profile: TerminalProfile, training: boolean): TerminalView {
  const { merchantId, terminalId, environment, store } = profile;
  const { name: storeName, currency, locale } = store;
  return { storeName, currency, locale, merchantId, terminalId, environment, training };
}

/** One vault entry and one ledger folder a terminal: environments and terminals never mix. */
export function terminalKey({ environment, terminalId }: TerminalProfile): string {
  return `${environment}-${terminalId}`;
}

function secretsNeeded(auth: TerminalProfile['auth']): readonly SecretName[] {
  if (auth.scheme === 'apiKey') return ['apiKey'];
  return auth.form === 'realm' ? ['terminalPassword'] : ['terminalPassword', 'clientSecret'];
}

function addressFaults({
  environment,
  baseUrl,
  auth,
  webhookUrls = [],
}: TerminalProfile): readonly FieldFault[] {
  const addresses = [
    { field: 'baseUrl', address: baseUrl },
    ...(auth.scheme === 'oauth' ? [{ field: 'auth.authUrl', address: auth.authUrl }] : []),
    ...webhookUrls.map((address, index) => ({ field: `webhookUrls.${index}`, address })),
  ];
  const expected = 'an https: address (http: only for this computer, in the sandbox environment)';
  return addresses
    .filter(({ address }) => !isAllowedAddress(address, environment))
    .map(({ field }) => ({ field, fault: 'not-https', expected }));
}
