import type { Detail } from '../../http/service-error.ts';
import { isCountryCode, isEmail, isPhone } from '../../http/formats.ts';
import { isWebsite } from '../../http/web-address.ts';
import { entriesOf } from './entries.ts';
import type { Entry } from './entries.ts';

/** The fault of a value, if there is one. */
type Check = (value: unknown) => string | undefined;

const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.some((known) => known === value) ? undefined : `must be one of ${values.join(', ')}`;

const matching =
  (pattern: RegExp, message: string): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? undefined : message;

const upTo =
  (length: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= length
      ? undefined
      : `must be text of up to ${length} characters`;

const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');

/** A section may have the name `address`, too. */
const addressLine: Check = (value) => (typeof value === 'object' ? undefined : upTo(512)(value));

const fitting =
  (fits: (text: string) => boolean, message: string): Check =>
  (value) =>
    typeof value === 'string' && fits(value) ? undefined : message;

const email = fitting(isEmail, 'must be a valid e-mail address of up to 128 characters');

const ADDRESS_FLAGS = ['isLegalAddress', 'isOperatingAddress', 'isVirtualAddress'];

/** Spec "Onboarding application" (enums, rules 1 to 3), "Contact fields", "Address object" and "Limits", by field. */
const CHECKS: ReadonlyMap<string, Check> = new Map([
  ['proofOfAddressType', oneOf('utilityBill', 'bankStatement', 'other')],
  ['taxIdType', oneOf('ein', 'ssn', 'itin')],
  ['locationBusinessType', oneOf('physical', 'virtual', 'both')],
  ['ownershipType', oneOf('direct', 'indirect', 'nonOwner')],
  ['idType', oneOf('driverLicense', 'passport', 'nationalId')],
  ['accountType', oneOf('checking', 'savings')],
  ['proofOfBankAccountType', oneOf('colorizedVoidCheck', 'bankLetter')],
  ['bankDepositMethod', oneOf('ach', 'wire')],
  ['taxIdNumber', matching(/^\d{9}$/, 'must be exactly 9 digits, without dashes or formatting')],
  ['isApplicationSigner', flag],
  ...ADDRESS_FLAGS.map((name) => [name, flag] as const),
  ['contactPhone', fitting(isPhone, 'must be a phone number, local or E.164')],
  ['contactEmail', email],
  ['email', email],
  ['website', fitting(isWebsite, 'must be an HTTPS address')],
  ['countryCode', fitting(isCountryCode, 'must be an ISO alpha-2 country code')],
  ['address', addressLine],
  ['address2', upTo(512)],
  ['city', upTo(128)],
  ['state', upTo(128)],
  ['firstName', upTo(128)],
  ['lastName', upTo(128)],
  ['postalCode', upTo(32)],
  ['phone', upTo(32)],
]);

/**
 * The faults in the sections of `merchantData`. The specification shows their fields, but not their names and places,
 * so a rule applies to every object with its field. `null` means that a value is missing.
 */
export function sectionFaults(merchantData: unknown): Detail[] {
  const entries = entriesOf(merchantData, ['merchantData']);
  return [
    ...entries.flatMap(fieldFaults),
    ...entries.flatMap(addressFaults),
    ...signerFaults(entries),
  ].concat(websiteFaults(entries));
}

/** Business types with a virtual location. */
const SELLS_ONLINE: ReadonlySet<unknown> = new Set(['virtual', 'both']);

/** The first website of the form. */
export function websiteOf(merchantData: unknown): string | null {
  const websites = entriesOf(merchantData).map(({ fields }) => fields['website']);
  return websites.find((website) => typeof website === 'string') ?? null;
}

/** The person who receives and signs the package. */
export function signerOf(merchantData: unknown): Entry | undefined {
  return entriesOf(merchantData).find(({ fields }) => fields['isApplicationSigner'] === true);
}

/** Every `locationBusinessType` of the form. `both`, which onboarding also accepts, counts as the two. */
export function businessTypesOf(merchantData: unknown): ('physical' | 'virtual')[] {
  const named = new Set(entriesOf(merchantData).map(({ fields }) => fields['locationBusinessType']));
  const types = (['physical', 'virtual'] as const).filter((type) => named.has(type) || named.has('both'));
  return types.length === 0 ? ['physical'] : types;
}

function fieldFaults({ path, fields }: Entry): Detail[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const message = value === null ? undefined : CHECKS.get(name)?.(value);
    return message === undefined ? [] : [{ field: [...path, name].join('.'), message }];
  });
}

/** Spec "Onboarding application", rule 1. */
function addressFaults({ path, fields }: Entry): Detail[] {
  if (!ADDRESS_FLAGS.some((name) => name in fields)) return [];
  const set = ADDRESS_FLAGS.filter((name) => fields[name] === true);
  if (set.length === 1) return [];
  return [{ field: path.join('.'), message: `exactly one of ${ADDRESS_FLAGS.join(', ')} must be true` }];
}

/** Spec "Onboarding application", rule 3. */
function signerFaults(entries: readonly Entry[]): Detail[] {
  const signers = entries.filter(({ fields }) => fields['isApplicationSigner'] === true);
  if (signers.length === 1) return [];
  const message = `exactly one must have isApplicationSigner true, not ${signers.length}`;
  return [{ field: 'merchantData.stakeholders', message }];
}

/** Spec "Contact fields": a website is required where the business type is virtual. */
function websiteFaults(entries: readonly Entry[]): Detail[] {
  const isVirtual = entries.some(({ fields }) => SELLS_ONLINE.has(fields['locationBusinessType']));
  const hasWebsite = entries.some(({ fields }) => typeof fields['website'] === 'string');
  if (!isVirtual || hasWebsite) return [];
  return [{ field: 'merchantData.website', message: 'is required when the business type is virtual' }];
}
