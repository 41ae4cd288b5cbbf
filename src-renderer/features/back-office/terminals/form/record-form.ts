import isEmail from 'validator/es/lib/isEmail.js';
import isISO31661Alpha2 from 'validator/es/lib/isISO31661Alpha2.js';
import type { FormValues } from '../../../../../shared/form-draft.ts';

/** How the form sets the tenders: left as they are, taken from above, or only those ticked. */
export type TenderSource = 'keep' | 'inherit' | 'own';

/** A terminal's form as it is typed. */
export interface TerminalValues extends FormValues {
  readonly name: string;
  readonly tenderSource: TenderSource;
  readonly tenderTypes: readonly string[];
}

/** A location's, field by field as the service calls them; what is not typed is empty. */
export interface LocationValues extends TerminalValues {
  readonly locationBusinessType: string;
  readonly address: string;
  readonly address2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  readonly countryCode: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly website: string;
}

export type RecordFault =
  | 'missing'
  | 'too-long'
  | 'unprintable'
  | 'not-an-email'
  | 'not-a-country'
  | 'no-tender'
  | 'not-a-website'
  | 'website-needed';

export type RecordFaults = Readonly<Record<string, RecordFault>>;

/** Longest texts (spec "Limits" and "Address object"); names are as long as the service's other names. */
const LENGTHS = {
  name: 128,
  address: 512,
  address2: 512,
  postalCode: 32,
  city: 128,
  state: 128,
  countryCode: 2,
  contactEmail: 128,
  contactPhone: 32,
  website: 2048,
} as const;

export const ADDRESS_FIELDS = [
  ...(['address', 'address2', 'postalCode', 'city', 'state', 'countryCode'] as const),
] as const;

export function nameFaults(values: FormValues & { readonly name: string }): RecordFaults {
  return { ...lengthFaults(values), ...(values.name.trim() === '' && { name: 'missing' }) };
}

export function terminalFaults(values: TerminalValues): RecordFaults {
  return {
    ...nameFaults(values),
    ...(values.tenderSource === 'own' && values.tenderTypes.length === 0 && { tenderTypes: 'no-tender' }),
  };
}

/** Spec "Address object" (whole or not there at all), "Contact fields" (a virtual location needs a website, by https). */
export function locationFaults(values: LocationValues): RecordFaults {
  const { contactEmail, countryCode, website, locationBusinessType } = values;
  const isVirtual = locationBusinessType === 'virtual';
  return {
    ...terminalFaults(values),
    ...addressFaults(values),
    ...(countryCode !== '' && !isCountry(countryCode) && { countryCode: 'not-a-country' }),
    ...(contactEmail.trim() !== '' && !isEmail(contactEmail.trim()) && { contactEmail: 'not-an-email' }),
    ...(website.trim() !== '' && !isWebsite(website.trim()) && { website: 'not-a-website' }),
    ...(website.trim() === '' && isVirtual && { website: 'website-needed' }),
  };
}

function addressFaults(values: LocationValues): RecordFaults {
  const given = ADDRESS_FIELDS.some((field) => values[field].trim() !== '');
  const missing = ADDRESS_FIELDS.filter((field) => field !== 'address2' && values[field].trim() === '');
  return given ? Object.fromEntries(missing.map((field) => [field, 'missing'] as const)) : {};
}

function lengthFaults(values: FormValues): RecordFaults {
  const found = Object.entries(LENGTHS).flatMap(([field, most]): [string, RecordFault][] => {
    const text = values[field];
    if (typeof text !== 'string') return [];
    if (text.trim().length > most) return [[field, 'too-long']];
    return /\p{Cc}|\p{Cs}/u.test(text) ? [[field, 'unprintable']] : [];
  });
  return Object.fromEntries(found);
}

/** The service takes capitals only. */
function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && isISO31661Alpha2(code);
}

/** Fully qualified, and by https. */
export function isWebsite(text: string): boolean {
  return /^https:\/\/[^\s/?#@]+/i.test(text) && URL.canParse(text);
}
