import { isAllowedAddress } from '../../../shared/address.ts';
import { minorFromNumber } from '../../../shared/money/exact-decimal.ts';
import { MAX_AMOUNT_MINOR, minorDigits } from '../../../shared/money/money.ts';
import { faultsOf, valueAt } from './profile-faults.ts';
import { kioskFaults } from './kiosk-profile.ts';
import { isOffice, readOffice } from './office-profile.ts';
import { hundredthsOfPercent } from '../../../shared/payment/rebate.ts';
import { pinFaults } from './route-profile.ts';
import { profileSchema } from './profile-schema.ts';
import { fitsReference } from './reference-pattern.ts';
import { taxFaults } from './tax-profile.ts';
import type { z } from 'zod';
import type {
  CustomerDetailsView,
  ProfileSummary,
  SecretName,
  TerminalView,
} from '../../../shared/contract/terminal-view.ts';
import type { BackOfficeSecretName } from '../../../shared/contract/back-office/back-office.ts';
import type { FieldFault } from '../../../shared/failure.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { RebateRate } from '../../../shared/payment/rebate.ts';

type OfTerminal = Readonly<z.output<typeof profileSchema>>;

/**
 * What a terminal is and where its service lives. Holds no secret. That of a back office alone signs in as no terminal
 * and names none: its `auth.scheme` is `none`, and its `terminalId` is empty.
 */
export type TerminalProfile = Omit<OfTerminal, 'auth'> & {
  readonly auth: OfTerminal['auth'] | { readonly scheme: 'none' };
};

/** One under which sales can be made. */
export type SellingProfile = TerminalProfile & Pick<OfTerminal, 'auth'>;

export type ParsedProfile =
  | { readonly profile: TerminalProfile }
  | { readonly faults: readonly FieldFault[] };

/** Reads a profile file. Every fault is listed by field; with one fault there is no profile. */
export function parseProfile(text: string): ParsedProfile {
  // Also what stands for a file that could not be read: `readGivenProfile`.
  if (text === '') return { faults: [{ field: '', fault: 'not-read', expected: 'readable-file' }] };
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { faults: [{ field: '', fault: 'not-json', expected: 'json-file' }] };
  }
  const faults = addressFaults(value);
  if (isOffice(value)) return officeOf(value, faults);
  const parsed = profileSchema.safeParse(value);
  if (!parsed.success) return { faults: [...faultsOf(parsed.error, value), ...faults] };
  const all = [
    ...faults,
    ...lengthFaults(parsed.data),
    ...rebateFaults(parsed.data),
    ...taxFaults(parsed.data.store.tax),
    ...amountFaults(parsed.data, 'minimumAmount'),
    ...amountFaults(parsed.data, 'askAboveAmount'),
    ...pinFaults(parsed.data),
  ];
  if (all.length > 0) return { faults: all };
  // The least that a sale comes to is known once it has no fault of its own.
  const kiosk = kioskFaults(parsed.data.kiosk, minimumOf(parsed.data));
  return kiosk.length > 0 ? { faults: kiosk } : { profile: parsed.data };
}

/** Whether a terminal is at work with it; a back office alone sells nothing. */
export function sells(profile: TerminalProfile): profile is SellingProfile {
  return profile.auth.scheme !== 'none';
}

/** What the set-up screen shows of a profile, and which secrets it asks for. */
export function profileSummary(profile: TerminalProfile): ProfileSummary {
  const { merchantId, terminalId, environment, baseUrl, auth, store, proxy, webhooks } = profile;
  const office = sells(profile) ? undefined : signInOfOffice(profile);
  const proxyPassword = proxy?.username === undefined ? [] : (['proxyPassword'] as const);
  const webhookSecret = webhooks ? (['webhookSecret'] as const) : [];
  const partnerSecret = webhooks?.partner ? (['partnerWebhookSecret'] as const) : [];
  return {
    storeName: store.name,
    ...(office && { backOfficeOnly: true }),
    merchantId,
    terminalId,
    environment,
    baseUrl,
    secretsNeeded: [
      ...(office ? office.secretsNeeded : secretsNeeded(auth)),
      ...proxyPassword,
      ...webhookSecret,
      ...partnerSecret,
    ],
    // With a key, payments that a lost answer left behind can be looked up in the history.
    secretsOptional: auth.scheme === 'oauth' ? ['apiKey'] : [],
    secretHosts: { ...secretHosts(profile), ...office?.hosts },
  };
}

/** What a back office alone signs in with, and which host each of it is sent to. */
function signInOfOffice({ baseUrl, backOffice }: TerminalProfile) {
  const secretsNeeded = backOffice ? officeSecretsNeeded(backOffice.auth) : [];
  const { host } = new URL(backOffice?.auth.scheme === 'oauth' ? backOffice.auth.authUrl : baseUrl);
  return { secretsNeeded, hosts: Object.fromEntries(secretsNeeded.map((name) => [name, host])) };
}

/** In the order to ask for them. */
export function officeSecretsNeeded(
  auth: NonNullable<TerminalProfile['backOffice']>['auth'],
): readonly BackOfficeSecretName[] {
  if (auth.scheme === 'apiKey') return ['backOfficeKey'];
  return auth.form === 'realm' ? ['backOfficePassword'] : ['backOfficePassword', 'backOfficeClientSecret'];
}

/** As ASCII: a host that only looks like another one does not look like it any more. */
function secretHosts({ auth, baseUrl, proxy }: TerminalProfile): ProfileSummary['secretHosts'] {
  const apiKey = new URL(baseUrl).host;
  const proxied = proxy && { proxyPassword: new URL(proxy.address).host };
  if (auth.scheme !== 'oauth') return { ...(auth.scheme === 'apiKey' && { apiKey }), ...proxied };
  const { host } = new URL(auth.authUrl);
  return { terminalPassword: host, clientSecret: host, apiKey, ...proxied };
}

/** What every screen shows of the terminal at work. */
export function terminalView(profile: TerminalProfile, training: boolean): TerminalView {
  const { merchantId, terminalId, environment, store } = profile;
  const { name: storeName, currency, locale, timeZone, tax } = store;
  const zone = timeZone !== undefined && { timeZone };
  const customerDetails = customerDetailsView(profile);
  return {
    storeName,
    currency,
    locale,
    ...zone,
    merchantId,
    terminalId,
    environment,
    training,
    ...(!sells(profile) && { backOfficeOnly: true }),
    customerDetails,
    ...(tax && { tax }),
  };
}

function customerDetailsView({ terminalKind, customerDetails }: TerminalProfile): CustomerDetailsView {
  const { ask = 'on-request', keepDays } = customerDetails ?? {};
  const isRequired = terminalKind === 'virtual' || ask === 'always';
  return { ask: isRequired ? 'required' : ask, ...(keepDays !== undefined && { keepDays }) };
}

/** The rebate that every payment of this terminal asks for, if any. */
export function rebateRate({ rebate }: TerminalProfile): RebateRate | undefined {
  if (!rebate) return undefined;
  const { percent, merchantPercent } = rebate;
  return { total: hundredthsOfPercent(percent), merchant: hundredthsOfPercent(merchantPercent) };
}

/** The smallest amount that a sale of this terminal may have; none is zero. */
export function minimumOf({ minimumAmount = 0, store: { currency } }: TerminalProfile): Money {
  const minor = minorFromNumber(minimumAmount, minorDigits(currency));
  if (minor === undefined) throw new Error('a minimum amount that was not checked');
  return { minor, currency };
}

/**
 * One vault entry and one ledger folder a terminal: environments and terminals never mix. A back office alone has those of
 * whose payments it shows; no terminal's identifier begins with a space.
 */
export function terminalKey(profile: TerminalProfile): string {
  const { environment, terminalId, backOffice } = profile;
  if (sells(profile)) return `${environment}-${terminalId}`;
  const { partnerId = '', merchantId = '' } = backOffice ?? {};
  return `${environment}- ${JSON.stringify([partnerId, merchantId])}`;
}

function officeOf(value: unknown, faults: readonly FieldFault[]): ParsedProfile {
  const read = readOffice(value);
  if ('faults' in read || faults.length > 0)
    return { faults: ['faults' in read ? read.faults : [], faults].flat() };
  const { office } = read;
  const { store, backOffice } = office;
  const all = [...taxFaults(store.tax), ...pinFaults({ ...office, auth: {} })];
  if (all.length > 0) return { faults: all };
  const none = { auth: { scheme: 'none' }, terminalId: '', terminalKind: 'physical' } as const;
  return { profile: { ...office, ...none, merchantId: backOffice.merchantId ?? '' } };
}

function secretsNeeded(auth: TerminalProfile['auth']): readonly SecretName[] {
  if (auth.scheme !== 'oauth') return auth.scheme === 'apiKey' ? ['apiKey'] : [];
  return auth.form === 'realm' ? ['terminalPassword'] : ['terminalPassword', 'clientSecret'];
}

function lengthFaults({ referencePattern, terminalId }: OfTerminal): readonly FieldFault[] {
  if (referencePattern === undefined || fitsReference(referencePattern, terminalId)) return [];
  return [{ field: 'referencePattern', fault: 'too-long', expected: 'short-reference-pattern' }];
}

function rebateFaults(profile: TerminalProfile): readonly FieldFault[] {
  const rate = rebateRate(profile);
  if (!rate || rate.merchant <= rate.total) return [];
  return [{ field: 'rebate.merchantPercent', fault: 'malformed', expected: 'at-most-rebate-percent' }];
}

/** Finer than the currency it could not be kept to; more than any sale, nothing could be sold. */
function amountFaults(
  profile: TerminalProfile,
  field: 'minimumAmount' | 'askAboveAmount',
): readonly FieldFault[] {
  const minor = minorFromNumber(profile[field] ?? 0, minorDigits(profile.store.currency));
  if (minor !== undefined && minor <= MAX_AMOUNT_MINOR) return [];
  return [{ field, fault: 'malformed', expected: 'amount-of-currency' }];
}

/** Addresses that are none of ours to use, also in a profile with other faults. */
function addressFaults(value: unknown): readonly FieldFault[] {
  const environment = valueAt(value, ['environment']) === 'production' ? 'production' : 'sandbox';
  const webhookUrls = valueAt(value, ['webhookUrls']);
  const paths = [
    ['baseUrl'],
    ['auth', 'authUrl'],
    ['backOffice', 'auth', 'authUrl'],
    ['updates', 'address'],
    ...(Array.isArray(webhookUrls) ? webhookUrls.map((_, index) => ['webhookUrls', index]) : []),
  ];
  return paths
    .filter((path) => {
      const address = valueAt(value, path);
      return typeof address === 'string' && URL.canParse(address) && !isAllowedAddress(address, environment);
    })
    .map((path) => ({ field: path.join('.'), fault: 'not-https', expected: 'secure-address' }));
}
